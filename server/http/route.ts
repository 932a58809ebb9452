import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../contract/calls.ts';
import { cleanDeep } from './clean-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that this route answers: what openapi.json is compared with. */
    call?: Call;
  }
}

/** What a handler is given: the parts of the request, cleaned and checked by the call's schemas. */
export interface Input<C extends Call> {
  readonly params: Output<C['params']>;
  readonly query: Output<C['query']>;
  readonly body: Output<C['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
type Output<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;

export interface RouteSettings {
  /** Run before the input is read, for example limits. */
  readonly preHandler?: preHandlerAsyncHookHandler | preHandlerAsyncHookHandler[];
  /** In bytes. */
  readonly bodyLimit?: number;
  /** false: the body's strings reach the handler as sent, because offsets in them count; it cleans them itself. */
  readonly cleanBody?: boolean;
}

/**
 * Declares the route of a call. The handler's value is the answer's JSON; a status other than 200 it sets on `reply`.
 * Input that does not fit the schemas throws a ZodError, which errors.ts turns into INVALID_REQUEST.
 */
export function route<C extends Call>(
  app: FastifyInstance,
  call: C,
  handler: (input: Input<C>) => unknown,
  settings: RouteSettings = {},
): void {
  const readBody = settings.cleanBody === false ? (body: unknown) => body : cleanDeep;
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    config: { call },
    ...(settings.preHandler && { preHandler: settings.preHandler }),
    ...(settings.bodyLimit !== undefined && { bodyLimit: settings.bodyLimit }),
    handler: (request, reply) => {
      if (call.private) reply.header('cache-control', 'no-store');
      const answer = handler({
        params: part(call.params, cleanDeep(request.params)),
        query: part(call.query, cleanDeep(request.query)),
        body: part(call.body ?? (call.method === 'GET' ? undefined : NOTHING), readBody(request.body)),
        request,
        reply,
      } as Input<C>);
      // A reply that was sent at once needs no waiting for: Fastify would listen for its end.
      return answer === reply && reply.sent ? undefined : answer;
    },
  });
}

/** A call without a payload takes no body, an empty one, or `{}`. */
const NOTHING = z.object({});

function part(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema ? schema.parse(value ?? {}) : NONE;
}
const NONE = Object.freeze({});
