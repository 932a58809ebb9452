import { expect, test } from 'vitest';
import { comingWhen, inBytes, when } from './when.ts';

const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test('A time is said as people do', () => {
  const now = new Date(2026, 10, 23, 12, 0);
  expect(when(at(2026, 10, 23, 8, 5), now)).toBe('today, 08:05');
  expect(when(at(2026, 10, 22, 21, 40), now)).toBe('yesterday, 21:40');
  expect(when(at(2026, 10, 7, 21, 40), now)).toBe('7 November 2026');
});

test('What begins today or tomorrow is said with its time', () => {
  const now = new Date(2026, 10, 30, 12, 0);
  expect(comingWhen(at(2026, 10, 30, 13, 5), now)).toBe('today, 13:05');
  expect(comingWhen(at(2026, 11, 1, 0, 0), now)).toBe('tomorrow, 00:00');
  expect(comingWhen(at(2026, 11, 2, 8, 0), now)).toBe('2 December');
});

test('A size is said in the largest unit', () => {
  expect([0, 999, 1_000, 214_000_000, 1_234_000_000, 5e15].map(inBytes)).toEqual([
    '0 B',
    '999 B',
    '1.0 kB',
    '214 MB',
    '1.2 GB',
    '5000 TB',
  ]);
});
