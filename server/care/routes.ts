import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { route } from '../http/route.ts';
import type { CareService } from './care.ts';

/** `operator` lets only a signed-in operator through. */
export function careRoutes(
  app: FastifyInstance,
  { care, operator }: { care: CareService; operator: preHandlerAsyncHookHandler },
): void {
  route(app, calls.careLines, ({ query, reply }) => {
    reply.header('cache-control', 'no-cache');
    return care.lines(query.region);
  });
  route(app, calls.careReferrals, () => care.referrals(), { preHandler: operator });
}
