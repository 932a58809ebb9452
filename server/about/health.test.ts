import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { anApp } from '../../tests/support/app.ts';

test('/healthz reports that the process runs, /readyz that database and Bible are available', async () => {
  const made = await anApp();
  expect((await made.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await made.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  await made.storage.close();
  const answer = await made.app.inject('/readyz');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'NOT_AVAILABLE']);
  expect((await made.app.inject('/healthz')).statusCode).toBe(200);
  await made.app.close();
});

test('/readyz says why nothing can be written', async () => {
  const made = await anApp();
  const ready = async () => (await made.app.inject('/readyz')).json().message;
  const pages = await sql<{ page_count: number }>`pragma page_count`.execute(made.storage.db);
  await sql`pragma max_page_count = ${sql.lit(pages.rows[0]!.page_count)}`.execute(made.storage.db);
  const fill = () =>
    made.storage.db
      .insertInto('installation')
      .values({ name: `filler ${Math.random()}`, value: 'x'.repeat(100_000) })
      .execute();
  await expect(fill()).rejects.toMatchObject({ failure: 'full' });
  expect(await ready()).toBe('Nothing can be written: the disk of the database is full.');
  await sql`pragma max_page_count = 1000000`.execute(made.storage.db);
  await fill();
  expect(await ready()).toBeUndefined();
  await made.close();
});

test('/readyz fails if the Bible is not available', async () => {
  const made = await anApp({}, { bible: { kjv: { text: () => '' } } as never });
  const answer = await made.app.inject('/readyz');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'NOT_AVAILABLE']);
  await made.close();
});

test('Without METRICS_TOKEN there is no /metrics', async () => {
  const made = await anApp();
  expect((await made.app.inject('/metrics')).statusCode).toBe(404);
  await made.close();
});

test('/metrics requires its token and returns counts by route pattern and process metrics', async () => {
  const made = await anApp({ METRICS_TOKEN: 'open-sesame-open' }, { runningReplies: () => 3 });
  const ask = (authorization?: string) =>
    made.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} });
  for (const wrong of [
    undefined,
    'Bearer',
    'Bearer open',
    'Bearer open-sesame-open2',
    'Basic open-sesame-open',
  ]) {
    expect((await ask(wrong)).statusCode).toBe(401);
  }
  await made.app.inject('/api/bible/verse/John%203:16');
  await made.app.inject('/api/bible/verse/John%203:17');
  await made.app.inject('/somewhere');
  const { body, headers } = await ask('Bearer open-sesame-open');
  await made.close();

  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const value = (series: string) =>
    Number(
      body
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.split(' ')
        .at(-1),
    );
  const verse = '{method="GET",route="/api/bible/verse/:reference",status="200"';
  expect(value(`http_request_duration_seconds_count${verse}}`)).toBe(2);
  expect(value(`http_request_duration_seconds_bucket${verse},le="+Inf"}`)).toBe(2);
  expect(value(`http_request_duration_seconds_bucket${verse},le="60"}`)).toBe(2);
  expect(value('http_request_duration_seconds_count{method="GET",route="(none)",status="404"}')).toBe(1);
  expect(value('berea_running_replies')).toBe(3);
  expect(body).toContain('# TYPE berea_warnings_total counter');
  expect(value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(body).not.toContain('somewhere');
  for (const line of body.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{.*\})? [\d.e+-]+|\w+(\{.*\})? NaN)$/);
});
