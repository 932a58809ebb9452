import { isIP } from 'node:net';
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
  /** Besides, so many of an IPv6 network's first 48 bits: whoever rents a server has its 65,536 networks of 64. */
  readonly maxOfNetwork?: number;
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
const IPV6_NETWORK = 48;
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
    const countCaller = async (name: string, caller: string, cost: number, max: number) => {
      const { current, ttl } = await count(mac(secret, `rate limit ${name}`, caller), limit.windowMs, cost);
      if (current > max) throw new AppError('RATE_LIMITED', { retryAfterSeconds: ttl / 1_000 });
    };
    return async (request) => {
      const cost = costOf(request, limit);
      await countCaller(limit.name, callerOf(request, limit), cost, limit.max);
      const network = limit.maxOfNetwork && networkOf(request);
      // One that is beyond its own limit was refused above: it does not use up its neighbours'.
      if (network) await countCaller(`${limit.name}, of a network`, network, cost, limit.maxOfNetwork!);
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
export const addressOf = (request: FastifyRequest): string => normalizeIP(plainAddress(request), IPV6_SUBNET);

/** The first 48 bits of a caller's IPv6 address; undefined for others. */
function networkOf(request: FastifyRequest): string | undefined {
  const address = plainAddress(request);
  const network = normalizeIP(address, IPV6_NETWORK);
  return isIP(network) === 6 ? network : undefined;
}

/**
 * The address that a trusted proxy forwarded, without the port that some add to it. What is no address counts as the
 * proxy's own: made-up ones would each be a caller of their own.
 */
function plainAddress({ ip, ips }: FastifyRequest): string {
  for (const named of [...(ips ?? [ip])].reverse()) {
    const address = WITH_PORT.exec(named)?.slice(1).find(Boolean) ?? named;
    if (isIP(address)) return address;
  }
  return '';
}

/** "192.0.2.1:4711", "[2001:db8::1]:4711" or "[2001:db8::1]" */
const WITH_PORT = /^(?:([\d.]+):\d+|\[([^\]]+)\](?::\d+)?)$/;

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
