import type { FastifyInstance } from 'fastify';
import { AppError } from '../../contract/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what other websites make a visitor's browser ask for: every change, and every call that they embed (its answer
 * would be withheld from them anyway, but not what it costs). Links to a call are followed. Browsers send
 * `Sec-Fetch-Site`; programs that do not are no concern here.
 */
export function refuseCrossSite(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, method, url } = request;
    if (headers['sec-fetch-site'] !== 'cross-site' || !url.startsWith('/api')) return done();
    const isLink = READS.has(method) && headers['sec-fetch-mode'] === 'navigate';
    done(isLink ? undefined : new AppError('CROSS_SITE'));
  });
}
