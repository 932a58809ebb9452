import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Call } from '../../contract/call.ts';
import { cleanDeep } from './clean-text.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that this route answers. */
    call?: Call;
  }
}

/** A handler's input: the request's values, cleaned and validated by the call's schemas. */
export interface Input<C extends Call> {
  readonly params: ParsedBy<C['params']>;
  readonly query: ParsedBy<C['query']>;
  readonly body: ParsedBy<C['body']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
type ParsedBy<S> = S extends z.ZodType ? z.output<S> : Record<never, never>;

export interface RouteSettings {
  /** Run before the input is read, for example limits. */
  readonly preHandler?: preHandlerAsyncHookHandler | preHandlerAsyncHookHandler[];
  /** In bytes; without it, BODY_MAX_BYTES. */
  readonly bodyLimit?: number;
  /** false: the handler gets the body's strings as sent, because offsets refer to them, and cleans them itself. */
  readonly cleanBody?: boolean;
  /** false: HEAD gets 405. For calls that may stream: Fastify never closes the stream that it makes for a HEAD. */
  readonly allowHead?: boolean;
}

/**
 * Declares the route of a call. The handler's return value is the answer's JSON; it sets a status other than 200 on `reply`.
 * Input that does not match the schemas throws a ZodError, which errors.ts turns into INVALID_REQUEST.
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
    ...(settings.allowHead === false && { exposeHeadRoute: false }),
    handler: (request, reply) => {
      if (call.private) reply.header('cache-control', 'no-store');
      const answer = handler({
        params: parsed(call.params, cleanDeep(request.params)),
        query: parsed(call.query, cleanDeep(request.query)),
        body: parsed(call.body ?? (call.method === 'GET' ? undefined : NO_PAYLOAD), readBody(request.body)),
        request,
        reply,
      } as Input<C>);
      // undefined for a reply that was already sent: otherwise Fastify would add listeners for its end.
      return answer === reply && reply.sent ? undefined : answer;
    },
  });
}

/** A call without a payload takes no body, an empty one, or `{}`. */
const NO_PAYLOAD = z.object({});

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema ? schema.parse(value ?? {}) : EMPTY;
}
const EMPTY = Object.freeze({});
