// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isDrawn, mayWait, nextSign } from './wait-for-reader.ts';

const root = document.createElement('div');
root.dataset.scripts = '/assets/app.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** Whether the app would be loaded by now. */
async function watchSign(): Promise<() => Promise<boolean>> {
  let hasCome = false;
  void nextSign().then(() => {
    hasCome = true;
  });
  return async () => {
    await vi.advanceTimersByTimeAsync(0);
    return hasCome;
  };
}

it('a page that is complete waits, unless it is not what this reader should see', () => {
  expect(mayWait(root)).toBe(true);
  expect(mayWait(document.createElement('div'))).toBe(false);
  localStorage.setItem('berea.flags', '{}');
  expect(mayWait(root)).toBe(true);
  localStorage.setItem('berea.theme', '"dark"');
  expect(mayWait(root)).toBe(false);
  localStorage.clear();
  sessionStorage.setItem('berea.contact-letter', '{}');
  expect(mayWait(root)).toBe(false);
});

it('a page on which only stands that it is on its way is not drawn', () => {
  const page = document.createElement('div');
  expect(isDrawn(page)).toBe(false);
  page.textContent = 'Loading';
  expect(isDrawn(page)).toBe(true);
  page.dataset.waiting = '';
  expect(isDrawn(page)).toBe(false);
});

it.each(['pointermove', 'keydown', 'focusin'])('%s is a sign of a reader', async (type) => {
  const hasCome = await watchSign();
  expect(await hasCome()).toBe(false);
  document.dispatchEvent(new Event(type));
  expect(await hasCome()).toBe(true);
});

it('an offer to install the app, which some browsers make on every page, may wait', async () => {
  const hasCome = await watchSign();
  dispatchEvent(new Event('beforeinstallprompt'));
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await hasCome()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await hasCome()).toBe(true);
});
