import type { FastifyInstance } from 'fastify';
import { errorCodeOf } from './errors.ts';
import type { Log } from './logging.ts';
import type { Metrics } from './metrics.ts';

/** The route of requests that no route answers: their path is the client's words and is neither logged nor counted. */
export const NO_ROUTE = '(none)';

/** One line and one count for each answer: method, route pattern, status, duration, request id, error code. */
export function registerObservation(app: FastifyInstance, log: Log, metrics: Metrics | undefined): void {
  if (!log.writesInfo && !metrics) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    const { method, id } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics?.count(method, route, status, elapsedTime);
    if (log.writesInfo) {
      const code = errorCodeOf(request);
      const line = { method, route, status, ms: Math.round(elapsedTime * 10) / 10, requestId: id, code };
      if (status >= 500) log.error(line, 'answered');
      else log.info(line, 'answered');
    }
    done();
  });
}
