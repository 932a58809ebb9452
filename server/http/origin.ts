import type { FastifyRequest } from 'fastify';

/** The address under which a client reaches this server, as the client says it; empty where it is malformed. */
export function originOf(request: FastifyRequest): string {
  const origin = `${request.protocol}://${request.host}`;
  return URL.canParse(origin) ? new URL(origin).origin : '';
}
