import type { FastifyInstance, FastifyReply, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { route } from '../http/route.ts';
import type { Account } from './account.ts';
import { operatorOf } from './operator.ts';
import type { SecondFactor } from './second-factor.ts';

export interface AccountRouteDeps {
  readonly account: Account;
  readonly secondFactor: SecondFactor;
  /** Lets only a signed-in operator through. */
  readonly operator: preHandlerAsyncHookHandler;
}

/** What operators do with their own account: password, sessions, second factor. */
export function accountRoutes(app: FastifyInstance, deps: AccountRouteDeps): void {
  const { account, secondFactor, operator } = deps;
  const signedIn = { preHandler: operator };
  route(
    app,
    calls.changePassword,
    async ({ body, request, reply }) => {
      await account.changePassword(operatorOf(request), body, untilClosed(reply));
      return reply.code(204).send();
    },
    signedIn,
  );
  route(
    app,
    calls.listOperatorSessions,
    async ({ request }) => ({ sessions: await account.sessions(operatorOf(request)) }),
    signedIn,
  );
  route(
    app,
    calls.endOperatorSession,
    async ({ params, request, reply }) => {
      await account.endSession(operatorOf(request), params.operatorSessionId);
      return reply.code(204).send();
    },
    signedIn,
  );
  route(
    app,
    calls.endOtherOperatorSessions,
    async ({ request, reply }) => {
      await account.endOtherSessions(operatorOf(request));
      return reply.code(204).send();
    },
    signedIn,
  );
  route(app, calls.secondFactor, ({ request }) => secondFactor.state(operatorOf(request).id), signedIn);
  route(
    app,
    calls.changeSecondFactor,
    async ({ body, request, reply }) => {
      const current = operatorOf(request);
      if (body.action === 'confirm') return secondFactor.confirm(current.id, body.code);
      const row = await account.confirm(current, body.password, untilClosed(reply));
      if (body.action === 'begin') return secondFactor.begin(row);
      await secondFactor.remove(row);
      return reply.code(204).send();
    },
    signedIn,
  );
}

const untilClosed = (reply: FastifyReply): AbortSignal =>
  abortOnDisconnect(reply, 'The connection closed while the password was compared.');
