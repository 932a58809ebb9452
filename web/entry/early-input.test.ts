// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectInput, type EarlyInput } from './early-input.ts';

let input: EarlyInput;
let happened: string[];

beforeEach(() => {
  document.body.innerHTML =
    '<form><input name="words"><input type="radio" name="kind" value="one" checked><input type="radio" name="kind" value="two"><button>Send</button></form><a href="#there">There</a>';
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
