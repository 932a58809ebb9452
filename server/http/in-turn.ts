import type { FastifyReply } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { takeTurns } from '../concurrency/take-turns.ts';

/** How many may wait for their turn, over all calls. */
const MAX_WAITING = 500;
const AGAIN_SECONDS = 10;

let waiting = 0;

/**
 * For calls that keep the main thread busy for some milliseconds: of many that arrive at once, a few milliseconds' worth
 * is worked on in each round of the event loop, so that all others are let in between. Whoever has left meanwhile is not worked for. Beyond
 * the queue it throws BUSY.
 */
export async function inTurn<Answer>(reply: FastifyReply, work: () => Answer): Promise<Awaited<Answer>> {
  if (waiting >= MAX_WAITING) throw new AppError('BUSY', { retryAfterSeconds: AGAIN_SECONDS });
  waiting += 1;
  try {
    await takeTurns(0)();
  } finally {
    waiting -= 1;
  }
  if (reply.raw.destroyed) throw new AppError('INVALID_REQUEST', { message: 'The request broke off.' });
  return await work();
}
