import { expect, it } from 'vitest';
import type { OperatorAdvertisement } from '../../../contract/advertisements.ts';
import { wordsFor } from './partner-words.tsx';

const NOW = new Date('2026-11-28T12:00:00Z');
const said = (impressionCount: number, clickCount: number) =>
  wordsFor(
    {
      title: 'Psalms',
      createdAt: '2026-11-03T12:00:00Z',
      impressionCount,
      clickCount,
    } as OperatorAdvertisement,
    NOW,
  );

it('tells a partner of their own card, and of no other', () => {
  expect(said(15, 1)).toBe('Since 3 November your card “Psalms” was seen 15 times and opened once.');
  expect(said(1, 0)).toBe('Since 3 November your card “Psalms” was seen once and opened 0 times.');
  expect(said(2_000, 31)).toBe(
    'Since 3 November your card “Psalms” was seen 2,000 times and opened 31 times. That is 16 of every 1,000 times seen.',
  );
});
