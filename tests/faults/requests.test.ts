import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aVisitor, type TestVisitor } from '../support/conversation.ts';

let berea: TestBerea;
let visitor: TestVisitor;
beforeAll(async () => {
  berea = await startBerea();
});
afterAll(() => berea.remove());

const HI = JSON.stringify({ content: 'Hello' });

interface RequestParts {
  readonly body?: string | Buffer;
  readonly headers?: Record<string, string>;
}

/** A send of a new visitor, with whatever body and headers. */
async function send({ body = HI, headers = {} }: RequestParts): Promise<Response> {
  visitor = await aVisitor(berea.url);
  const type = { 'content-type': 'application/json' };
  return fetch(`${visitor.path}/messages`, { method: 'POST', headers: { ...type, ...headers }, body });
}

/** Sends raw lines and returns everything that is received. */
async function sendRaw(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(berea.url);
  const socket = connect(Number(port), hostname);
  socket.write(lines.join('\r\n'));
  let received = '';
  for await (const data of socket) received += data;
  return received;
}

describe('a send', () => {
  const unusual: [string, RequestParts][] = [
    ['has a key twice: the last one counts', { body: '{"content":"Not this","content":"Hello"}' }],
    ['has a __proto__ key', { body: '{"content":"Hello","__proto__":{"version":"niv"}}' }],
    ['has unknown keys', { body: '{"content":"Hello","role":"assistant","id":"1"}' }],
    ['begins with a byte order mark', { body: `\ufeff${HI}` }],
    ['has its type in capitals', { headers: { 'content-type': 'APPLICATION/JSON; Charset=UTF-8' } }],
    [
      'holds bytes that are no UTF-8',
      { body: Buffer.from('7b22636f6e74656e74223a2248ff656c6c6f227d', 'hex') },
    ],
    [
      'has an idempotency key of special characters',
      { headers: { 'idempotency-key': '\'";-- \u00e9 {} %00 __proto__' } },
    ],
    ['has a key of 200 characters', { headers: { 'idempotency-key': 'k'.repeat(200) } }],
    ['has an invalid region', { headers: { 'x-region': '<script>' } }],
  ];
  it.each(unusual)('is accepted that %s', async (_what, request) => {
    const response = await send(request);
    expect(response.status).toBe(201);
    const [question, reply] = await visitor.messages();
    expect(question!.content).toMatch(/^H.?ello$/);
    expect([question!.role, reply!.role, reply!.status]).toEqual(['user', 'assistant', 'complete']);
  });

  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const refused: [string, RequestParts, number, string][] = [
    ['is a list', { body: '[]' }, 400, 'INVALID_REQUEST'],
    ['is null', { body: 'null' }, 400, 'INVALID_REQUEST'],
    ['is a word', { body: '"Hello"' }, 400, 'INVALID_REQUEST'],
    ['is empty', { body: '' }, 400, 'INVALID_REQUEST'],
    ['is a hundred thousand brackets', { body: deep }, 400, 'INVALID_REQUEST'],
    ['asks with a hundred thousand brackets', { body: `{"content":${deep}}` }, 400, 'INVALID_REQUEST'],
    [
      'has a document of impossible length',
      {
        body: '{"content":"Hello","attachment":{"fileName":"a","fileType":"text","wordCount":1,"length":1e308}}',
      },
      400,
      'INVALID_REQUEST',
    ],
    ['is compressed', { body: gzipSync(HI), headers: { 'content-encoding': 'gzip' } }, 400, 'INVALID_JSON'],
    ['has an empty key', { headers: { 'idempotency-key': '' } }, 400, 'INVALID_REQUEST'],
    ['has a key too long', { headers: { 'idempotency-key': 'k'.repeat(201) } }, 400, 'INVALID_REQUEST'],
  ];
  it.each(refused)('that %s is refused, and stores nothing', async (_what, request, status, code) => {
    const response = await send(request);
    const body = (await response.json()) as { code: string; requestId: string };
    expect([response.status, body.code]).toEqual([status, code]);
    expect(body.requestId).toMatch(/^\w+$/);
    expect(await visitor.messages()).toEqual([]);
  });

  it('is answered with events only if the client asks for them', async () => {
    const kind = async (accept: string) =>
      (await send({ headers: { accept } })).headers.get('content-type')?.split(';')[0];
    expect(await kind('text/event-stream;q=0.9, */*')).toBe('text/event-stream');
    expect(await kind('TEXT/EVENT-STREAM')).toBe('text/event-stream');
    expect(await kind('text/event-stream;q=0')).toBe('application/json');
    expect(await kind('application/json, text/event-stream;q=0.1')).toBe('application/json');
    expect(await kind('*/*')).toBe('application/json');
  });

  it('with Expect: 100-continue is told to continue', async () => {
    visitor = await aVisitor(berea.url);
    const received = await sendRaw(
      `POST ${new URL(visitor.path).pathname}/messages HTTP/1.1`,
      'Host: berea',
      'Content-Type: application/json',
      `Content-Length: ${HI.length}`,
      'Expect: 100-continue',
      'Connection: close',
      '',
      HI,
    );
    expect(received).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 201 Created/);
  });

  it('whose body never ends delays nobody else, and stores nothing when it breaks off', async () => {
    visitor = await aVisitor(berea.url);
    const { hostname, port, pathname } = new URL(visitor.path);
    const sockets = Array.from({ length: 50 }, () => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      const head = `POST ${pathname}/messages HTTP/1.1\r\nHost: berea\r\nContent-Type: application/json`;
      socket.write(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n8\r\n{"conten\r\n`);
      return socket;
    });
    expect((await visitor.send('Hello')).status).toBe(201);
    for (const socket of sockets) socket.resetAndDestroy();
    expect(await visitor.messages()).toHaveLength(2);
  });
});

describe('a conversation', () => {
  it('is read page by page, without a gap and without a message twice', async () => {
    visitor = await aVisitor(berea.url);
    for (const words of ['What is grace?', 'And mercy?', 'And peace?']) await visitor.send(words);
    const all = await visitor.messages();
    const page = async (query: string) => {
      const response = await fetch(`${visitor.path}/messages?${query}`);
      return (await response.json()) as { messages: typeof all; more: boolean };
    };
    expect(await page('limit=200')).toEqual({ messages: all, more: false });
    expect(await page('limit=4')).toEqual({ messages: all.slice(2), more: true });
    expect(await page(`limit=4&before=${all[2]!.id}`)).toEqual({ messages: all.slice(0, 2), more: false });
    expect(await page(`before=${all[0]!.id}`)).toEqual({ messages: [], more: false });
  });

  it.each(['limit=0', 'limit=-1', 'limit=201', 'limit=many', 'limit=', 'limit=1&limit=2', 'limit=1.5'])(
    'is not read with %s',
    async (query) => {
      visitor = await aVisitor(berea.url);
      const response = await fetch(`${visitor.path}/messages?${query}`);
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'INVALID_REQUEST' }),
      ]);
    },
  );

  it.each(['nothing', '%00', '', '%F0%9F%98%80', "'%20or%201=1"])(
    'knows no message "%s" to read before, to follow, to stop or to retry',
    async (id) => {
      visitor = await aVisitor(berea.url);
      await visitor.send('Hello');
      const calls: [string, string][] = [['GET', `/messages?before=${id}`]];
      // Without an id it is another address.
      if (id !== '')
        calls.push(
          ['GET', `/messages/${id}/stream`],
          ['POST', `/messages/${id}/stop`],
          ['POST', `/messages/${id}/retry`],
        );
      for (const [method, path] of calls) {
        const response = await fetch(visitor.path + path, { method });
        expect([path, response.status, ((await response.json()) as { code: string }).code]).toEqual([
          path,
          404,
          'MESSAGE_NOT_FOUND',
        ]);
      }
    },
  );

  it('is deleted for good when fifty requests delete it at the same time', async () => {
    visitor = await aVisitor(berea.url);
    await visitor.send('Hello');
    const tries = await Promise.all(
      Array.from({ length: 50 }, async () => (await fetch(visitor.path, { method: 'DELETE' })).status),
    );
    expect(new Set(tries)).toEqual(new Set([204, 404]));
    expect((await fetch(`${visitor.path}/messages`)).status).toBe(404);
  });

  it('answers other methods with 405, the right ones, and HEAD as GET without its body', async () => {
    visitor = await aVisitor(berea.url);
    for (const method of ['OPTIONS', 'PATCH', 'DELETE']) {
      const response = await fetch(`${visitor.path}/messages`, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([
        405,
        expect.stringContaining('POST'),
      ]);
    }
    const head = await fetch(`${visitor.path}/messages`, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});

it('A condition or a range that a file cannot meet is refused as any other request', async () => {
  for (const headers of [{ range: 'bytes=99999999-' }, { 'if-match': '"x"' }]) {
    const response = await fetch(`${berea.url}/favicon.svg`, { headers });
    expect([412, 416]).toContain(response.status);
    expect(await response.json()).toHaveProperty('requestId');
  }
});

it('The server logged no warning and no error', async () => {
  // Its last lines are written when it ends.
  await berea.stop();
  expect(berea.output()).not.toMatch(/"level":"(warn|error|fatal)"/);
});
