import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aiSettings } from '../support/berea-with-ai.ts';
import { aVisitor, visitorOf } from '../support/conversation.ts';
import { type FakeAi, type FakeReply, startFakeAi } from '../support/fake-ai.ts';

let berea: TestBerea;
beforeAll(async () => {
  berea = await startBerea();
});
afterAll(() => berea.remove());

const CANARY = 'my-secret-canary-words';

describe('bad messages', () => {
  const rows: [string, unknown, number, string][] = [
    ['empty', { content: '' }, 400, 'EMPTY_MESSAGE'],
    ['blank', { content: ' \n\t ' }, 400, 'EMPTY_MESSAGE'],
    ['NUL only', { content: '\0\0' }, 400, 'EMPTY_MESSAGE'],
    ['missing', {}, 400, 'INVALID_REQUEST'],
    ['a number', { content: 7 }, 400, 'INVALID_REQUEST'],
    ['a list', { content: [CANARY] }, 400, 'INVALID_REQUEST'],
    ['null', { content: null }, 400, 'INVALID_REQUEST'],
    ['an unknown translation', { content: 'Hello', version: 'niv' }, 400, 'INVALID_REQUEST'],
    ['too long', { content: 'a'.repeat(20_001) }, 413, 'MESSAGE_TOO_LONG'],
    ['2 MB', { content: 'a'.repeat(2_000_000) }, 413, 'MESSAGE_TOO_LONG'],
    [
      'an attachment longer than the message',
      { content: 'Hi', attachment: { fileName: 'a.txt', fileType: 'text', wordCount: 1, length: 99 } },
      400,
      'INVALID_REQUEST',
    ],
    [
      'an attachment without own words',
      { content: 'Sermon', attachment: { fileName: 'a.txt', fileType: 'text', wordCount: 1, length: 6 } },
      400,
      'EMPTY_MESSAGE',
    ],
  ];
  it.each(rows)(
    '%s: a clear error in the one shape, and nothing is stored',
    async (_name, body, status, code) => {
      const visitor = await aVisitor(berea.url);
      const answer = await visitor.post('/messages', body);
      expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
      const { message, error } = answer.body as { message: string; error: string };
      expect(message).toBe(error);
      expect(message).toMatch(/^[A-Z].*[.]$/);
      expect(await visitor.messages()).toEqual([]);
    },
  );

  it('a message or an edit that is too large even to be read names the limits', async () => {
    const visitor = await aVisitor(berea.url);
    const calls = [
      ['POST', '/messages'],
      ['PUT', '/messages/018f0000-0000-7000-8000-000000000000'],
    ] as const;
    for (const [method, path] of calls) {
      const response = await fetch(visitor.path + path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content: 'a'.repeat(4_000_000) }),
      });
      expect([response.status, await response.json()]).toEqual([
        413,
        expect.objectContaining({
          code: 'MESSAGE_TOO_LONG',
          message: expect.stringMatching(/20,000 characters.*200,000/),
        }),
      ]);
    }
  });

  it('broken JSON and other content types have errors of their own', async () => {
    const visitor = await aVisitor(berea.url);
    const post = async (body: string, type: string) => {
      const response = await fetch(`${visitor.path}/messages`, {
        method: 'POST',
        headers: { 'content-type': type },
        body,
      });
      return ((await response.json()) as { code: string }).code;
    };
    expect(await post('{"content": "Hel', 'application/json')).toBe('INVALID_JSON');
    expect(await post('content=Hello', 'application/x-www-form-urlencoded')).toBe('UNSUPPORTED_MEDIA_TYPE');
  });

  it.each(['unknownunknownunknown0', 'short', '%00', 'x'.repeat(3_000), "';drop table--", '..%2f..'])(
    'a session id like %s is 404 SESSION_NOT_FOUND on every call',
    async (id) => {
      const path = `${berea.url}/api/chat/sessions/${id.startsWith('%') || id.includes('%') ? id : encodeURIComponent(id)}`;
      const calls: [string, string][] = [
        ['GET', '/messages'],
        ['POST', '/messages'],
        ['GET', '/messages/x/stream'],
        ['POST', '/messages/x/stop'],
        ['POST', '/messages/x/retry'],
        ['DELETE', ''],
      ];
      for (const [method, rest] of calls) {
        const response = await fetch(path + rest, { method });
        expect([method, rest, response.status, ((await response.json()) as { code: string }).code]).toEqual([
          method,
          rest,
          404,
          'SESSION_NOT_FOUND',
        ]);
      }
    },
  );

  it('a document’s length is that of the cleaned text', async () => {
    const visitor = await aVisitor(berea.url);
    const document = 'Line one\r\nLine two\0';
    const { status, body } = await visitor.send(`${document}\n\nWhat is this about?`, {
      attachment: {
        fileName: '../../etc/pass\u0007wd.txt',
        fileType: 'text',
        wordCount: 4,
        length: document.length,
      },
    });
    expect(status).toBe(201);
    expect(body.message.attachment).toEqual({
      fileName: 'passwd.txt',
      fileType: 'text',
      wordCount: 4,
      length: 17,
    });
    expect(body.message.content).toBe('Line one\nLine two\n\nWhat is this about?');
  });

  it('a deleted conversation is gone', async () => {
    const visitor = await aVisitor(berea.url);
    await visitor.send('What is grace?');
    expect((await fetch(visitor.path, { method: 'DELETE' })).status).toBe(204);
    expect((await fetch(`${visitor.path}/messages`)).status).toBe(404);
    expect((await fetch(visitor.path, { method: 'DELETE' })).status).toBe(404);
  });

  it('leaves nothing of what visitors wrote in the log', async () => {
    const visitor = await aVisitor(berea.url);
    await visitor.send(CANARY);
    await visitorOf(berea.url, CANARY)
      .messages()
      .catch(() => {});
    await fetch(`${berea.url}/api/bible/verse/${CANARY}?version=${CANARY}`);
    await fetch(`${berea.url}/${CANARY}`);
    expect(berea.output()).not.toContain(CANARY);
    expect(berea.output()).not.toContain(visitor.sessionId);
  });
});

describe('a provider that misbehaves', () => {
  let ai: FakeAi;
  let withoutFallback: TestBerea;
  let withFallback: TestBerea;
  beforeAll(async () => {
    ai = await startFakeAi();
    withoutFallback = await startBerea({ ...aiSettings(ai.url), AI_FALLBACK: 'none' });
    withFallback = await startBerea(aiSettings(ai.url));
  });
  afterAll(async () => {
    await withoutFallback.remove();
    await withFallback.remove();
    await ai.close();
  });

  const failures: [string, FakeReply, number, string][] = [
    ['401', { status: 401 }, 502, 'PROVIDER_REJECTED_KEY'],
    ['429 again and again', { status: 429, headers: { 'retry-after': '0' } }, 502, 'PROVIDER_OVERLOADED'],
    ['500 again and again', { status: 500 }, 502, 'PROVIDER_FAILED'],
    ['a stream cut in the middle', { text: ['Grace is '], end: 'cut' }, 502, 'PROVIDER_STREAM_CUT'],
    ['a broken event', { text: ['Grace is '], end: 'broken' }, 502, 'PROVIDER_STREAM_CUT'],
    ['a stream without an end', { text: ['Grace is '], end: 'no-mark' }, 502, 'PROVIDER_STREAM_CUT'],
  ];
  it.each(failures)(
    '%s: the message is kept, the failure is reported, and a retry works',
    async (_name, reply, status, code) => {
      ai.always(reply);
      const visitor = await aVisitor(withoutFallback.url);
      const answer = await visitor.send('What is grace?');
      expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
      const [question, failed] = await visitor.messages();
      expect(question!.content).toBe('What is grace?');
      expect(failed).toMatchObject({ status: 'failed', error: { code } });
      expect(answer.body).toMatchObject({ messageId: question!.id, replyId: failed!.id });
      ai.always({ text: ['Grace is a gift.'] });
      const retried = await visitor.post(`/messages/${failed!.id}/retry`);
      expect(retried.body).toMatchObject({ reply: { content: 'Grace is a gift.' } });
      const { status: ready } = await fetch(`${withoutFallback.url}/readyz`);
      expect(ready).toBe(200);
    },
  );

  it('fails before its first word: the guide answers and says so', async () => {
    ai.always({ status: 500 });
    const visitor = await aVisitor(withFallback.url);
    const { status, body } = await visitor.send('What does Romans 8:28 mean?');
    expect(status).toBe(201);
    expect(body.reply).toMatchObject({ status: 'complete', fallback: true, provider: 'Built-in guide' });
    expect(body.reply.content).toContain('built-in guide');
    expect(body.reply.content).toContain('Romans 8:28');
  });
});
