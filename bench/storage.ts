/**
 * Storage on SQLite: inserts and reads per second, and the delay of the event loop meanwhile. The floor is node:sqlite on
 * the event loop itself, with the same settings and rows, in the same run.
 *
 *     node bench/storage.ts
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { openStorage } from '../server/storage/open.ts';

/** Concurrent visitors; each sends its next request as soon as the last is answered. */
const VISITORS = 64;
const SECONDS = 3;
const sealed = Uint8Array.from(randomBytes(2000));

interface Measure {
  readonly perSecond: number;
  /** How late a timer of 1 ms fired, in milliseconds. */
  readonly lateP50: number;
  readonly lateP99: number;
  readonly lateMax: number;
}

interface Engine {
  insert(session: string, seq: number): unknown;
  read(session: string): unknown;
}

async function measure(step: (visitor: number, round: number) => unknown): Promise<Measure> {
  const resolution = 1;
  const delay = monitorEventLoopDelay({ resolution });
  let done = 0;
  const start = performance.now();
  const end = start + SECONDS * 1000;
  async function visit(visitor: number): Promise<void> {
    for (let round = 1; performance.now() < end; round++) {
      await step(visitor, round);
      done++;
      // Requests from the network each arrive in their own turn of the event loop.
      await new Promise(setImmediate);
    }
  }
  delay.enable();
  await Promise.all(Array.from({ length: VISITORS }, (_, visitor) => visit(visitor)));
  delay.disable();
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolution);
  return {
    perSecond: (done * 1000) / (performance.now() - start),
    lateP50: late(delay.percentile(50)),
    lateP99: late(delay.percentile(99)),
    lateMax: late(delay.max),
  };
}

async function measureBoth(engine: Engine, sessions: readonly string[]): Promise<[Measure, Measure]> {
  const inserts = await measure((visitor, round) => engine.insert(sessions[visitor]!, round));
  const reads = await measure((visitor) => engine.read(sessions[visitor]!));
  return [inserts, reads];
}

const folder = mkdtempSync(join(tmpdir(), 'berea-bench-'));
const quiet = { warn() {}, error() {} };
const storage = await openStorage({ dataDir: folder, log: quiet });
const sessions = Array.from({ length: VISITORS }, () => randomUUID());
await storage.db
  .insertInto('chat_sessions')
  .values(
    sessions.map((id) => ({
      id,
      id_hash: id,
      key_version: 1,
      created_at: 1,
      last_active_at: 1,
      message_count: 0,
    })),
  )
  .execute();

const message = (session: string, seq: number) => ({
  id: randomUUID(),
  session,
  seq,
  role: 'user' as const,
  status: 'complete' as const,
  sealed,
  created_at: 1,
  fallback: 0,
  omitted_messages: 0,
  omitted_characters: 0,
  stop_requested: 0,
});
const insertQuery = (session: string, seq: number) =>
  storage.db.insertInto('chat_messages').values(message(session, seq));
const readQuery = (session: string) =>
  storage.db.selectFrom('chat_messages').selectAll().where('session', '=', session).orderBy('seq').limit(10);

const ours = await measureBoth(
  {
    insert: (session, seq) => insertQuery(session, seq).execute(),
    read: (session) => readQuery(session).execute(),
  },
  sessions,
);
const insertSql = insertQuery('', 0).compile().sql;
const readSql = readQuery('').compile().sql;
await storage.db.deleteFrom('chat_messages').execute();
await storage.close();

const db = new DatabaseSync(join(folder, 'berea.sqlite'));
db.exec(
  'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON',
);
const insert = db.prepare(insertSql);
const read = db.prepare(readSql);
const floor = await measureBoth(
  {
    insert: (session, seq) => insert.run(...Object.values(message(session, seq))),
    read: (session) => read.all(session, 10),
  },
  sessions,
);
db.close();
rmSync(folder, { recursive: true, force: true });

const names = ['inserts', 'reads of 10 messages'];
for (const [index, name] of names.entries()) {
  const [worker, direct] = [ours[index]!, floor[index]!];
  const show = ({ perSecond, lateP50, lateP99, lateMax }: Measure) =>
    `${Math.round(perSecond)} per second, event loop late by ${lateP50.toFixed(1)} ms (p50), ${lateP99.toFixed(1)} (p99), ${lateMax.toFixed(1)} (max)`;
  console.log(`${name}: worker ${show(worker)}`);
  console.log(`${name}: on the loop ${show(direct)}`);
  console.log(
    `${name}: ratio ${(worker.perSecond / direct.perSecond).toFixed(2)}, lateness p99 ratio ` +
      `${(worker.lateP99 / Math.max(direct.lateP99, 0.1)).toFixed(2)}`,
  );
}
