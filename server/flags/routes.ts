import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { operatorOf } from '../admin/operator.ts';
import { route } from '../http/route.ts';
import type { Flags } from './flags.ts';
import type { OperatorFlags } from './operator-flags.ts';

export interface FlagRouteDeps {
  readonly flags: Flags;
  readonly operatorFlags: OperatorFlags;
  /** Lets only a signed-in operator through. */
  readonly operator: preHandlerAsyncHookHandler;
}

export function flagRoutes(app: FastifyInstance, { flags, operatorFlags, operator }: FlagRouteDeps): void {
  route(app, calls.publicFlags, ({ reply }) => {
    // The app caches them itself, for 5 minutes (behaviour 1.3).
    reply.header('cache-control', 'no-store');
    return flags.publicFlags();
  });
  route(app, calls.listFlags, async () => ({ flags: await operatorFlags.list() }), { preHandler: operator });
  route(
    app,
    calls.changeFlag,
    ({ params, body, request }) => operatorFlags.change(params.flagId, body.enabled, operatorOf(request)),
    { preHandler: operator },
  );
}
