import type { FastifyInstance } from 'fastify';
import type { AppError } from '../../contract/errors.ts';
import { failureOf, nameOf, placeOf } from './errors.ts';
import type { Log } from './logging.ts';
import type { Metrics } from './metrics.ts';

/** The route of requests that no route answers: their path is the client's words and is neither logged nor counted. */
export const NO_ROUTE = '(none)';

/** One line and one count for each answer: method, route pattern, status, duration, request id, error code. */
export function registerObservation(app: FastifyInstance, log: Log, metrics: Metrics | undefined): void {
  if (!log.writesInfo && !metrics) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    const { method, id: requestId } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics?.count(method, route, status, elapsedTime);
    if (log.writesInfo) {
      const ms = Math.round(elapsedTime * 10) / 10;
      const line = { method, route, status, ms, requestId };
      if (status < 400) log.info(line, 'answered');
      else logFailure(log, line, failureOf(request));
    }
    done();
  });
}

/** Of an error that we do not know: its kind and where in our code it began, never its message. */
function logFailure(log: Log, line: object, failure: AppError | undefined): void {
  if (failure?.code === 'INTERNAL_ERROR') {
    const { code, cause } = failure;
    log.error(
      { ...line, code, ...(cause !== undefined && { kind: nameOf(cause) }), place: placeOf(cause) },
      'failed',
    );
  } else {
    log.info({ ...line, code: failure?.code }, 'answered');
  }
}
