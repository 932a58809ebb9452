// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectInput, type EarlyInput } from './early-input.ts';

let input: EarlyInput;
let happened: string[];

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="words"><input type="radio" name="kind" value="one" checked><input type="radio" name="kind" value="two"><select name="country"><option value="gb">Britain</option><option value="ke">Kenya</option></select><input type="checkbox" name="copy" checked><button>Send</button></form><a href="#there">There</a>';
  happened = [];
  input = collectInput(document);
  const form = document.querySelector('form')!;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    happened.push('submit');
  });
  form.addEventListener('input', ({ target }) => happened.push((target as HTMLInputElement).value));
});
afterEach(() => {
  document.body.innerHTML = '';
});
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const button = (): HTMLButtonElement => document.querySelector('button')!;

it('holds a press back until the app is drawn, and then presses once', async () => {
  button().click();
  button().click();
  expect(happened).toEqual([]);
  input.take()();
  await settled();
  expect(happened).toEqual(['submit']);
});

it('enters what was typed and chosen once more, before the press', async () => {
  const [words, , two] = document.querySelectorAll('input');
  words!.value = 'Dear friends';
  two!.checked = true;
  button().click();
  input.take()();
  await settled();
  expect(happened).toEqual(['Dear friends', 'two', 'submit']);
  expect([words!.value, two!.checked]).toEqual(['Dear friends', true]);
});

it('enters a country chosen and a tick removed once more', async () => {
  const [country, copy] = [
    document.querySelector('select')!,
    document.querySelector<HTMLInputElement>('[type="checkbox"]')!,
  ];
  country.value = 'ke';
  copy.checked = false;
  document.querySelector('form')!.addEventListener('change', ({ target }) => {
    if (target === country) happened.push(country.value);
    if (target === copy) happened.push(`copy: ${copy.checked}`);
  });
  input.take()();
  await settled();
  expect(happened).toContain('ke');
  expect(happened).toContain('copy: false');
  expect([country.value, copy.checked]).toEqual(['ke', false]);
});

it('does it once, however often the app says that it is drawn', async () => {
  button().click();
  const finish = input.take();
  finish();
  finish();
  await settled();
  finish();
  await settled();
  expect(happened).toEqual(['submit']);
});

it('leaves links to the browser, and everything once the app is drawn', async () => {
  let wasFollowed = false;
  document.querySelector('a')?.addEventListener('click', () => {
    wasFollowed = true;
  });
  document.querySelector('a')?.click();
  expect(wasFollowed).toBe(true);
  input.take()();
  await settled();
  button().click();
  expect(happened).toEqual(['submit']);
});
