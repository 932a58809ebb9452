import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppError } from '../../contract/errors.ts';
import { failureOf, nameOf, placeOf } from './errors.ts';
import type { Log } from './logging.ts';
import type { Metrics } from './metrics.ts';

/** The route of requests that no route answers: their path is the client's words and is neither logged nor counted. */
export const NO_ROUTE = '(none)';

const begun = Symbol('request and when it began');
type Observed = ServerResponse & { [begun]?: { readonly request: FastifyRequest; readonly at: number } };

/**
 * One line and one count for each answer: method, route pattern, status, duration, request id, error code.
 * It waits for `close`, which comes whether the answer was read to its end or not, with one listener that all share:
 * Fastify's `onResponse` costs four times as much a request, and misses readers who went away.
 */
export function registerObservation(app: FastifyInstance, log: Log, metrics: Metrics | undefined): void {
  if (!log.writesInfo && !metrics) return;

  function onClose(this: Observed): void {
    const seen = this[begun];
    if (!seen) return;
    const { request, at } = seen;
    const { method, id: requestId } = request;
    const route = request.routeOptions.url ?? NO_ROUTE;
    const status = this.statusCode;
    const ms = Math.round((performance.now() - at) * 10) / 10;
    metrics?.count(method, route, status, ms);
    if (!log.writesInfo) return;
    const line = { method, route, status, ms, requestId };
    if (status < 400 && this.writableFinished) log.answered(line);
    else if (status < 400) log.info({ ...line, code: 'READER_LEFT' }, 'answered');
    else logFailure(log, line, failureOf(request));
  }

  app.addHook('onRequest', (request, reply, done) => {
    const response: Observed = reply.raw;
    response[begun] = { request, at: performance.now() };
    response.on('close', onClose);
    done();
  });
}

/** Of an error that is not the client's: its kind and where in our code it began, never its message. */
function logFailure(log: Log, line: object, failure: AppError | undefined): void {
  if (failure?.code === 'INTERNAL_ERROR' || failure?.code === 'NOT_AVAILABLE') {
    const { code, cause } = failure;
    const kind = cause === undefined ? undefined : nameOf(cause);
    log.error({ ...line, code, kind, place: placeOf(cause) }, 'failed');
  } else {
    log.info({ ...line, code: failure?.code }, 'answered');
  }
}
