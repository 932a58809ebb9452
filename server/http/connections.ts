import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './logging.ts';
import { createHttpServer } from './node-http.ts';

/** Requests that one connection may have waiting. Browsers and proxies have one; a client that pipelines has a few. */
const MAX_UNANSWERED = 20;
/** A connection that takes nothing of what was written to it for this long is closed. */
const STALLED_MS = 30_000;
/** Written answers that clients have not read, all together, in bytes; beyond it the largest are dropped. */
const MAX_UNREAD_BYTES = 32_000_000;
const LOOK_EVERY_MS = 50;

export interface ConnectionSettings {
  readonly log: Pick<Log, 'warn'>;
  /** Milliseconds in which a request must have arrived. */
  readonly requestTimeout: number;
  /** Milliseconds that an idle connection is kept. */
  readonly keepAliveTimeout: number;
  readonly stalledMs?: number;
  readonly maxUnreadBytes?: number;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * An HTTP server on which no client can fill the memory: requests that wait on one connection, answers that nobody reads,
 * and connections that stall are bounded. For Fastify's `serverFactory`.
 */
export function createBoundedServer(handler: Handler, settings: ConnectionSettings): Server {
  /** Open connections with the answers that they still wait for. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  const server = createHttpServer((request, response) => {
    const waiting = connections.get(request.socket);
    // Requests that arrived in the same packet as the one for which the connection was closed.
    if (!waiting || request.socket.destroyed) return;
    if (waiting.size >= MAX_UNANSWERED) {
      request.socket.destroy();
      return;
    }
    waiting.add(response);
    response.once('close', () => waiting.delete(response));
    handler(request, response);
  });
  server.requestTimeout = settings.requestTimeout;
  server.keepAliveTimeout = settings.keepAliveTimeout;
  server.on('connection', (socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
  });
  // Called when nothing was read or written. One that waits for its answer, with nothing to read, is left alone.
  server.setTimeout(settings.stalledMs ?? STALLED_MS, (socket) => {
    if (!connections.get(socket)?.size || socket.writableLength > 0) socket.destroy();
  });
  const timer = setInterval(
    () => dropUnread(connections, settings.maxUnreadBytes ?? MAX_UNREAD_BYTES, settings.log),
    LOOK_EVERY_MS,
  ).unref();
  server.once('close', () => clearInterval(timer));
  return server;
}

/** Closes the connections that hold most, until half of the limit is free. */
function dropUnread(
  connections: ReadonlyMap<Socket, ReadonlySet<ServerResponse>>,
  maxBytes: number,
  log: ConnectionSettings['log'],
): void {
  const unread: { socket: Socket; bytes: number }[] = [];
  let total = 0;
  for (const [socket, answers] of connections) {
    const bytes = unreadBytes(socket, answers);
    if (bytes === 0) continue;
    unread.push({ socket, bytes });
    total += bytes;
  }
  if (total <= maxBytes) return;
  let count = 0;
  for (const { socket, bytes } of unread.sort((one, other) => other.bytes - one.bytes)) {
    if (total <= maxBytes / 2) break;
    socket.destroy();
    total -= bytes;
    count += 1;
  }
  log.warn({ code: 'UNREAD_ANSWERS_DROPPED', count }, 'connections were closed that did not read');
}

/** What was written to a connection and has not left; answers behind the first wait in their own buffers. */
function unreadBytes(socket: Socket, answers: ReadonlySet<ServerResponse>): number {
  let bytes = socket.writableLength;
  for (const answer of answers) if (!answer.socket) bytes += answer.writableLength;
  return bytes;
}
