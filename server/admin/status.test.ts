import { expect, it } from 'vitest';
import { anApp } from '../../tests/support/app.ts';
import { createLog } from '../http/logging.ts';
import { readStatus } from './status.ts';

it('The status tells what was warned of: a slow query and a blocked loop among it', async () => {
  const made = await anApp();
  const log = createLog({ level: 'info', destination: { write: () => {} } });
  log.warn({ code: 'SLOW_QUERY', ms: 1_200 }, 'the database took long for a query');
  log.warn({ code: 'LOOP_BLOCKED', ms: 300 }, 'the event loop was blocked');
  log.warn({ code: 'LOOP_BLOCKED', ms: 400 }, 'the event loop was blocked');
  const { warnings } = await readStatus({
    storage: made.storage,
    version: '1.2.3',
    startedAt: 0,
    dataDir: '/nowhere',
    provider: null,
    voice: null,
    bible: {} as never,
    helpLinesChecked: '2026-11',
    retentionDays: 0,
    log,
  });
  const lastAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  expect(warnings).toHaveLength(2);
  expect(warnings).toContainEqual({ code: 'LOOP_BLOCKED', times: 2, lastAt });
  expect(warnings).toContainEqual({ code: 'SLOW_QUERY', times: 1, lastAt });
  await made.close();
});
