import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordingLog } from '../../tests/support/storage.ts';
import { slowQueryLogger, timed } from './slow-queries.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const query = (sql: string, queryDurationMillis: number) =>
  ({ level: 'query', query: { sql }, queryDurationMillis }) as never;

it('A slow query is told by its first word and its duration, and a quick one not at all', () => {
  const log = recordingLog();
  const logger = slowQueryLogger(log);
  logger(query("select * from chat_messages where id = 'x'", 1_500.4));
  logger(query('select 1', 999));
  expect(log.lines.map(({ fields }) => fields)).toEqual([{ code: 'SLOW_QUERY', kind: 'select', ms: 1500 }]);
});

it('A slow transaction is told, whether or not it succeeds', async () => {
  const log = recordingLog();
  const failing = timed(log, async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    throw new Error('refused');
  });
  const failed = expect(failing).rejects.toThrow('refused');
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
  expect(log.lines.map(({ fields }) => fields)).toEqual([
    { code: 'SLOW_QUERY', kind: 'transaction', ms: 2000 },
  ]);
});
