import type { FastifyInstance } from 'fastify';
import { calls } from '../../contract/calls.ts';
import { route } from '../http/route.ts';
import type { Flags } from './flags.ts';

export function flagRoutes(app: FastifyInstance, { flags }: { flags: Flags }): void {
  route(app, calls.publicFlags, ({ reply }) => {
    // The app caches them itself, for 5 minutes (behaviour 1.3).
    reply.header('cache-control', 'no-cache');
    return flags.publicFlags();
  });
}
