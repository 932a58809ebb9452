import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '../../contract/errors.ts';
import { registerErrors, sendError } from './errors.ts';
import { createTurnsOfAddress } from './turns-of-address.ts';

let app: FastifyInstance;
let running: number;
let finish: (() => void)[];
beforeEach(() => {
  [running, finish] = [0, []];
  app = fastify();
  registerErrors(app, (_request, reply) => sendError(reply, new AppError('NOT_FOUND')));
  app.get('/', { preHandler: createTurnsOfAddress(({ ip }) => ip) }, async () => {
    running += 1;
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
    return 'done';
  });
});
afterEach(() => app.close());

const ask = (remoteAddress: string) => app.inject({ url: '/', remoteAddress });
const begun = (count: number) => expect.poll(() => finish.length).toBe(count);

it('runs two calls of an address at once, the next when one is done, and those of others meanwhile', async () => {
  const answers = ['1.1.1.1', '1.1.1.1', '1.1.1.1', '2.2.2.2'].map(ask);
  await begun(3);
  expect(running).toBe(3);
  finish[0]?.();
  await begun(4);
  expect(running).toBe(3);
  for (const end of finish) end();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([200, 200, 200, 200]);
});

it('refuses an address that has too many waiting', async () => {
  const answers = Array.from({ length: 15 }, () => ask('1.1.1.1'));
  await begun(2);
  const refused = await Promise.race(answers);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'BUSY',
    '10',
  ]);
  for (let ended = 0; ended < 14; ended++) {
    await expect.poll(() => finish.length).toBeGreaterThan(ended);
    finish[ended]?.();
  }
  expect((await Promise.all(answers)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(14);
});
