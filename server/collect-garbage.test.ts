import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

test('Unreachable objects are collected, reachable ones are not', async () => {
  const held = {};
  const references = [new WeakRef(held), new WeakRef({})];
  // A reference that was made in this turn holds its object until the turn ends.
  await nextTurn();
  collectGarbage();
  expect(references.map((reference) => reference.deref())).toEqual([held, undefined]);
});

test('`gc` is not exposed to other code', () => {
  collectGarbage();
  expect(globalThis.gc).toBeUndefined();
});
