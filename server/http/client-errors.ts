import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '../../contract/errors.ts';
import { errorBodyOf } from './errors.ts';

/** What Node's parser refuses, in our catalogue; the rest is an unreadable request. */
const FROM_NODE: Readonly<Record<string, ErrorCode>> = { HPE_HEADER_OVERFLOW: 'PAYLOAD_TOO_LARGE' };

/** Answers what is not HTTP, or never became a whole request, in the one shape, and hangs up. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = new AppError(FROM_NODE[error.code ?? ''] ?? 'INVALID_REQUEST');
  const body = JSON.stringify(errorBodyOf(known, newRequestId()));
  socket.end(
    [
      `HTTP/1.1 ${known.status} ${known.status === 413 ? 'Content Too Large' : 'Bad Request'}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

/** Short, random, and on every line and error of one request. */
export function newRequestId(): string {
  // Node draws the randomness of many UUIDs at once: this is on the path of every request.
  return randomUUID().slice(0, 8);
}
