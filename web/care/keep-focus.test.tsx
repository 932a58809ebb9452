// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { type JSX, useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useKeptFocus } from './keep-focus.ts';

afterEach(cleanup);

function Panel(): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(panel);
  return (
    <section ref={panel}>
      <a href="tel:988">Call 988</a>
      <a href="sms:988">Text 988</a>
    </section>
  );
}

const thread = (stored: boolean, shown = true) => (
  <>
    <div>{shown && stored && <Panel />}</div>
    <input aria-label="words" />
    <div>{shown && !stored && <Panel />}</div>
  </>
);
const focused = () => document.activeElement?.textContent;

it('the focus goes along with help that moves to the stored words', () => {
  const { rerender } = render(thread(false));
  screen.getByText('Text 988').focus();
  rerender(thread(true));
  expect(focused()).toBe('Text 988');
});

it('the focus goes along also where help is away in between', () => {
  const { rerender } = render(thread(false));
  screen.getByText('Text 988').focus();
  rerender(thread(false, false));
  rerender(thread(true));
  expect(focused()).toBe('Text 988');
});

it('help takes the focus from nobody', () => {
  const { rerender } = render(thread(false));
  const field = screen.getByLabelText('words');
  field.focus();
  rerender(thread(true));
  expect(document.activeElement).toBe(field);

  screen.getByText('Call 988').focus();
  rerender(thread(true, false));
  field.focus();
  rerender(thread(true));
  expect(document.activeElement).toBe(field);
});
