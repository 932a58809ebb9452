import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { hashOf } from '../storage/encryption.ts';
import type { Storage } from '../storage/types.ts';
import { findSession, type Operator, touchSession } from './session-store.ts';
import { IDLE_MS, TOUCH_EVERY_MS } from './session-times.ts';

const operators = new WeakMap<FastifyRequest, Operator>();

/** Requires a valid operator's session in `x-admin-session`; otherwise throws UNAUTHORIZED. */
export function operatorOnly(storage: Storage, now: () => number): preHandlerAsyncHookHandler {
  return async (request) => {
    const id = request.headers['x-admin-session'];
    if (typeof id !== 'string' || id === '') throw new AppError('UNAUTHORIZED');
    const at = now();
    const found = await findSession(storage, hashOf(id), { at, usedSince: at - IDLE_MS });
    if (!found) throw new AppError('UNAUTHORIZED');
    const { lastUsedAt, ...operator } = found;
    operators.set(request, operator);
    if (at - lastUsedAt >= TOUCH_EVERY_MS) await touchSession(storage, found.session, at);
  };
}

/** Who is signed in, behind `operatorOnly`. Throws UNAUTHORIZED where that did not run. */
export function operatorOf(request: FastifyRequest): Operator {
  const operator = operators.get(request);
  if (!operator) throw new AppError('UNAUTHORIZED');
  return operator;
}

/** Behind `operatorOnly`: throws FORBIDDEN for operators who are not owners. */
export const ownerOnly: preHandlerAsyncHookHandler = async (request) => {
  if (operatorOf(request).role !== 'owner') {
    throw new AppError('FORBIDDEN', { message: 'Only an owner may do this.' });
  }
};
