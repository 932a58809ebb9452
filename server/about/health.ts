import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import type { Bible } from '../../scripture/types.ts';
import type { Metrics } from '../http/metrics.ts';
import type { StorageProblem } from '../storage/readiness.ts';
import type { Storage } from '../storage/types.ts';

export interface HealthDeps {
  readonly storage: Storage;
  readonly bible: Bible;
  readonly metrics: Metrics | undefined;
  readonly metricsToken: string | undefined;
}

/** For operators: liveness, readiness and metrics (behaviour 13.3). */
export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  const { storage, bible, metrics, metricsToken } = deps;
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const problem = await storage.findProblem();
    if (problem) throw new AppError('NOT_AVAILABLE', { message: PROBLEMS[problem] });
    if (!holdsText(bible)) throw new AppError('NOT_AVAILABLE', { message: 'The Bible does not answer.' });
    return { status: 'ok' };
  });

  if (!metrics || !metricsToken) return;
  app.get('/metrics', (request, reply) => {
    if (!isBearer(request.headers.authorization, metricsToken)) throw new AppError('UNAUTHORIZED');
    return reply
      .header('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(metrics.text());
  });
}

const PROBLEMS: Record<StorageProblem, string> = {
  'no-answer': 'The database does not answer.',
  'disk-full': 'Nothing can be written: the disk of the database is full.',
  'io-error': 'Nothing can be written: the disk of the database reports an I/O error.',
  'read-only': 'Nothing can be written: the database may only be read.',
};

/** Whether every translation has Genesis 1:1. */
function holdsText(bible: Bible): boolean {
  return Object.values(bible).every((translation) => translation.text(0) !== '');
}

/** Compares hashes in constant time: they have equal length whatever was sent. */
function isBearer(header: string | undefined, token: string): boolean {
  const received = /^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '';
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(received), hash(token));
}
