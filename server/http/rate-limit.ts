import { fastifyRateLimit, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { mac } from '../storage/encryption.ts';
import type { Storage } from '../storage/types.ts';
import { databaseStore, memoryStore } from './rate-limit-store.ts';

export interface Limit {
  /** Counts are kept by name: two routes with one name share a limit. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** `session`: the `sessionId` of the path. An IPv6 caller is its /64. */
  readonly key: 'address' | 'session';
}

/** Makes the hook of a limit: put it in a route's `preHandler`. Throws RATE_LIMITED past the limit. */
export type LimitFactory = (limit: Limit) => preHandlerAsyncHookHandler;

export interface LimitParts {
  /** RATE_LIMITS */
  readonly enabled: boolean;
  /** Under which callers' addresses become keys: no address is kept. Instances on one database share it. */
  readonly secret: Uint8Array;
  /** PostgreSQL keeps the counts for all instances; without it, or on SQLite, they stay in memory. */
  readonly storage?: Storage | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const IPV6_SUBNET = 64;
const UNLIMITED: preHandlerAsyncHookHandler = async () => {};

/** Only routes that ask for a limit have one: nothing is added to the others. */
export async function registerLimits(app: FastifyInstance, parts: LimitParts): Promise<LimitFactory> {
  if (!parts.enabled) return () => UNLIMITED;
  const shared = parts.storage?.engine === 'postgres' ? parts.storage : undefined;
  await app.register(fastifyRateLimit, {
    global: false,
    store: shared ? databaseStore(shared, parts.now) : memoryStore(parts.now),
  });

  return (limit) => {
    const check = app.createRateLimit({
      max: limit.max,
      timeWindow: limit.windowMs,
      keyGenerator: (request) => mac(parts.secret, `rate limit ${limit.name}`, callerOf(request, limit)),
    });
    return async (request) => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) {
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: result.ttlInSeconds });
      }
    };
  };
}

function callerOf(request: FastifyRequest, limit: Limit): string {
  if (limit.key === 'address') return normalizeIP(request.ip, IPV6_SUBNET);
  return String((request.params as { sessionId?: unknown }).sessionId);
}
