import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('lets other work go first, and gives two long loops a turn each', async () => {
  const order: string[] = [];
  const loop = async (name: string): Promise<void> => {
    const turn = takeTurns(0);
    for (let piece = 1; piece <= 3; piece++) {
      await turn();
      order.push(`${name}${piece}`);
    }
  };
  const other = new Promise<void>((resolve) => setImmediate(() => resolve(void order.push('other'))));
  await Promise.all([loop('a'), loop('b'), other]);
  expect(order.indexOf('other')).toBeLessThan(3);
  expect(order.filter((done) => done !== 'other')).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
});

it('does not wait while the turn lasts', () => {
  expect(takeTurns(1_000)()).toBeUndefined();
});
