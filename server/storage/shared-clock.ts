import { sql } from 'kysely';
import type { Storage } from './types.ts';

/** How often the difference is measured again; clocks drift by milliseconds in this time. */
const MEASURE_EVERY_MS = 60_000;

export interface SharedClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  stop(): void;
}

/**
 * The time that all instances of one database agree on: this machine's clock, corrected by the database's. Leases use
 * it, so that an instance whose clock is minutes ahead does not take the replies of other instances for abandoned.
 * With SQLite there is one instance, and its own clock is used. Throws what the database throws.
 */
export async function startSharedClock(
  storage: Storage,
  ownTime: () => number = Date.now,
): Promise<SharedClock> {
  if (storage.engine === 'sqlite') return { now: ownTime, stop: () => {} };
  let difference = 0;
  async function measure(): Promise<void> {
    const sentAt = ownTime();
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(storage.db);
    const receivedAt = ownTime();
    // The database read its clock somewhere in between.
    if (rows[0]) difference = Math.round(rows[0].now - (sentAt + receivedAt) / 2);
  }
  await measure();
  // If it cannot be measured, the last difference stays in use.
  const timer = setInterval(() => void measure().catch(() => {}), MEASURE_EVERY_MS).unref();
  return { now: () => ownTime() + difference, stop: () => clearInterval(timer) };
}
