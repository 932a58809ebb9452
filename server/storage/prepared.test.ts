import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { expect, it } from 'vitest';
import { prepared } from './prepared.ts';
import type { Database } from './schema.ts';

const sqlite = new Kysely<Database>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});
const postgres = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it('is built once per database, and each value reaches its parameter whatever the order', () => {
  let built = 0;
  const touch = prepared((db, { id, at, by }: { id: string; at: number | null; by: number }) => {
    built++;
    return db
      .updateTable('chat_messages')
      .set({ lease_until: at, stop_requested: 1 })
      .where('id', '=', id)
      .where('seq', '>', by);
  });
  expect(touch(sqlite, { id: 'a', at: 5, by: 7 })).toMatchObject({
    sql: 'update "chat_messages" set "lease_until" = ?, "stop_requested" = ? where "id" = ? and "seq" > ?',
    parameters: [5, 1, 'a', 7],
  });
  // The order of the names is not the order of the parameters.
  expect(touch(sqlite, { by: 0, at: null, id: '' }).parameters).toEqual([null, 1, '', 0]);
  expect(built).toBe(1);
  expect(touch(postgres, { id: 'b', at: 1, by: 2 }).sql).toContain('"id" = $3');
  expect(built).toBe(2);
});

it('fills in a value wherever the query uses it', () => {
  const twice = prepared((db, { id }: { id: string }) =>
    db.deleteFrom('chat_messages').where('id', '=', id).where('session', '!=', id),
  );
  twice(sqlite, { id: 'a' });
  expect(twice(sqlite, { id: 'b' }).parameters).toEqual(['b', 'b']);
});
