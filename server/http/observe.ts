import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppError } from '../../contract/errors.ts';
import { answeredErrorOf, errorNameOf, sourceLocationOf } from './errors.ts';
import type { Log } from './logging.ts';
import type { Metrics } from './metrics.ts';

/** Logged and counted as the route of requests that match none: their path is the client's input. */
const NO_ROUTE = '(none)';

/** What proxies log of a client that went away before it had an answer. Nobody is ever sent it. */
const READER_GONE_STATUS = 499;

const startSymbol = Symbol('request and start time');
type TimedResponse = ServerResponse & {
  [startSymbol]?: { readonly request: FastifyRequest; readonly at: number };
};

/**
 * One line and one count for each answer: method, route pattern, status, duration, request id, error code.
 * Uses the `close` event, which is emitted whether or not the answer was read to its end, with one shared listener:
 * Fastify's `onResponse` costs four times as much per request and misses clients that disconnected.
 */
export function registerObservation(app: FastifyInstance, log: Log, metrics: Metrics | undefined): void {
  if (!log.writesInfo && !metrics) return;

  function onClose(this: TimedResponse): void {
    const seen = this[startSymbol];
    if (!seen) return;
    const { request, at } = seen;
    const { method, id: requestId } = request;
    const route = request.routeOptions.url ?? NO_ROUTE;
    // Node says 200 until something else is set, also of a request that was never answered.
    const status = this.headersSent ? this.statusCode : READER_GONE_STATUS;
    const ms = Math.round((performance.now() - at) * 10) / 10;
    metrics?.count(method, route, status, ms);
    if (!log.writesInfo) return;
    const line = { method, route, status, ms, requestId };
    if (!this.headersSent)
      log.info({ ...line, code: request.raw.complete ? 'READER_LEFT' : 'REQUEST_CUT' }, 'not answered');
    else if (status < 400 && this.writableFinished) log.answered(line);
    else if (status < 400) log.info({ ...line, code: 'READER_LEFT' }, 'answered');
    else logFailure(log, line, answeredErrorOf(request));
  }

  app.addHook('onRequest', (request, reply, done) => {
    const response: TimedResponse = reply.raw;
    response[startSymbol] = { request, at: performance.now() };
    response.on('close', onClose);
    done();
  });
}

/** Logs a server error by its class and source location, never its message. */
function logFailure(log: Log, line: object, failure: AppError | undefined): void {
  const wasRefused = failure?.code === 'NOT_AVAILABLE' && failure.retryAfterSeconds !== undefined;
  if (wasRefused && failure.cause === undefined) {
    // On purpose: too many came at once.
    log.warn({ ...line, code: failure.code }, 'refused');
    return;
  }
  if (failure?.code === 'INTERNAL_ERROR' || failure?.code === 'NOT_AVAILABLE') {
    const { code, cause } = failure;
    const kind = cause === undefined ? undefined : errorNameOf(cause);
    log.error({ ...line, code, kind, location: sourceLocationOf(cause) }, 'failed');
  } else {
    log.info({ ...line, code: failure?.code }, 'answered');
  }
}
