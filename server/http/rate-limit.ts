import { fastifyRateLimit, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { mac } from '../storage/encryption.ts';
import type { Storage } from '../storage/types.ts';
import { countInMemory, databaseStore, memoryStore } from './rate-limit-store.ts';

export interface Limit {
  /** Two routes with the same name share a limit. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /** `session`: the `sessionId` of the path. An IPv6 caller is its /64. */
  readonly key: 'address' | 'session';
  /** Counted in this process, also with PostgreSQL: for frequent calls, which would each write a row. */
  readonly ofProcess?: boolean;
}

/** Creates a limit's hook for a route's `preHandler`. It throws RATE_LIMITED beyond the limit. */
export type LimitFactory = (limit: Limit) => preHandlerAsyncHookHandler;

export interface LimitDeps {
  /** RATE_LIMITS */
  readonly enabled: boolean;
  /** The key with which callers' addresses are hashed: no address is stored. Instances on one database share it. */
  readonly secret: Uint8Array;
  /** With PostgreSQL all instances share the counts; otherwise they are in memory. */
  readonly storage?: Storage | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const IPV6_SUBNET = 64;
const UNLIMITED: preHandlerAsyncHookHandler = async () => {};

/** Only routes that use a limit's hook are limited. */
export async function registerLimits(app: FastifyInstance, deps: LimitDeps): Promise<LimitFactory> {
  if (!deps.enabled) return () => UNLIMITED;
  const shared = deps.storage?.engine === 'postgres' ? deps.storage : undefined;
  await app.register(fastifyRateLimit, {
    global: false,
    store: shared ? databaseStore(shared, deps.now) : memoryStore(deps.now),
  });

  const inProcess = countInMemory(deps.now);
  return (limit) => {
    const keyOf = (request: FastifyRequest): string =>
      mac(deps.secret, `rate limit ${limit.name}`, callerOf(request, limit));
    if (limit.ofProcess) {
      return async (request) => {
        const { current, ttl } = await inProcess(keyOf(request), limit.windowMs);
        if (current > limit.max) throw new AppError('RATE_LIMITED', { retryAfterSeconds: ttl / 1_000 });
      };
    }
    const check = app.createRateLimit({
      max: limit.max,
      timeWindow: limit.windowMs,
      keyGenerator: keyOf,
    });
    return async (request) => {
      const result = await check(request);
      if (!result.isAllowed && result.isExceeded) {
        throw new AppError('RATE_LIMITED', { retryAfterSeconds: result.ttlInSeconds });
      }
    };
  };
}

/** A caller's address, as limits count it: of IPv6 the first 64 bits. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, IPV6_SUBNET);

function callerOf(request: FastifyRequest, limit: Limit): string {
  if (limit.key === 'address') return addressOf(request);
  return String((request.params as { sessionId?: unknown }).sessionId);
}
