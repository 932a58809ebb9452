import type { FastifyReply } from 'fastify';
import { AppError } from '../../contract/errors.ts';

/** Aborts, for the reason that `sentence` says, when the one who asked has gone before the answer. */
export function whileReaderStays({ raw }: FastifyReply, sentence: string): AbortSignal {
  const control = new AbortController();
  const gone = (): void => control.abort(new AppError('INVALID_REQUEST', { message: sentence }));
  if (raw.destroyed) gone();
  else raw.once('close', gone);
  return control.signal;
}
