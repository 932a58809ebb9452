/** The contract of storage: the same tests for SQLite and a real PostgreSQL. */
import { randomBytes } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseSettings, ENGINES } from '../../tests/support/shared-postgres.ts';
import { aMessage, aSession, recordingLog, temporaryFolder } from '../../tests/support/storage.ts';
import { countHour } from './counts.ts';
import { failureOf, isUniqueViolation } from './errors.ts';
import { type OpenStorage, openStorage } from './open.ts';
import { TransactionRefused } from './types.ts';

const hour = 3_600_000;

describe.each(ENGINES)('storage on %s', (engine) => {
  let folder: ReturnType<typeof temporaryFolder>;
  let databaseUrl: string | undefined;
  let storage: OpenStorage;

  const open = (now = 1000) =>
    openStorage({ databaseUrl, dataDir: folder.path, log: recordingLog(), now: () => now });
  const insertSession = async (session = aSession()) => {
    await storage.db.insertInto('chat_sessions').values(session).execute();
    return session;
  };
  const sessionIds = async () => {
    const rows = await storage.db.selectFrom('chat_sessions').select('id').orderBy('id').execute();
    return rows.map((row) => row.id);
  };
  const insertOf = (session: ReturnType<typeof aSession>) => ({
    query: storage.db.insertInto('chat_sessions').values(session).compile(),
  });

  beforeEach(async () => {
    folder = temporaryFolder();
    ({ DATABASE_URL: databaseUrl } = await databaseSettings(engine));
    storage = await open();
  });
  afterEach(async () => {
    await storage.close();
    folder.remove();
  });

  it('starts with the nine flags of behaviour 1.3', async () => {
    const rows = await storage.db.selectFrom('feature_flags').selectAll().orderBy('name').execute();
    expect(rows.map((row) => [row.name, row.enabled])).toEqual([
      ['advertisements_enabled', 0],
      ['between_messages_ads', 0],
      ['chat_sidebar_ads', 0],
      ['clickable_bible_links', 1],
      ['footer_ads', 0],
      ['home_banner_ads', 0],
      ['pwa_enabled', 1],
      ['tts_ai_responses', 1],
      ['tts_bible_verses', 1],
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ created_at: 1000, updated_at: 1000 });
      expect(row.description.length).toBeGreaterThan(20);
    }
  });

  it('keeps its rows when it is opened again, and seeds nothing twice', async () => {
    await insertSession(aSession({ id: 'kept' }));
    await storage.db
      .updateTable('feature_flags')
      .set({ enabled: 0 })
      .where('name', '=', 'pwa_enabled')
      .execute();
    await storage.close();
    storage = await open(2000);
    expect(await sessionIds()).toEqual(['kept']);
    const flags = await storage.db.selectFrom('feature_flags').select(['name', 'enabled']).execute();
    expect(flags).toHaveLength(9);
    expect(flags.find((flag) => flag.name === 'pwa_enabled')?.enabled).toBe(0);
  });

  it('returns the rows of RETURNING on insert, update and delete', async () => {
    const { db } = storage;
    const session = aSession({ message_count: 3 });
    expect(await db.insertInto('chat_sessions').values(session).returningAll().execute()).toEqual([session]);
    const changed = await db
      .updateTable('chat_sessions')
      .set((row) => ({ message_count: row('message_count', '+', 2) }))
      .where('id', '=', session.id)
      .returning('message_count')
      .execute();
    expect(changed).toEqual([{ message_count: 5 }]);
    const gone = await db.deleteFrom('chat_sessions').where('id', '=', session.id).returning('id').execute();
    expect(gone).toEqual([{ id: session.id }]);
    expect(await db.deleteFrom('chat_sessions').returning('id').execute()).toEqual([]);
  });

  it('says how many rows a change touched', async () => {
    const session = await insertSession();
    const update = storage.db.updateTable('chat_sessions').set({ last_active_at: 9 });
    expect((await update.executeTakeFirst()).numUpdatedRows).toBe(1n);
    expect((await update.where('id', '=', 'nobody').executeTakeFirst()).numUpdatedRows).toBe(0n);
    const gone = await storage.db.deleteFrom('chat_sessions').where('id', '=', session.id).executeTakeFirst();
    expect(gone.numDeletedRows).toBe(1n);
  });

  it('upserts', async () => {
    const upsert = (value: string) =>
      storage.db
        .insertInto('installation')
        .values({ name: 'motto', value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    await upsert('first');
    await upsert('second');
    const rows = await storage.db
      .selectFrom('installation')
      .selectAll()
      .where('name', '=', 'motto')
      .execute();
    expect(rows).toEqual([{ name: 'motto', value: 'second' }]);
  });

  it('runs raw selects', async () => {
    await insertSession(aSession({ id: 'raw', created_at: 7 }));
    const query = CompiledQuery.raw('select id, created_at + 1 as next from chat_sessions');
    expect((await storage.db.executeQuery(query)).rows).toEqual([{ id: 'raw', next: 8 }]);
  });

  it('returns counts, sums and averages as numbers', async () => {
    await insertSession(aSession({ message_count: 2 }));
    await insertSession(aSession({ message_count: 4 }));
    const row = await storage.db
      .selectFrom('chat_sessions')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number>('message_count').as('sum'),
        fn.avg<number>('message_count').as('average'),
        fn.max('message_count').as('most'),
      ])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ count: 2, sum: 6, average: 3, most: 4 });
  });

  it('reads integers exactly, and rejects those that a number cannot represent', async () => {
    const session = await insertSession(aSession({ created_at: Number.MAX_SAFE_INTEGER }));
    const created = storage.db.selectFrom('chat_sessions').select('created_at');
    expect(await created.execute()).toEqual([{ created_at: 9007199254740991 }]);
    await storage.db.executeQuery(
      CompiledQuery.raw('update chat_sessions set created_at = 9007199254740993'),
    );
    await expect(created.execute()).rejects.toThrow();
    expect(await storage.db.selectFrom('chat_sessions').select('id').execute()).toEqual([{ id: session.id }]);
  });

  it('rejects a value of the wrong type, a missing one, and a boolean other than 0 and 1', async () => {
    const session = aSession();
    const insert = (row: object) =>
      storage.db
        .insertInto('chat_sessions')
        .values({ ...session, ...row })
        .execute();
    await expect(insert({ created_at: 'yesterday' })).rejects.toThrow();
    await expect(insert({ created_at: null })).rejects.toSatisfy(
      (error) => failureOf(error) === 'constraint',
    );
    const flags = storage.db.updateTable('feature_flags');
    await expect(flags.set({ enabled: 2 }).execute()).rejects.toSatisfy(
      (error) => failureOf(error) === 'constraint',
    );
    expect(await sessionIds()).toEqual([]);
  });

  it('stores bytes and text unchanged, including large ones and views into larger buffers', async () => {
    const session = await insertSession();
    const large = Uint8Array.from(randomBytes(700_000));
    const view = Buffer.from('a view into a pool of eight kilobytes');
    await storage.db
      .insertInto('chat_messages')
      .values([
        aMessage(session, { seq: 1, sealed: large, provider: 'שלום 🕊️ "quoted" \\ line\nbreak' }),
        aMessage(session, { seq: 2, sealed: view }),
      ])
      .execute();
    const rows = await storage.db.selectFrom('chat_messages').selectAll().orderBy('seq').execute();
    expect(rows[0]!.sealed).toBeInstanceOf(Uint8Array);
    expect(Buffer.compare(rows[0]!.sealed, large)).toBe(0);
    expect(Buffer.compare(rows[1]!.sealed, view)).toBe(0);
    expect(rows[0]!.provider).toBe('שלום 🕊️ "quoted" \\ line\nbreak');
  });

  it('sorts text by code point, not by a locale', async () => {
    for (const id of ['b', 'B', 'a', 'é', 'A', '_', 'z']) await insertSession(aSession({ id }));
    expect(await sessionIds()).toEqual(['A', 'B', '_', 'a', 'b', 'z', 'é']);
  });

  describe('a transaction', () => {
    it('returns the rows and number of changed rows of each query, in order', async () => {
      const session = aSession();
      const results = await storage.transaction([
        insertOf(session),
        { query: storage.db.selectFrom('chat_sessions').select('id').compile() },
        {
          query: storage.db
            .updateTable('chat_sessions')
            .set({ key_version: 2 })
            .returning('key_version')
            .compile(),
        },
        { query: storage.db.deleteFrom('chat_sessions').compile() },
        { query: storage.db.deleteFrom('chat_sessions').compile() },
      ]);
      expect(results).toEqual([
        { rows: [], changed: 1 },
        { rows: [{ id: session.id }], changed: 0 },
        { rows: [{ key_version: 2 }], changed: 1 },
        { rows: [], changed: 1 },
        { rows: [], changed: 0 },
      ]);
    });

    it('keeps nothing when a query fails', async () => {
      const taken = await insertSession();
      await expect(storage.transaction([insertOf(aSession()), insertOf(taken)])).rejects.toSatisfy(
        isUniqueViolation,
      );
      expect(await sessionIds()).toEqual([taken.id]);
    });

    it('keeps nothing when a query changes another number of rows than expected', async () => {
      const session = await insertSession();
      const update = (id: string) => ({
        query: storage.db.updateTable('chat_sessions').set({ key_version: 5 }).where('id', '=', id).compile(),
        expect: 1,
      });
      const refused = await storage
        .transaction([update(session.id), update('nobody')])
        .catch((error) => error);
      expect(refused).toBeInstanceOf(TransactionRefused);
      expect(refused.position).toBe(1);
      const rows = await storage.db.selectFrom('chat_sessions').select('key_version').execute();
      expect(rows).toEqual([{ key_version: 1 }]);
    });

    it('throws TransactionRefused for an unmet expectation even if a later query fails', async () => {
      const taken = await insertSession();
      const missing = storage.db.deleteFrom('chat_sessions').where('id', '=', 'nobody').compile();
      const refused = storage.transaction([{ query: missing, expect: 1 }, insertOf(taken)]);
      await expect(refused).rejects.toBeInstanceOf(TransactionRefused);
    });

    it('counts the rows of RETURNING, and none if a conflict does nothing', async () => {
      const session = aSession();
      const insert = storage.db
        .insertInto('chat_sessions')
        .values(session)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .compile();
      expect(await storage.transaction([{ query: insert, expect: 1 }])).toHaveLength(1);
      await expect(storage.transaction([{ query: insert, expect: 1 }])).rejects.toBeInstanceOf(
        TransactionRefused,
      );
    });

    it('succeeds or fails independently of others that arrive with it', async () => {
      const taken = await insertSession(aSession({ id: 'taken' }));
      const sessions = Array.from({ length: 30 }, (_, index) => aSession({ id: `s${index + 10}` }));
      const outcomes = await Promise.allSettled(
        sessions.map((session, index) =>
          storage.transaction(index % 3 === 0 ? [insertOf(session), insertOf(taken)] : [insertOf(session)]),
        ),
      );
      const kept = sessions.filter((_, index) => index % 3 !== 0).map((session) => session.id);
      expect(await sessionIds()).toEqual([...kept, 'taken']);
      expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(10);
    });

    it('must be a list: Kysely’s interactive transactions are refused', async () => {
      await expect(storage.db.transaction().execute(async () => 1)).rejects.toThrow('Storage.transaction');
      expect(await storage.findProblem()).toBeUndefined();
    });

    it('may be empty', async () => {
      expect(await storage.transaction([])).toEqual([]);
    });
  });

  describe('a conversation', () => {
    const insertMessage = (message: ReturnType<typeof aMessage>) =>
      storage.db.insertInto('chat_messages').values(message).execute();

    it('has at most one running reply', async () => {
      const [one, other] = [await insertSession(), await insertSession()];
      const running = { status: 'streaming' as const };
      await insertMessage(aMessage(one, { ...running, seq: 1 }));
      await insertMessage(aMessage(other, { ...running, seq: 1 }));
      await expect(insertMessage(aMessage(one, { ...running, seq: 2 }))).rejects.toSatisfy(isUniqueViolation);
      await storage.db.updateTable('chat_messages').set({ status: 'stopped' }).execute();
      await insertMessage(aMessage(one, { ...running, seq: 2 }));
    });

    it('has one message at each position', async () => {
      const session = await insertSession();
      await insertMessage(aMessage(session, { seq: 1 }));
      await expect(insertMessage(aMessage(session, { seq: 1 }))).rejects.toSatisfy(isUniqueViolation);
    });

    it('is deleted with its messages and idempotency keys, and no others', async () => {
      const [one, other] = [await insertSession(), await insertSession()];
      for (const session of [one, other]) {
        await insertMessage(aMessage(session));
        const key = {
          session: session.id,
          key_hash: 'k',
          body_hash: 'b',
          message: 'm',
          created_at: 1,
        };
        await storage.db.insertInto('idempotency_keys').values(key).execute();
      }
      await storage.db.deleteFrom('chat_sessions').where('id', '=', one.id).execute();
      await storage.purgeDeleted();
      const messages = await storage.db.selectFrom('chat_messages').select('session').execute();
      const keys = await storage.db.selectFrom('idempotency_keys').select('session').execute();
      expect([...messages, ...keys]).toEqual([{ session: other.id }, { session: other.id }]);
    });

    it('must exist before its messages', async () => {
      const orphan = insertMessage(aMessage(aSession()));
      await expect(orphan).rejects.toSatisfy((error) => failureOf(error) === 'foreign-key');
    });
  });

  it('distinguishes a unique violation from other failures', async () => {
    const session = await insertSession();
    await expect(insertSession(session)).rejects.toSatisfy(isUniqueViolation);
    await expect(insertSession(aSession({ id_hash: session.id_hash }))).rejects.toSatisfy(isUniqueViolation);
    const wrong = storage.db.executeQuery(CompiledQuery.raw('select * from nowhere'));
    await expect(wrong).rejects.toSatisfy(
      (error) => failureOf(error) === 'failed' && !isUniqueViolation(error),
    );
  });

  it('counts by the hour, with concurrent writers', async () => {
    const { db } = storage;
    const count = (name: string, now: number, by?: number) =>
      storage.transaction([{ query: countHour(db, name, now, by), expect: 1 }]);
    await Promise.all(Array.from({ length: 40 }, (_, index) => count('messages', 5 * hour + index)));
    await count('messages', 6 * hour);
    await count('output_tokens', 5 * hour + 1, 250);
    const rows = await db.selectFrom('hourly_counts').selectAll().orderBy('hour').orderBy('name').execute();
    expect(rows).toEqual([
      { hour: 5 * hour, name: 'messages', count: 40 },
      { hour: 5 * hour, name: 'output_tokens', count: 250 },
      { hour: 6 * hour, name: 'messages', count: 1 },
    ]);
  });

  it('notifies listeners that a reply changed, until they are removed', async () => {
    const received: string[] = [];
    const others: string[] = [];
    const stop = storage.onNotify((channel, id) => received.push(`${channel} ${id}`));
    storage.onNotify((_channel, id) => others.push(id));
    // On PostgreSQL listening begins a moment later; until then notifications are lost.
    await vi.waitUntil(async () => {
      await storage.notify('reply', 'one');
      return received.length > 0 && others.length > 0;
    });
    stop();
    await storage.notify('reply', 'last');
    await vi.waitUntil(() => others.includes('last'));
    expect(new Set(received)).toEqual(new Set(['reply one']));
  });

  it('is ready while it is open; after closing it rejects queries, and may be closed again', async () => {
    expect(await storage.findProblem()).toBeUndefined();
    await storage.close();
    await storage.close();
    expect(await storage.findProblem()).toBe('no-answer');
    await expect(sessionIds()).rejects.toThrow();
    await expect(storage.transaction([])).rejects.toThrow();
  });

  it('closes also while the connection that listens is being opened', async () => {
    storage.onNotify(() => {});
    await storage.close();
    expect(await storage.findProblem()).toBe('no-answer');
  });

  it('finishes pending queries before it closes', async () => {
    const inserted = storage.transaction([insertOf(aSession({ id: 'in time' }))]);
    await Promise.all([inserted, storage.close()]);
    storage = await open();
    expect(await sessionIds()).toEqual(['in time']);
  });
});
