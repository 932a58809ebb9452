import { expect, test } from 'vitest';
import { HELP_LINES } from '../content/help-lines.ts';
import { linesFor, regionOf } from './help-lines.ts';
import type { CareKind } from './types.ts';

const KINDS: readonly CareKind[] = ['crisis', 'abuse', 'child', 'medical', 'danger'];

test('every region has someone to turn to for every need, and nobody twice', () => {
  for (const region of HELP_LINES.regions) {
    for (const kind of KINDS) {
      const lines = linesFor(region, kind);
      expect(lines, `${region.region} ${kind}`).not.toHaveLength(0);
      expect(new Set(lines).size).toBe(lines.length);
    }
  }
});

test('despair is led to its own line first, danger and illness to the emergency number', () => {
  const us = regionOf(HELP_LINES, 'us');
  expect(linesFor(us, 'crisis')[0]?.call).toBe('988');
  expect(linesFor(us, 'crisis').map(({ call }) => call)).toContain('911');
  expect(linesFor(us, 'medical')[0]?.call).toBe('911');
  expect(linesFor(us, 'danger')[0]?.call).toBe('911');
  expect(linesFor(us, 'abuse')[0]?.name).toBe('National Domestic Violence Hotline');
});

test('a region without lines, and none at all, is served by "elsewhere"', () => {
  expect(regionOf(HELP_LINES, 'FR').region).toBe('elsewhere');
  expect(regionOf(HELP_LINES, undefined).region).toBe('elsewhere');
  expect(regionOf(HELP_LINES, 'gb').name).toBe('United Kingdom');
});
