import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what other websites make a visitor's browser ask for: every change, and every call that they embed (its answer
 * would be withheld from them anyway, but not what it costs). Links to a call are followed. Browsers say whose page asks
 * by `Sec-Fetch-Site`, over plain http and older ones by `Origin` alone; programs that send neither are no concern here.
 */
export function refuseCrossSite(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, method, url } = request;
    if (!url.startsWith('/api')) return done();
    const site = headers['sec-fetch-site'];
    const isOthers = site === undefined ? isOfOtherPage(request, publicUrl) : site === 'cross-site';
    const isLink = READS.has(method) && headers['sec-fetch-mode'] === 'navigate';
    done(isOthers && !isLink ? new AppError('CROSS_SITE') : undefined);
  });
}

/**
 * Whether `Origin` names another place than that under which this server was asked, or `PUBLIC_URL`. Hosts and ports
 * count: behind a proxy that does https, the scheme is not known here. `null`, which pages without an origin of their own
 * send, is another place; none of our own requests sends it.
 */
function isOfOtherPage(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (!URL.canParse(origin)) return true;
  const { protocol, host } = new URL(origin);
  // Read with the origin's scheme, a port that is its usual one falls away.
  const asked = `${protocol}//${request.host}`;
  const ours = [asked, publicUrl].filter((url) => url !== undefined && URL.canParse(url));
  return host === '' || !ours.some((url) => new URL(url!).host === host);
}
