import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApp, type TestApp } from '../../../tests/support/app.ts';

let made: TestApp;
let path: string;
beforeAll(async () => {
  made = await anApp();
  const created = await made.app.inject({ method: 'POST', url: '/api/chat/sessions' });
  path = `/api/chat/sessions/${created.json().sessionId}`;
  await made.app.inject({
    method: 'POST',
    url: `${path}/messages`,
    payload: { content: 'What is a secret word like Zebulunite?' },
  });
});
afterAll(() => made.close());

const get = (query: string) => made.app.inject({ url: `${path}/export${query}` });

describe('GET .../export', () => {
  it.each([
    ['', 'md', 'text/markdown; charset=utf-8'],
    ['?format=json', 'json', 'application/json; charset=utf-8'],
    ['?format=docx', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ])('%s downloads a file whose name contains nothing from the conversation', async (query, ending, type) => {
    const answer = await get(query);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers['content-disposition']).toMatch(
      new RegExp(`^attachment; filename="berea-conversation-\\d{4}-\\d\\d-\\d\\d\\.${ending}"$`),
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.rawPayload.length).toBeGreaterThan(100);
    if (ending !== 'docx') expect(answer.body).toContain('Peace be with you.');
  });

  it('writes several at once, each complete', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => get('?format=json')));
    expect(answers.map((answer) => answer.json().messages.length)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('refuses other formats', async () => {
    expect((await get('?format=pdf')).json()).toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('answers 404 for an unknown conversation', async () => {
    const answer = await made.app.inject({ url: `/api/chat/sessions/${'A'.repeat(22)}/export` });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'SESSION_NOT_FOUND']);
  });

  it('logs no words of the conversation', () => {
    expect(made.logged.join('\n')).not.toContain('Zebulunite');
  });
});
