import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import type { CachedAudio } from './audio-cache.ts';

const TYPE = 'audio/mpeg';

/** Audio as it comes. Where it breaks off, the connection breaks off, so that nobody takes it for whole. */
export function sendGrowing(reply: FastifyReply, pieces: AsyncIterable<Uint8Array>): FastifyReply {
  return reply
    .header('content-type', TYPE)
    .send(Readable.from(pieces, { objectMode: false, highWaterMark: 0 }));
}

/** A whole file, or the part that `Range` names. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: CachedAudio): FastifyReply {
  const range = rangeOf(request.headers.range, file.size);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${file.size}`);
    throw new AppError('RANGE_NOT_SATISFIABLE');
  }
  reply.header('content-type', TYPE).header('accept-ranges', 'bytes');
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${file.size}`);
  return reply.header('content-length', end - start + 1).send(createReadStream(file.path, { start, end }));
}

/** A single range of bytes, both ends included; several ranges are answered with the whole. */
export function rangeOf(
  header: string | undefined,
  size: number,
): { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
