import { sql } from 'kysely';
import type { Storage } from '../storage/types.ts';

/** How often the difference is measured anew; clocks drift by milliseconds in this time. */
const MEASURE_EVERY_MS = 60_000;

export interface SharedClock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  stop(): void;
}

/**
 * The time that all instances of one database agree on: this machine's, set right by the database's. Leases are
 * judged by it, so that an instance whose clock is minutes ahead does not think the replies of the others dead.
 * On SQLite there is one instance, and its clock is the one that counts. Throws what the database throws.
 */
export async function startSharedClock(
  storage: Storage,
  ownTime: () => number = Date.now,
): Promise<SharedClock> {
  if (storage.engine === 'sqlite') return { now: ownTime, stop: () => {} };
  let difference = 0;
  async function measure(): Promise<void> {
    const asked = ownTime();
    const { rows } = await sql<{ now: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(storage.db);
    const answered = ownTime();
    // The database looked at its clock somewhere between question and answer.
    if (rows[0]) difference = Math.round(rows[0].now - (asked + answered) / 2);
  }
  await measure();
  // Where it cannot be measured, the last difference holds.
  const timer = setInterval(() => void measure().catch(() => {}), MEASURE_EVERY_MS).unref();
  return { now: () => ownTime() + difference, stop: () => clearInterval(timer) };
}
