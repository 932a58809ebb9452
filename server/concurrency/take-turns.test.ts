import { expect, it, vi } from 'vitest';
import { aTurn, type Line, newLine, takeTurns } from './take-turns.ts';

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

it('lets short pieces share a round, and ends it when they have taken their time together', async () => {
  const order: string[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const piece = async (name: string, ms: number): Promise<void> => {
    await takeTurns(0)();
    order.push(name);
    now += ms;
  };
  const all = Promise.all([piece('a', 0), piece('b', 5), piece('c', 0), piece('d', 0)]);
  for (let round = 1; order.length < 4; round++) {
    await new Promise((resolve) => setImmediate(resolve));
    order.push(`round ${round}`);
  }
  await all;
  expect(order.slice(0, 5)).toEqual(['a', 'b', 'round 1', 'c', 'd']);
  vi.restoreAllMocks();
});

it('gives each line its own rounds: nobody waits behind another one', async () => {
  const order: string[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const streams = newLine();
  const piece = async (name: string, line?: Line): Promise<void> => {
    await takeTurns(0, line)();
    order.push(name);
    now += 5;
  };
  await Promise.all([
    piece('read 1', streams),
    piece('read 2', streams),
    piece('read 3', streams),
    piece('request'),
  ]);
  expect(order.indexOf('request')).toBeLessThan(order.indexOf('read 2'));
  vi.restoreAllMocks();
});

it('gives requests as much of a long round as what was done since they began to wait', async () => {
  const order: string[] = [];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const piece = async (name: string, line?: Line): Promise<void> => {
    await takeTurns(0, line)();
    order.push(name);
    now += 5;
  };
  const streams = newLine();
  const all = Promise.all([
    ...['request 1', 'request 2', 'request 3'].map((name) => piece(name)),
    ...['read 1', 'read 2'].map((name) => piece(name, streams)),
  ]);
  now += 12;
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(['request 1', 'request 2', 'request 3', 'read 1']);
  await all;
  vi.restoreAllMocks();
});

it('gives a turn at once while a round has time left and nobody waits', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const line = newLine();
  expect(aTurn(line)).toBeUndefined();
  now += 3;
  expect(aTurn(line)).toBeUndefined();
  now += 3;
  const late = aTurn(line);
  expect(late).toBeInstanceOf(Promise);
  now -= 6;
  expect(aTurn(line), 'behind somebody who waits').toBeInstanceOf(Promise);
  await late;
  await new Promise((resolve) => setImmediate(resolve));
  expect(aTurn(line), 'in a later round').toBeUndefined();
  vi.restoreAllMocks();
});
