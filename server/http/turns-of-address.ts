import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { createSlots, type Slots } from '../concurrency/slots.ts';
import { abortOnDisconnect } from './abort-on-disconnect.ts';

/** Calls of one address that run at once; a church shares one, so the others wait. */
const AT_ONCE = { slots: 2, maxWaiting: 12, maxWaitMs: 20_000 };
const AGAIN_SECONDS = 10;

/** Resolves when it is a request's turn, which ends with its answer; for a route's `preHandler`, or to call. */
export type TurnOfAddress = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * For costly calls: two of an address at a time, counted over all that take such turns, so that one cannot keep
 * the threads from everybody else. Beyond the queue it throws BUSY.
 */
export function createTurnsOfAddress(addressOf: (request: FastifyRequest) => string): TurnOfAddress {
  const addresses = new Map<string, Slots>();
  const busy = (): AppError => new AppError('BUSY', { retryAfterSeconds: AGAIN_SECONDS });
  return async (request, reply) => {
    const address = addressOf(request);
    const slots = addresses.get(address) ?? createSlots({ ...AT_ONCE, busy });
    addresses.set(address, slots);
    const forgetIdle = (): void => {
      if (slots.taken + slots.waiting === 0 && addresses.get(address) === slots) addresses.delete(address);
    };
    try {
      const release = await slots.acquire(abortOnDisconnect(reply, 'The request broke off.'));
      const done = (): void => {
        release();
        forgetIdle();
      };
      if (reply.raw.destroyed) done();
      else reply.raw.once('close', done);
    } catch (error) {
      forgetIdle();
      throw error;
    }
  };
}
