import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aFilledDatabase, type FilledDatabase, NOW, open } from '../../../tests/support/filled-database.ts';
import { aPathTo } from '../../../tests/support/path.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { FIXTURE_KEY } from '../../../tests/support/schema-fixture.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { failureOf } from '../errors.ts';
import { moveToPostgres } from './migrate-to-postgres.ts';

let filled: FilledDatabase;
beforeAll(async () => {
  filled = await aFilledDatabase();
});
afterAll(() => filled.remove());

describe('with PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  const move = (databaseUrl: string, dataDir: string, dryRun = false) =>
    moveToPostgres({ dataDir, databaseUrl, encryptionKey: FIXTURE_KEY, dryRun, now: NOW });

  it('a database moves there whole, also when it is resumed, and back into a backup', async () => {
    await filled.close();
    const databaseUrl = await server.anotherDatabase();
    const { tables: planned } = await move(databaseUrl, filled.path, true);
    const { tables: moved, foundRows } = await move(databaseUrl, filled.path);
    expect(foundRows).toBe(0);
    expect(moved.get('chat_messages')).toEqual(planned.get('chat_messages'));
    // Resumed: rows are missing, and others are there already.
    const target = await open(filled.path, databaseUrl);
    await target.db.deleteFrom('chat_messages').execute();
    await target.close();
    const resumed = await move(databaseUrl, filled.path);
    expect(resumed.tables).toEqual(moved);
    expect(resumed.foundRows).toBeGreaterThan(0);
    const { contents } = await makeBackup(filled.backupOptions({ databaseUrl, now: NOW + 86_400_000 * 3 }));
    for (const [name, sum] of moved) expect([name, contents.tables.get(name)]).toEqual([name, sum]);
    await filled.reopen();
  });

  it('a database that was used since it was copied keeps what was changed there', async () => {
    await filled.close();
    const databaseUrl = await server.anotherDatabase();
    await move(databaseUrl, filled.path);
    const target = await open(filled.path, databaseUrl);
    const changed = { description: 'set since' };
    await target.db.updateTable('feature_flags').set(changed).execute();
    await expect(move(databaseUrl, filled.path)).rejects.toThrow(/was changed since .* feature_flags/);
    const flags = await target.db.selectFrom('feature_flags').select('description').execute();
    expect(flags).toEqual(flags.map(() => changed));
    await target.close();
    await filled.reopen();
  });

  it('a database that is not there is named in a sentence', async () => {
    await filled.close();
    const missing = new URL(server.url);
    missing.pathname = '/missing';
    const sentence = /DATABASE_URL \(PostgreSQL, missing at .*there is no database of that name \(3D000\)/;
    await expect(move(missing.href, filled.path)).rejects.toThrow(sentence);
    const backup = makeBackup(filled.backupOptions({ databaseUrl: missing.href }));
    await expect(backup).rejects.toThrow(sentence);
    await filled.reopen();
  });

  it('neither a backup nor a move waits for ever where nothing moves any more', async () => {
    await filled.close();
    const path = await aPathTo(server.url);
    path.freeze();
    const backup = makeBackup(filled.backupOptions({ databaseUrl: path.url, now: NOW + 86_400_000 * 4 }));
    await expect(backup).rejects.toSatisfy((error) => failureOf(error) === 'closed');
    await expect(move(path.url, filled.path)).rejects.toSatisfy((error) => failureOf(error) === 'closed');
    path.close();
    await filled.reopen();
  });

  it('nothing is copied over the conversations of others', async () => {
    const databaseUrl = await server.anotherDatabase();
    const target = await open(filled.path, databaseUrl);
    await target.db
      .insertInto('chat_sessions')
      .values({
        id: 'theirs',
        id_hash: 'theirs',
        key_version: 1,
        created_at: NOW,
        last_active_at: NOW,
        message_count: 0,
      })
      .execute();
    await target.close();
    await filled.close();
    await expect(move(databaseUrl, filled.path)).rejects.toThrow(/not in DATA_DIR/);
    await filled.reopen();
  });
});
