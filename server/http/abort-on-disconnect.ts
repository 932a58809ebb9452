import type { FastifyReply } from 'fastify';
import { AppError } from '../../contract/errors.ts';

/** A signal that aborts, with `message` as its reason, when the client disconnects before it has the answer. */
export function abortOnDisconnect({ raw }: FastifyReply, message: string): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new AppError('INVALID_REQUEST', { message }));
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return controller.signal;
}
