import type { CompiledQuery } from 'kysely';
import type { ErrorLog } from '../log-fields.ts';
import { countHours } from '../storage/counts.ts';
import type { Storage } from '../storage/types.ts';
import { addCounts, readIds } from './store.ts';

export type CountedEvent = 'impressions' | 'clicks';

/** Counts impressions and clicks in memory and writes them in batches. */
export interface AdvertisementCounter {
  /** Resolves to whether the advertisement exists; what is counted is stored within FLUSH_AFTER_MS. */
  count(id: string, event: CountedEvent): Promise<boolean>;
  /** After an advertisement was created or deleted here. */
  remember(id: string): void;
  forget(id: string): void;
  /** Stores what was counted so far. */
  flush(): Promise<void>;
  /** Stores what was counted and counts no more; storage must still be open. */
  close(): Promise<void>;
}

interface CounterDeps {
  readonly storage: Storage;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: ErrorLog;
}

/** What is lost if the process is killed: at most the counts of this time, and of one write. */
const FLUSH_AFTER_MS = 500;
/** As old as the known ids may be: another instance may have deleted one. */
const KNOWN_FOR_MS = 5_000;
/** An unknown id reads the database at most once in this time, whoever makes ids up. */
const READ_AGAIN_AFTER_MS = 200;

type Pending = Map<string, Record<CountedEvent, number>>;

export function createCounter({ storage, now, log }: CounterDeps): AdvertisementCounter {
  let pending: Pending = new Map();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let known: ReadonlySet<string> = new Set();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;

  const readKnown = (): Promise<void> => {
    reading ??= readIds(storage)
      .then((ids) => {
        known = new Set(ids);
        readAt = performance.now();
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  async function exists(id: string): Promise<boolean> {
    const age = performance.now() - readAt;
    if (age > KNOWN_FOR_MS || (!known.has(id) && age > READ_AGAIN_AFTER_MS)) await readKnown();
    return known.has(id);
  }

  async function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (pending.size === 0) return;
    const counted = pending;
    pending = new Map();
    try {
      await storage.transaction(queriesOf(storage, counted, now()).map((query) => ({ query })));
    } catch {
      // Nothing is lost: it is stored with the next batch.
      log.error(
        { code: 'COUNTS_NOT_STORED' },
        'impressions and clicks could not be stored and will be tried again',
      );
      for (const [id, counts] of counted) add(pending, id, counts);
      schedule();
    }
  }

  /** One write at a time. */
  const flush = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const schedule = (): void => {
    timer ??= setTimeout(() => void flush(), FLUSH_AFTER_MS).unref();
  };

  return {
    async count(id, event) {
      if (!(await exists(id))) return false;
      add(pending, id, { impressions: 0, clicks: 0, [event]: 1 });
      schedule();
      return true;
    },
    remember(id) {
      known = new Set([...known, id]);
    },
    forget(id) {
      known = new Set([...known].filter((each) => each !== id));
    },
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

function add(pending: Pending, id: string, { impressions, clicks }: Record<CountedEvent, number>): void {
  const counts = pending.get(id);
  if (counts) {
    counts.impressions += impressions;
    counts.clicks += clicks;
  } else pending.set(id, { impressions, clicks });
}

/** In the order of ids, so that two instances never wait for each other. */
function queriesOf(storage: Storage, counted: Pending, now: number): CompiledQuery[] {
  const ids = [...counted.keys()].sort();
  const hourly = new Map<string, number>();
  for (const event of ['impressions', 'clicks'] as const) {
    const sum = ids.reduce((total, id) => total + counted.get(id)![event], 0);
    if (sum > 0) hourly.set(event, sum);
  }
  return [...ids.map((id) => addCounts(storage, id, counted.get(id)!)), countHours(storage.db, hourly, now)];
}
