import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import type { Game } from '../../games/question.ts';
import type { RoomQuestion } from '../../games/rooms/room.ts';
import type { OpenStorage } from '../../server/storage/open.ts';
import { anApp, type TestApp } from './app.ts';
import { databaseSettings, type Engine } from './shared-postgres.ts';

/** Between tests, so that none is limited by what another asked. */
const HOURS_BETWEEN_MS = 3 * 3_600_000;

export interface RoomServers {
  /** Where the leader is. */
  readonly here: string;
  /** Where the players are: another instance with PostgreSQL, the same one with SQLite. */
  readonly there: string;
  readonly storage: OpenStorage;
  /** Sets the servers' clocks, which stand still: so long after the test began. */
  pass(milliseconds: number): void;
  questionsOf(code: string): Promise<RoomQuestion[]>;
}

/** Servers with clocks that stand still, for the tests of live rooms in the block that calls this. */
export function roomServers(engine: Engine): RoomServers {
  const apps: TestApp[] = [];
  const urls: string[] = [];
  let began = 0;
  /** While the servers start, time passes: each measures how far its clock is from the database's. */
  let clock: number | undefined;

  beforeAll(async () => {
    // Instances would set their clocks by the database's each minute.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const database = await databaseSettings(engine);
    const settings = {
      RATE_LIMITS: 'on',
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
      ...database,
    };
    for (let instance = 0; instance < (engine === 'postgres' ? 2 : 1); instance++) {
      const app = await anApp(settings, { now: () => clock ?? Date.now() });
      apps.push(app);
      urls.push(await app.app.listen({ host: '127.0.0.1', port: 0 }));
    }
  });
  beforeEach(() => {
    began = (clock ?? Date.now()) + HOURS_BETWEEN_MS;
    clock = began;
  });
  afterAll(async () => {
    for (const { app, close } of apps) {
      app.server.closeAllConnections();
      await close();
    }
    vi.useRealTimers();
  });

  const servers = {
    get here() {
      return urls[0]!;
    },
    get there() {
      return urls.at(-1)!;
    },
    get storage() {
      return apps[0]!.storage;
    },
    pass(milliseconds: number) {
      clock = began + milliseconds;
    },
    async questionsOf(code: string) {
      const row = await servers.storage.db
        .selectFrom('game_rooms')
        .select('questions')
        .where('code', '=', code)
        .executeTakeFirstOrThrow();
      return JSON.parse(row.questions) as Game[];
    },
  };
  return servers;
}
