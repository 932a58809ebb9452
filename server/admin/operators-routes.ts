import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { route } from '../http/route.ts';
import { operatorOf, ownerOnly } from './operator.ts';
import type { Operators } from './operators.ts';

export interface OperatorsRouteDeps {
  readonly operators: Operators;
  /** Lets only a signed-in operator through. */
  readonly operator: preHandlerAsyncHookHandler;
}

/** Owners manage operators; admins are refused. */
export function operatorsRoutes(app: FastifyInstance, { operators, operator }: OperatorsRouteDeps): void {
  const owner = { preHandler: [operator, ownerOnly] };
  route(app, calls.listOperators, async () => ({ users: await operators.list() }), owner);
  route(
    app,
    calls.addOperator,
    async ({ body, request, reply }) => {
      const added = await operators.add(operatorOf(request), body);
      reply.code(201);
      return added;
    },
    owner,
  );
  route(
    app,
    calls.changeOperator,
    ({ params, body, request }) => operators.change(operatorOf(request), params.operatorId, body),
    owner,
  );
}
