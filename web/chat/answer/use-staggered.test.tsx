// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import type { JSX } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStaggered } from './use-staggered.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const One = ({ wanted }: { wanted: boolean }): JSX.Element => (
  <p>{useStaggered(wanted) ? 'here' : 'not yet'}</p>
);
const All = ({ wanted }: { wanted: boolean }): JSX.Element => (
  <>
    {[...'abcdefghij'].map((name) => (
      <One key={name} wanted={wanted} />
    ))}
  </>
);
const here = (): boolean[] =>
  screen.getAllByText(/here|not yet/).map(({ textContent }) => textContent === 'here');
const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

it('shows at once what is wanted from the start', () => {
  render(<All wanted />);
  expect(here()).not.toContain(false);
});

it('shows a few at a time, in order, and all in the end', () => {
  const { rerender } = render(<All wanted={false} />);
  rerender(<All wanted />);
  expect(here()).not.toContain(true);
  pass(16);
  expect(here()).toEqual([...Array(4).fill(true), ...Array(6).fill(false)]);
  pass(32);
  expect(here()).not.toContain(false);
});

it('hides what is no longer wanted, and stops its timers', () => {
  const { rerender } = render(<All wanted={false} />);
  rerender(<All wanted />);
  pass(16);
  rerender(<All wanted={false} />);
  expect(here()).not.toContain(true);
  pass(100);
  expect(vi.getTimerCount()).toBe(0);
});
