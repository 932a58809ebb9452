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
    const planned = await move(databaseUrl, filled.path, true);
    const moved = await move(databaseUrl, filled.path);
    expect(moved.get('chat_messages')).toEqual(planned.get('chat_messages'));
    // Resumed: rows are missing, and others are there already.
    const target = await open(filled.path, databaseUrl);
    await target.db.deleteFrom('chat_messages').execute();
    await target.close();
    expect(await move(databaseUrl, filled.path)).toEqual(moved);
    const { contents } = await makeBackup(filled.backupOptions({ databaseUrl, now: NOW + 86_400_000 * 3 }));
    for (const [name, sum] of moved) expect([name, contents.tables.get(name)]).toEqual([name, sum]);
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
