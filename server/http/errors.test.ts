import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError, ERRORS, type ErrorBody, errorBody } from '../../contract/errors.ts';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { StorageError } from '../storage/errors.ts';
import { errorNameOf, registerErrors, sendError, sourceLocationOf, toAppError } from './errors.ts';

let made: TestApp;
let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  made = await anApp();
  app = made.app;
  await app.listen({ port: 0 });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(() => made.close());

async function ask(path: string, init: RequestInit = {}) {
  const answer = await fetch(`${origin}${path}`, init);
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as ErrorBody };
}
const sending = (body: string, type = 'application/json', method = 'POST') => ({
  method,
  body,
  headers: { 'content-type': type },
});
const SESSIONS = '/api/chat/sessions';

describe('Every error answer has the same shape', () => {
  test.each([
    ['an unknown route', '/api/nothing', {}, 404, 'NOT_FOUND'],
    ['/api itself', '/api', {}, 404, 'NOT_FOUND'],
    ['a method that the path does not support', SESSIONS, { method: 'PATCH' }, 405, 'METHOD_NOT_ALLOWED'],
    ['broken JSON', SESSIONS, sending('{"content":'), 400, 'INVALID_JSON'],
    ['a body that is an array', SESSIONS, sending('[1]'), 400, 'INVALID_REQUEST'],
    ['a body of another type', SESSIONS, sending('<x/>', 'text/xml'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    [
      'a body of an unsupported type',
      SESSIONS,
      sending('words', 'text/plain'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    ['a nonsense content type', SESSIONS, sending('{}', 'nonsense'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['2 MB', SESSIONS, sending(JSON.stringify({ content: 'x'.repeat(2_000_000) })), 413, 'PAYLOAD_TOO_LARGE'],
    ['an address that cannot be decoded', '/api/bible/verse/%E0%A4%A', {}, 400, 'INVALID_REQUEST'],
    ['a reference that is too long', `/api/bible/verse/${'a'.repeat(401)}`, {}, 400, 'INVALID_REQUEST'],
    ['a path of 9,000 characters', `/api/bible/verse/${'a'.repeat(9_000)}`, {}, 400, 'INVALID_REQUEST'],
    ['an unknown conversation', `${SESSIONS}/AAAAAAAAAAAAAAAAAAAAAA/messages`, {}, 404, 'SESSION_NOT_FOUND'],
    ['a malformed conversation', `${SESSIONS}/x/messages`, {}, 404, 'SESSION_NOT_FOUND'],
  ])('%s', async (_what, path, init, status, code) => {
    const answer = await ask(path, init);
    expect(answer.status).toBe(status);
    expect(errorBody.strict().parse(answer.body).code).toBe(code);
    expect(answer.body.message).toBe(answer.body.error);
    expect(answer.body.requestId).toMatch(/^[0-9a-f]{8}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  test('Invalid input is reported with its path', async () => {
    const { body } = await ask(`/api/bible/verse/${'a'.repeat(401)}`);
    expect(body.issues).toMatchObject([{ path: 'reference' }]);
  });

  test('Where the schema has a sentence for a person, that is the message', async () => {
    const { body } = await ask('/api/bible/search?query=ab');
    expect(body.message).toBe('Please write at least 3 characters.');
    const tooLong = await ask(`/api/bible/verse/${'a'.repeat(401)}`);
    expect(tooLong.body.message).toBe('Something in this request is not as it should be.');
  });

  test.each([
    ['DELETE', '/api/bible/books', 'GET, HEAD'],
    ['HEAD', '/api/game-rooms/BCDFGH/events', 'GET'],
    ['HEAD', `${SESSIONS}/AAAAAAAAAAAAAAAAAAAAAA/messages/x/stream`, 'GET'],
  ])('A wrong method is answered with the allowed ones: %s %s', async (method, path, allowed) => {
    const { status, headers } = await fetch(`${origin}${path}`, { method });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe(allowed);
  });

  test('Malformed HTTP is answered too, and the server keeps running', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    socket.write('THIS IS NOT HTTP\r\n\r\n');
    let received = '';
    for await (const chunk of socket) received += String(chunk);
    const [head = '', body = ''] = received.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(errorBody.strict().parse(JSON.parse(body)).code).toBe('INVALID_REQUEST');
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});

describe('A call without a payload takes no body, an empty one, or {}', () => {
  test.each([
    ['none', {}],
    ['an empty one', sending('')],
    ['an empty form', sending('', 'application/x-www-form-urlencoded')],
    ['{}', sending('{}')],
    ['{} with unknown keys', sending('{"later":1}')],
  ])('%s', async (_what, init) => {
    const answer = await fetch(`${origin}${SESSIONS}`, { method: 'POST', ...init });
    expect(answer.status).toBe(201);
  });
});

describe('A database that is unavailable', () => {
  test.each<[string, Error]>([
    ['a full disk', new StorageError('full', 'SQLITE_FULL', 'full')],
    ['a server that restarts', Object.assign(new Error('terminating'), { code: '57P01' })],
    ['a server that is not reached', Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
    ['a network without a way there', Object.assign(new Error('read'), { code: 'EHOSTUNREACH' })],
    ['a local socket that is gone', Object.assign(new Error(), { code: 'ENOENT', syscall: 'connect' })],
    // What pg says without a code.
    ...[
      'timeout expired',
      'timeout exceeded when trying to connect',
      'Query read timeout',
      'Connection terminated unexpectedly',
      'Connection terminated due to connection timeout',
      'Client has encountered a connection error and is not queryable',
    ].map((message): [string, Error] => [message, new Error(message)]),
  ])('is reported as NOT_AVAILABLE with Retry-After (%s)', (_name, error) => {
    expect(toAppError(error)).toMatchObject({ code: 'NOT_AVAILABLE', status: 503, retryAfterSeconds: 5 });
  });
});

test('A session id that cannot be decoded does not exist', async () => {
  const { status, body } = await ask(`${SESSIONS}/%E0%A4%A/messages`);
  expect([status, body.code]).toEqual([404, 'SESSION_NOT_FOUND']);
});

describe('An unknown error', () => {
  const secret = 'a word that a visitor wrote';
  async function failing(thrown: unknown) {
    const inner = fastify();
    registerErrors(inner, (_request, reply) => sendError(reply, new AppError('NOT_FOUND')));
    inner.get('/', () => {
      throw thrown;
    });
    return inner.inject('/');
  }

  test.each([
    ['an Error', new Error(secret)],
    ['an error with a status of its own', Object.assign(new Error(secret), { statusCode: 418 })],
    ['an object', { message: secret, statusCode: 400 }],
    ['a string', secret],
    ['null', null],
  ])('%s reveals nothing', async (_what, thrown) => {
    const answer = await failing(thrown);
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'INTERNAL_ERROR', message: ERRORS.INTERNAL_ERROR.message });
    expect(answer.body).not.toContain(secret);
  });

  test('is logged only by its class or system code and its source location', () => {
    expect(errorNameOf(new RangeError(secret))).toBe('RangeError');
    expect(errorNameOf(Object.assign(new Error(secret), { code: 'ENOSPC' }))).toBe('ENOSPC');
    expect(errorNameOf(Object.assign(new Error('x'), { code: secret }))).toBe('Error');
    expect(errorNameOf(secret)).toBe('string');
    const location = sourceLocationOf(new Error(`${secret}\n    at /server/made-up.ts:1`));
    expect(location).toMatch(/^server\/http\/errors\.test\.ts:\d+$/);
  });
});

test('Errors of the catalogue keep their status, sentence, further keys and Retry-After', async () => {
  const inner = fastify();
  registerErrors(inner, (_request, reply) => sendError(reply, new AppError('NOT_FOUND')));
  inner.get('/', () => {
    throw new AppError('RATE_LIMITED', { retryAfterSeconds: 12.2, extra: { messageId: 'm' } });
  });
  const answer = await inner.inject('/');
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('13');
  expect(answer.json()).toMatchObject({ code: 'RATE_LIMITED', messageId: 'm' });
});

test('Issues name the path of the invalid input, never the input itself', () => {
  const schema = z.object({ list: z.array(z.object({ kind: z.enum(['a', 'b']) })) });
  const { error } = schema.safeParse({ list: [{ kind: 'something private' }] });
  const known = toAppError(error);
  expect(known.issues).toMatchObject([{ path: 'list.0.kind' }]);
  expect(JSON.stringify(known.issues)).not.toContain('private');
});
