import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/storage.ts';
import { openDatabase, type WorkerDatabase } from './database.ts';
import type { Answer, Statement } from './protocol.ts';

describe('a group of requests', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let database: WorkerDatabase;
  let lastId = 0;
  const run = (...statements: Statement[]) => ({ id: ++lastId, kind: 'run' as const, statements });
  const insert = (word: string, expected?: number): Statement => ({
    sql: 'insert into words (word) values (?)',
    parameters: [word],
    writes: true,
    expect: expected,
  });
  const words = (): unknown[] => {
    const all = { sql: 'select word from words order by word', parameters: [], writes: false };
    const [answer] = database.runGroup([run(all)]);
    return 'results' in answer! ? answer.results[0]!.rows.map(([word]) => word) : [];
  };
  const kindOf = (answer: Answer) => Object.keys(answer).find((name) => name !== 'id');

  beforeEach(() => {
    folder = temporaryFolder();
    database = openDatabase(join(folder.path, 'group.sqlite'));
    const table = { sql: 'create table words (word text primary key) strict', parameters: [], writes: true };
    database.runGroup([run(table)]);
  });
  afterEach(() => {
    database.close(0);
    folder.remove();
  });

  it('undoes requests that fail or are refused, and keeps those before and after them', () => {
    const answers = database.runGroup([
      run(insert('faith')),
      run(insert('hope'), insert('faith')),
      run(insert('doubt', 2)),
      run(insert('hope'), insert('love')),
      run(insert('love')),
    ]);
    expect(answers.map(kindOf)).toEqual(['results', 'failure', 'refused', 'results', 'failure']);
    expect(words()).toEqual(['faith', 'hope', 'love']);
  });

  it('fails every request when SQLite ends its transaction', () => {
    const rollback = { sql: 'rollback', parameters: [], writes: true };
    const answers = database.runGroup([run(insert('faith')), run(rollback), run(insert('hope'))]);
    expect(answers.map(kindOf)).toEqual(['failure', 'failure', 'failure']);
    expect(words()).toEqual([]);
    expect(database.runGroup([run(insert('love'))]).map(kindOf)).toEqual(['results']);
  });

  it('answers each request with its own id', () => {
    const requests = [run(insert('a')), run(insert('a')), run(insert('b', 3))];
    expect(database.runGroup(requests).map(({ id }) => id)).toEqual(requests.map(({ id }) => id));
  });

  it('reports no changed rows for a statement that changes none', () => {
    const index = { sql: 'create index word_lengths on words (length(word))', parameters: [], writes: true };
    const [, answer] = database.runGroup([run(insert('a')), run(index)]);
    expect(answer).toMatchObject({ results: [{ changed: 0 }] });
  });

  it('returns new columns after a table was altered', () => {
    const all = { sql: 'select * from words', parameters: [], writes: false };
    const alter = { sql: `alter table words add column note text default 'n'`, parameters: [], writes: true };
    const answers = database.runGroup([run(insert('a')), run(all), run(alter), run(all)]);
    expect(answers[1]).toMatchObject({ results: [{ columns: ['word'], rows: [['a']] }] });
    expect(answers[3]).toMatchObject({ results: [{ columns: ['word', 'note'], rows: [['a', 'n']] }] });
  });

  it('works with more different statements than it caches', () => {
    database.runGroup([run(insert('a'))]);
    for (let number = 0; number < 900; number++) {
      const select = { sql: `select word, ${number} as number from words`, parameters: [], writes: false };
      expect(database.runGroup([run(select)])).toMatchObject([
        { results: [{ columns: ['word', 'number'], rows: [['a', number]] }] },
      ]);
    }
  });
});
