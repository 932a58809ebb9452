import type { preHandlerAsyncHookHandler } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { hashSessionId } from '../storage/encryption.ts';
import type { Storage } from '../storage/types.ts';
import { findOperatorSession } from './store.ts';

/** Requires a valid operator's session in `x-admin-session`; otherwise throws UNAUTHORIZED. */
export function operatorOnly(storage: Storage, now: () => number): preHandlerAsyncHookHandler {
  return async (request) => {
    const id = request.headers['x-admin-session'];
    if (typeof id !== 'string' || id === '') throw new AppError('UNAUTHORIZED');
    if (!(await findOperatorSession(storage, hashSessionId(id), now()))) throw new AppError('UNAUTHORIZED');
  };
}
