import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('What nobody holds any more is gone afterwards, and nothing else', async () => {
  const held = {};
  const references = [new WeakRef(held), new WeakRef({})];
  // A reference that was made in this turn holds its object until the turn ends.
  await nextTurn();
  collectGarbage();
  expect(references.map((reference) => reference.deref())).toEqual([held, undefined]);
});

test('Nobody else is given the means', () => {
  collectGarbage();
  expect(globalThis.gc).toBeUndefined();
});
