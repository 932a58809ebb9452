import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { operatorOf } from '../admin/operator.ts';
import { route } from '../http/route.ts';
import type { Contact } from './contact.ts';

export interface ContactRouteDeps {
  readonly contact: Contact;
  readonly now: () => number;
  readonly limits: preHandlerAsyncHookHandler[];
  /** Lets only a signed-in operator through. */
  readonly operator: preHandlerAsyncHookHandler;
}

export function contactRoutes(app: FastifyInstance, deps: ContactRouteDeps): void {
  const { contact, now, limits, operator } = deps;
  route(
    app,
    calls.sendContact,
    async ({ body: { website, ...letter }, reply }) => {
      // A program that fills in every field gets the same answer and has nothing to learn from it.
      const isFromProgram = website !== undefined && website !== '';
      const receivedAt = isFromProgram ? new Date(now()).toISOString() : await contact.receive(letter);
      reply.code(201);
      return { receivedAt };
    },
    { preHandler: limits },
  );
  route(app, calls.listContact, async () => ({ messages: await contact.list() }), { preHandler: operator });
  route(
    app,
    calls.changeContact,
    ({ params, body, request }) => contact.mark(params.contactId, body.handled, operatorOf(request)),
    { preHandler: operator },
  );
  route(
    app,
    calls.deleteContact,
    async ({ params, request, reply }) => {
      await contact.remove(params.contactId, operatorOf(request));
      return reply.code(204).send();
    },
    { preHandler: operator },
  );
}
