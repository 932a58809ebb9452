import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { AppError, type ErrorCode } from '../../contract/errors.ts';
import { errorBodyOf } from './errors.ts';

/** Error codes of Node's HTTP parser in terms of our catalogue; all others are INVALID_REQUEST. */
const NODE_ERROR_CODES: Readonly<Record<string, ErrorCode>> = { HPE_HEADER_OVERFLOW: 'PAYLOAD_TOO_LARGE' };

/** Answers malformed HTTP and incomplete requests with the standard error body, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const known = new AppError(NODE_ERROR_CODES[error.code ?? ''] ?? 'INVALID_REQUEST');
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

/** A short random id that every log line and error of one request carries. */
export function newRequestId(): string {
  // Node generates random bytes for many UUIDs at once, which makes this cheap: it runs for every request.
  return randomUUID().slice(0, 8);
}
