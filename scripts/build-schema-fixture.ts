/**
 * Writes a small database with a few rows in every table, for each engine, named after the release in package.json.
 * Later releases must be able to open it: server/storage/migrations/upgrade.test.ts opens every one of them.
 * Run it once for each release (docs/how-to.md, "Change the database"):
 *   node scripts/build-schema-fixture.ts [--replace]
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Insertable } from 'kysely';
import { migrations } from '../server/storage/migrations/migrate.ts';
import { sqlFragments } from '../server/storage/migrations/migration.ts';
import { openStorage } from '../server/storage/open.ts';
import type { Database } from '../server/storage/schema.ts';
import { FIXTURE_KEY, FIXTURE_SWITCHED_OFF, fixtureRows } from '../tests/support/schema-fixture.ts';

const root = join(import.meta.dirname, '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const target = join(root, 'tests/fixtures/schema', version);
const rows = fixtureRows();
const tables = Object.keys(rows) as (keyof Database)[];

if (existsSync(`${target}.sqlite`) && !process.argv.includes('--replace')) {
  console.error(
    `${target}.sqlite exists: a release keeps its schema. Use --replace before the release is out.`,
  );
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'berea-fixture-'));
await fillDatabase();
const database = new DatabaseSync(join(folder, 'berea.sqlite'));
// Small pages: nearly empty tables and indexes fill one page each.
database.exec('PRAGMA journal_mode = DELETE; PRAGMA page_size = 1024; VACUUM');
mkdirSync(join(root, 'tests/fixtures/schema'), { recursive: true });
writeFileSync(`${target}.postgres.sql`, postgresDump());
database.close();
copyFileSync(join(folder, 'berea.sqlite'), `${target}.sqlite`);
rmSync(folder, { recursive: true });

async function fillDatabase(): Promise<void> {
  const log = { warn: console.warn, error: console.error };
  const storage = await openStorage({ dataDir: folder, encryptionKey: FIXTURE_KEY, log });
  const off = storage.db.updateTable('feature_flags').set({ enabled: 0 });
  await off.where('name', '=', FIXTURE_SWITCHED_OFF).execute();
  for (const table of tables) {
    const values = rows[table] as readonly Insertable<Database[typeof table]>[];
    if (values.length > 0) await storage.db.insertInto(table).values(values).execute();
  }
  await storage.close();
}

/** The tables as today's migrations make them on PostgreSQL, with the rows of the SQLite file. */
function postgresDump(): string {
  const { text } = sqlFragments.postgres;
  const schema = migrations.flatMap(({ queries }) => queries(sqlFragments.postgres, 0));
  const statements = [
    `create table migrations (name ${text} primary key not null)`,
    ...schema.map(({ sql }) => sql).filter((sql) => /^(?:create|alter|drop)/.test(sql)),
    ...['migrations', ...tables].flatMap(insertsOf),
  ];
  return `${statements.join(';\n')};\n`;
}

function insertsOf(table: string): string[] {
  return database
    .prepare(`select * from ${table}`)
    .all()
    .map((row) => {
      const columns = Object.keys(row).join(', ');
      return `insert into ${table} (${columns}) values (${Object.values(row).map(literal).join(', ')})`;
    });
}

function literal(value: unknown): string {
  if (value === null || typeof value === 'number') return String(value);
  if (value instanceof Uint8Array) return `'\\x${Buffer.from(value).toString('hex')}'`;
  return `'${String(value).replaceAll("'", "''")}'`;
}
