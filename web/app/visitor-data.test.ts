// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { recall, remember } from './storage.ts';
import { DOWNLOADS, forgetThisBrowser, onForgotten } from './visitor-data.ts';

const isAnything = (_value: unknown): _value is unknown => true;

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

it('forgets all that this browser keeps, settings too; what is still to be deleted on the server stays listed', async () => {
  const names = ['room-seat.bcdfgh', 'game-cards', 'age', 'check.text', 'voice'];
  const settings = ['translation', 'theme', 'bible.text-size', 'flags'];
  for (const name of [...names, ...settings, 'session.AAAAAAAAAAAAAAAAAAAAAA'])
    remember('browser', name, 'kept');
  remember('tab', 'group.names', ['Ruth']);
  remember('tab', 'off.AAAAAAAAAAAAAAAAAAAAAA', 'left');
  for (const name of ['bible-favorites', 'adminSession', 'adminUser', 'adminDevice'])
    localStorage.setItem(name, 'kept');

  await forgetThisBrowser();

  expect(Object.keys(localStorage)).toEqual(['berea.session.AAAAAAAAAAAAAAAAAAAAAA']);
  expect(Object.keys(sessionStorage)).toEqual(['berea.off.AAAAAAAAAAAAAAAAAAAAAA']);
  expect(recall('tab', 'off.AAAAAAAAAAAAAAAAAAAAAA', isAnything)).toBe('left');
});

it('removes the downloaded translations before others read anew what there is', async () => {
  const done: string[] = [];
  vi.stubGlobal('caches', { delete: async (name: string) => done.push(name) });
  onForgotten(() => void done.push('read anew'));
  await forgetThisBrowser();
  expect(done).toEqual([DOWNLOADS, 'read anew']);
});

it('goes on where one part cannot be forgotten', async () => {
  vi.stubGlobal('caches', { delete: () => Promise.reject(new DOMException('', 'SecurityError')) });
  const reset = vi.fn();
  onForgotten(() => Promise.reject(new DOMException('', 'SecurityError')));
  onForgotten(reset);
  await forgetThisBrowser();
  expect(reset).toHaveBeenCalledOnce();
});

it('gives up the choices of the page that is open', async () => {
  const { chosenTranslation, useTranslation } = await import('./translation.ts');
  const { useTheme } = await import('./theme.ts');
  const { useTextSize, stepTextSize } = await import('./text-size.ts');
  const { act, renderHook } = await import('@testing-library/react');
  const { result } = renderHook(() => ({
    translation: useTranslation(),
    theme: useTheme(),
    text: useTextSize(),
  }));
  act(() => {
    result.current.translation[1]('web');
    result.current.theme[1]('dark');
    stepTextSize(1);
  });
  expect(document.documentElement.dataset.theme).toBe('dark');
  await act(forgetThisBrowser);
  expect(chosenTranslation()).toBeNull();
  expect([result.current.theme[0], document.documentElement.dataset.theme]).toEqual(['system', undefined]);
  expect(result.current.text.size).toBe(1);
});
