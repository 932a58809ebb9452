import { expect, it } from 'vitest';
import { nextToasts, TOAST_DURATION, TOAST_LIMIT, TOAST_REMOVE_DELAY } from './toast-queue.ts';

it('shows one toast at a time: a new one replaces the old one', () => {
  const first = nextToasts([], { type: 'shown', toast: { id: 1, title: 'Conversation cleared' } });
  const second = nextToasts(first, { type: 'shown', toast: { id: 2, title: 'Copied' } });
  expect(second).toEqual([{ id: 2, title: 'Copied', open: true }]);
});

it('closes a dismissed toast at once and removes it later', () => {
  const shown = nextToasts([], { type: 'shown', toast: { id: 1, title: 'Copied' } });
  const dismissed = nextToasts(shown, { type: 'dismissed', id: 1 });
  expect(dismissed).toEqual([{ id: 1, title: 'Copied', open: false }]);
  expect(nextToasts(dismissed, { type: 'removed', id: 1 })).toEqual([]);
});

it('shows one toast for 5 s and removes it 1,000 s later', () => {
  expect([TOAST_LIMIT, TOAST_DURATION, TOAST_REMOVE_DELAY]).toEqual([1, 5_000, 1_000_000]);
});
