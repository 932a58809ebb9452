/**
 * Databases of released versions are opened by today's migrations. They are made by scripts/build-schema-fixture.ts,
 * and never changed once their release is out.
 */
import { copyFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  FIXTURE_KEY,
  FIXTURE_QUESTION,
  FIXTURE_SESSION_ID,
  FIXTURE_SWITCHED_OFF,
  fixtureRows,
  readFixtureMessage,
} from '../../../tests/support/schema-fixture.ts';
import { databaseSettings, ENGINES } from '../../../tests/support/shared-postgres.ts';
import { recordingLog, temporaryFolder } from '../../../tests/support/storage.ts';
import { hashOf } from '../encryption.ts';
import { type OpenStorage, openStorage } from '../open.ts';
import { migrations } from './migrate.ts';

const root = join(import.meta.dirname, '../../..');
const fixtures = join(root, 'tests/fixtures/schema');
const releases = readdirSync(fixtures)
  .filter((name) => name.endsWith('.sqlite'))
  .map((name) => name.replace('.sqlite', ''));

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

it('There is a database of this release, with rows in every table (scripts/build-schema-fixture.ts)', () => {
  expect(releases).toContain(version);
  const counts = rowCountsOf(version);
  for (const table of Object.keys(fixtureRows())) expect(counts[table], table).toBeGreaterThan(0);
});

describe.each(ENGINES)('On %s', (engine) => {
  describe.each(releases)('a database of release %s', (release) => {
    const folder = temporaryFolder();
    let storage: OpenStorage;
    beforeAll(async () => {
      const { DATABASE_URL: databaseUrl } = await databaseSettings(engine);
      if (databaseUrl) await loadDump(databaseUrl, `${release}.postgres.sql`);
      else copyFileSync(join(fixtures, `${release}.sqlite`), join(folder.path, 'berea.sqlite'));
      const options = { databaseUrl, dataDir: folder.path, encryptionKey: FIXTURE_KEY };
      storage = await openStorage({ ...options, log: recordingLog() });
    });
    afterAll(async () => {
      await storage.close();
      folder.remove();
    });

    it('has every migration', async () => {
      const { rows } = await storage.db.executeQuery<{ name: string }>(
        CompiledQuery.raw('select name from migrations order by name'),
      );
      expect(rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    });

    it('keeps its rows', async () => {
      for (const [table, count] of Object.entries(rowCountsOf(release))) {
        if (!(table in fixtureRows())) continue;
        const { rows } = await storage.db.executeQuery(CompiledQuery.raw(`select * from ${table}`));
        expect(rows, table).toHaveLength(count);
      }
      const flag = storage.db.selectFrom('feature_flags').select('enabled');
      expect(await flag.where('name', '=', FIXTURE_SWITCHED_OFF).executeTakeFirst()).toEqual({ enabled: 0 });
    });

    it('still opens its conversation with the session id', async () => {
      const messages = await storage.db
        .selectFrom('chat_messages')
        .innerJoin('chat_sessions', 'chat_sessions.id', 'chat_messages.session')
        .select(['chat_messages.id', 'sealed', 'role'])
        .where('id_hash', '=', hashOf(FIXTURE_SESSION_ID))
        .orderBy('seq')
        .execute();
      expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
      expect(readFixtureMessage(messages[0]!.id, messages[0]!.sealed)).toBe(FIXTURE_QUESTION);
    });
  });
});

async function loadDump(databaseUrl: string, file: string): Promise<void> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(readFileSync(join(fixtures, file), 'utf8'));
  await client.end();
}

/** The fixtures of both engines hold the same rows. */
function rowCountsOf(release: string): Record<string, number> {
  const database = new DatabaseSync(join(fixtures, `${release}.sqlite`), { readOnly: true });
  const tables = database.prepare("select name from sqlite_master where type = 'table'").all();
  const counts = tables.map(({ name }) => {
    const row = database.prepare(`select count(*) as count from ${name}`).get();
    return [String(name), Number(row?.count)] as const;
  });
  database.close();
  return Object.fromEntries(counts);
}
