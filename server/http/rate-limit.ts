import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../contract/errors.ts';
import { readRoomCode } from '../../games/rooms/code.ts';
import { mac } from '../storage/encryption.ts';
import type { Storage } from '../storage/types.ts';
import { cleanText } from './clean-text.ts';
import { countInDatabase, countInMemory } from './rate-limit-store.ts';

export interface Limit {
  /** Its own: under one name two limits would be counted together in PostgreSQL. Routes that share a limit share its hook. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
  /**
   * `session`, `room`: the id or code of the path; `seat`: a room's secret. Callers can make these up: whether they exist
   * must be known, or the address be counted, before. An IPv6 address is its /64.
   */
  readonly key: 'address' | 'session' | 'room' | 'seat';
  /** Counted in this process, also with PostgreSQL: for frequent calls, which would each write a row. */
  readonly ofProcess?: boolean;
  /** A request counts once for each of so many bytes that its body begins; without it, once. */
  readonly bytesPerCount?: number;
}

/** Counts a request; for a route's `preHandler`, or to call. Throws RATE_LIMITED beyond the limit. */
export type LimitHook = (request: FastifyRequest) => Promise<void>;

export type LimitFactory = (limit: Limit) => LimitHook;

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
const UNLIMITED: LimitHook = async () => {};

/** Only routes that use a limit's hook are limited. */
export function createLimits({ enabled, secret, storage, now }: LimitDeps): LimitFactory {
  if (!enabled) return () => UNLIMITED;
  const ofAll = storage?.engine === 'postgres' ? countInDatabase(storage, now) : undefined;
  const names = new Set<string>();
  return (limit) => {
    if (names.has(limit.name)) throw new Error(`Two limits are named "${limit.name}".`);
    names.add(limit.name);
    // In memory each limit is counted apart: the callers of one must not push out those of another.
    const count = (!limit.ofProcess && ofAll) || countInMemory(now);
    return async (request) => {
      const key = mac(secret, `rate limit ${limit.name}`, callerOf(request, limit));
      const { current, ttl } = await count(key, limit.windowMs, costOf(request, limit));
      if (current > limit.max) throw new AppError('RATE_LIMITED', { retryAfterSeconds: ttl / 1_000 });
    };
  };
}

/** How often a request counts. A body of unknown length is as long as it may be: it counts as often as allowed at once. */
function costOf({ headers }: FastifyRequest, { bytesPerCount, max }: Limit): number {
  if (bytesPerCount === undefined) return 1;
  const bytes = Number(headers['content-length'] ?? Number.NaN);
  return Number.isNaN(bytes) ? Math.ceil(max / 20) : Math.max(1, Math.ceil(bytes / bytesPerCount));
}

/** A caller's address, as limits count it: of IPv6 the first 64 bits. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, IPV6_SUBNET);

function callerOf(request: FastifyRequest, limit: Limit): string {
  const { sessionId, code } = request.params as { sessionId?: unknown; code?: unknown };
  switch (limit.key) {
    case 'address':
      return addressOf(request);
    case 'session':
      return String(sessionId);
    case 'room':
      // Spelled in another way it is the same room.
      return readRoomCode(cleanText(String(code))) ?? String(code);
    case 'seat':
      return String(request.headers['x-room-secret']);
  }
}
