import { afterEach, beforeEach, expect, test } from 'vitest';
import { careLines, careReferrals } from '../../contract/care.ts';
import { messageList } from '../../contract/chat.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { aSignedInOperator } from '../../tests/support/operators.ts';

let made: TestApp;
beforeEach(async () => {
  made = await anApp();
});
afterEach(() => made.close());

const DESPAIR = 'I want to kill myself.';
const session = async (): Promise<string> =>
  (await made.app.inject({ method: 'POST', url: '/api/chat/sessions' })).json().sessionId;
const send = (id: string, content: string, headers: Record<string, string> = {}) =>
  made.app.inject({
    method: 'POST',
    url: `/api/chat/sessions/${id}/messages`,
    headers: { 'x-region': 'GB', ...headers },
    payload: { content },
  });

test('The lines of a region are told with what they are for, and when the list was checked', async () => {
  const answer = careLines.parse((await made.app.inject('/api/care/lines?region=gb')).json());
  expect(answer.region).toBe('GB');
  expect(answer.checked).toMatch(/^\d{4}-\d{2}/);
  expect(answer.resources.find(({ name }) => name === 'Samaritans')?.kinds).toContain('crisis');
  expect(answer.regions.map(({ id }) => id)).toContain('elsewhere');
  expect((await made.app.inject('/api/care/lines?region=FR')).json().region).toBe('elsewhere');
  expect((await made.app.inject('/api/care/lines?region=nowhere')).statusCode).toBe(400);
});

test('A message that calls for care carries the lines of the reader’s region, in JSON and in the stream', async () => {
  const id = await session();
  const { message } = (await send(id, DESPAIR)).json();
  expect(message.care).toMatchObject({ kind: 'crisis', region: 'GB' });
  expect(message.care.resources[0].name).toBe('Samaritans');
  const events = (await send(id, DESPAIR, { accept: 'text/event-stream' })).body
    .split('\n')
    .filter((line) => line.startsWith('event: '));
  expect(events.slice(0, 3)).toEqual(['event: message', 'event: care', 'event: reply']);
});

test('What was found is worked out anew on reading, for the region of the one who reads', async () => {
  const id = await session();
  await send(id, 'Hello.');
  await send(id, DESPAIR);
  const read = async (query: string) =>
    messageList.parse(
      (
        await made.app.inject({
          url: `/api/chat/sessions/${id}/messages${query}`,
          headers: { 'x-region': 'US' },
        })
      ).json(),
    ).messages;
  const all = await read('');
  expect(all.map(({ care }) => care?.region)).toEqual([undefined, undefined, 'US', undefined]);
  expect((await read('?limit=2'))[0]?.care?.kind).toBe('crisis');
  const rows = await made.storage.db.selectFrom('chat_messages').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain('crisis');
});

test('Only a month’s count is kept, raised once a message, and only the operator may read it', async () => {
  const id = await session();
  await send(id, DESPAIR, { 'idempotency-key': 'one' });
  await send(id, DESPAIR, { 'idempotency-key': 'one' });
  const { messages } = (await made.app.inject(`/api/chat/sessions/${id}/messages`)).json();
  // Help was shown for these words too.
  await made.app.inject({
    method: 'PUT',
    url: `/api/chat/sessions/${id}/messages/${messages[0].id}`,
    headers: { 'x-region': 'GB' },
    payload: { content: `${DESPAIR} Tonight.` },
  });
  expect((await made.app.inject('/api/care/referrals')).statusCode).toBe(401);
  const wrong = { 'x-admin-session': 'another' };
  expect((await made.app.inject({ url: '/api/care/referrals', headers: wrong })).statusCode).toBe(401);
  const answer = await made.app.inject({
    url: '/api/care/referrals',
    headers: await aSignedInOperator(made.storage),
  });
  const { months } = careReferrals.parse(answer.json());
  expect(months).toEqual([
    {
      month: new Date().toISOString().slice(0, 7),
      counts: { crisis: 2, abuse: 0, child: 0, medical: 0, danger: 0 },
    },
  ]);
});
