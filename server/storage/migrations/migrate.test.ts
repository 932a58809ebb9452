import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordingLog, temporaryFolder } from '../../../tests/support/storage.ts';
import { type OpenStorage, openStorage } from '../open.ts';
import { migrate, migrations } from './migrate.ts';
import type { Migration } from './migration.ts';

const aMigration = (name: string, ...statements: string[]): Migration => ({
  name,
  queries: () => statements.map((sql) => CompiledQuery.raw(sql)),
});

const known = migrations.map(({ name }) => name);

describe('migrations', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let storage: OpenStorage;
  const applied = async () => {
    const query = CompiledQuery.raw('select name from migrations order by name');
    return (await storage.db.executeQuery<{ name: string }>(query)).rows.map((row) => row.name);
  };
  const open = () => openStorage({ dataDir: folder.path, log: recordingLog() });

  beforeEach(async () => {
    folder = temporaryFolder();
    storage = await open();
  });
  afterEach(async () => {
    await storage.close();
    folder.remove();
  });

  it('are applied in order, each once', async () => {
    const all = [
      ...migrations,
      aMigration('998', 'create table second (n integer)'),
      aMigration('999', 'insert into second values (1)'),
    ];
    await migrate(storage, 0, all);
    await migrate(storage, 0, all);
    expect(await applied()).toEqual([...known, '998', '999']);
    expect((await storage.db.executeQuery(CompiledQuery.raw('select n from second'))).rows).toEqual([
      { n: 1 },
    ]);
  });

  it('are applied completely or not at all', async () => {
    const broken = aMigration('998', 'create table second (n integer)', 'insert into nowhere values (1)');
    await expect(migrate(storage, 0, [...migrations, broken])).rejects.toThrow('nowhere');
    expect(await applied()).toEqual([...known]);
    await migrate(storage, 0, [...migrations, aMigration('998', 'create table second (n integer)')]);
    expect(await applied()).toEqual([...known, '998']);
  });

  it('stop the start of a release that does not know them', async () => {
    await migrate(storage, 0, [
      ...migrations,
      aMigration('999-from-the-future', 'create table later (n integer)'),
    ]);
    await storage.close();
    await expect(open()).rejects.toThrow(/written by a newer version of Berea: .*"999-from-the-future"/);
  });
});
