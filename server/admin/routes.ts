import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { addressOf } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { Storage } from '../storage/types.ts';
import type { Account } from './account.ts';
import { readAudit } from './audit.ts';
import { browserName } from './browser-name.ts';
import { operatorOf } from './operator.ts';
import type { SignIn } from './sign-in.ts';

export interface AdminRouteDeps {
  readonly storage: Storage;
  readonly signIn: SignIn;
  readonly account: Account;
  /** Lets only a signed-in operator through. */
  readonly operator: preHandlerAsyncHookHandler;
}

/** Signing in and out, and the audit. */
export function adminRoutes(app: FastifyInstance, deps: AdminRouteDeps): void {
  const { storage, signIn, account, operator } = deps;
  const signedIn = { preHandler: operator };
  route(app, calls.login, ({ body, request, reply }) => {
    const caller = { address: addressOf(request), browser: browserName(request.headers['user-agent']) };
    return signIn(body, caller, abortOnDisconnect(reply, 'The connection closed during the sign-in.'));
  });
  route(
    app,
    calls.verifyOperator,
    ({ request }) => {
      const { id, username, role } = operatorOf(request);
      return { user: { id, username, role } };
    },
    signedIn,
  );
  route(
    app,
    calls.logout,
    async ({ request, reply }) => {
      const current = operatorOf(request);
      await account.endSession(current, current.session);
      return reply.code(204).send();
    },
    signedIn,
  );
  route(app, calls.listAudit, async ({ query }) => ({ entries: await readAudit(storage, query) }), signedIn);
}
