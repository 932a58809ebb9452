// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { type JSX, useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useRestoredFocus } from './use-restored-focus.ts';

afterEach(cleanup);

function Panel(): JSX.Element {
  const panel = useRef<HTMLElement>(null);
  useRestoredFocus(panel);
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

it('the focus stays in the panel when it moves to the stored message', () => {
  const { rerender } = render(thread(false));
  screen.getByText('Text 988').focus();
  rerender(thread(true));
  expect(focused()).toBe('Text 988');
});

it('the focus comes back to a panel that was missing for a moment', () => {
  const { rerender } = render(thread(false));
  screen.getByText('Text 988').focus();
  rerender(thread(false, false));
  rerender(thread(true));
  expect(focused()).toBe('Text 988');
});

it('the panel takes the focus from nothing else', () => {
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
