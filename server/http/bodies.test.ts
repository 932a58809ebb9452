import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BODY_MAX_BYTES } from '../../contract/limits.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';

const TOO_MUCH = 'This holds more values than any call takes.';

let made: TestApp;
beforeAll(async () => {
  made = await anApp({ RATE_LIMITS: 'off' });
});
afterAll(() => made.close());

/** The status and the error's sentence. */
async function post(url: string, payload: string): Promise<[number, string]> {
  const headers = { 'content-type': 'application/json' };
  const answer = await made.app.inject({ method: 'POST', url, headers, payload });
  return [answer.statusCode, answer.json<{ message: string }>().message];
}

/** A letter of the contact form with another message. */
const letter = (message: string, more: object = {}): string =>
  JSON.stringify({
    name: 'Ruth',
    email: 'ruth@example.org',
    subject: 'Hello',
    message,
    type: 'general',
    ...more,
  });

describe('A body', () => {
  test('of as many values as any call takes is read, whatever stands in its texts', async () => {
    const words = '[{"a": "b\\"", \\, '.repeat(500);
    expect((await post('/api/contact', letter(words)))[0]).toBe(201);
    expect((await post('/api/contact', letter('Hello', { more: Array(900).fill('\\",') })))[0]).toBe(201);
  });

  test.each([
    ['lists', '[[],[],[]'.repeat(500)],
    ['objects', `[${'{},'.repeat(1_500)}{}]`],
    ['numbers', `{"a":[${'1,'.repeat(1_500)}1]}`],
    ['keys', JSON.stringify(Object.fromEntries(Array.from({ length: 1_500 }, (_, at) => [at, 1])))],
    ['levels', `${'{"a":'.repeat(1_500)}1${'}'.repeat(1_500)}`],
    ['texts', JSON.stringify(Array(1_500).fill('\\"'))],
  ])('of too many %s is refused unread', async (_, body) => {
    expect(await post('/api/contact', body)).toEqual([400, TOO_MUCH]);
    const { sessionId } = (await made.app.inject({ method: 'POST', url: '/api/chat/sessions' })).json<{
      sessionId: string;
    }>();
    expect(await post(`/api/chat/sessions/${sessionId}/messages`, body)).toEqual([400, TOO_MUCH]);
  });

  test('may be as long as the longest text of its call', async () => {
    expect(await post('/api/contact', letter('x'.repeat(BODY_MAX_BYTES)))).toEqual([
      413,
      'This is too large to be sent.',
    ]);
    const escaped = letter('é'.repeat(10_000)).replaceAll('é', '\\u00e9');
    expect((await post('/api/contact', escaped))[0]).toBe(201);
  });
});
