import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { anApp, routesOf, type TestApp } from '../../tests/support/app.ts';
import { type OpenApiDocument, openApiDocument } from './openapi.ts';

let made: TestApp;
const answered: { method: string; path: string; call: Call | undefined }[] = [];
beforeAll(async () => {
  made = await anApp({ METRICS_TOKEN: 'a-token-for-metrics' });
  for (const { method, path } of await routesOf(made.app)) {
    if (!path.startsWith('/api/') || method === 'HEAD') continue;
    const call = Object.values<Call>(calls).find(
      (one) => one.method === method && one.path.replace(/\{(\w+)\}/g, ':$1') === path,
    );
    answered.push({ method, path, call });
  }
});
afterAll(() => made.close());

/** The documentation page and its stylesheet are not calls. */
const PAGES = ['/api/docs', '/api/docs.css'];

test('GET /api/openapi.json is a valid OpenAPI 3.1 document whose references resolve', async () => {
  const answer = await made.app.inject('/api/openapi.json');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  const document = answer.json<OpenApiDocument>();
  const validator = new Validator();
  const result = await validator.validate(structuredClone(document));
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
  expect(validator.version).toBe('3.1');
  const references = [...answer.body.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(20);
  for (const name of references) expect(document.components.schemas).toHaveProperty(name ?? '');
});

test('Every route under /api is described, and every described call has a route', () => {
  const undescribed = answered.filter(({ path, call }) => !call && !PAGES.includes(path));
  expect(undescribed).toEqual([]);
  const found = answered.map(({ call }) => call?.summary).filter(Boolean);
  expect(found.sort()).toEqual(
    Object.values(calls)
      .map(({ summary }) => summary)
      .sort(),
  );
});

test('Each call is described with its input, answers and errors', () => {
  const { paths } = openApiDocument('1.0.0');
  const send = paths['/api/chat/sessions/{sessionId}/messages']?.post;
  expect(send?.parameters).toMatchObject([
    { name: 'sessionId', in: 'path', required: true },
    { name: 'Idempotency-Key', in: 'header', required: false },
  ]);
  expect(send?.requestBody?.required).toBe(true);
  expect(Object.keys(send?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '201', '400', '404', '409', '413', '429', '500', '502', '504']),
  );
  expect(send?.responses['200']?.content).toHaveProperty('text/event-stream');
  expect(send?.responses['409']?.description).toContain('REPLY_IN_PROGRESS');
  const retry = paths['/api/chat/sessions/{sessionId}/messages/{messageId}/retry']?.post;
  expect(retry?.requestBody?.required).toBe(false);
  expect(retry?.responses['409']?.description).toContain('IDEMPOTENCY_KEY_REUSED');
  expect(paths['/api/bible/search']?.get?.responses['503']?.description).toContain('`BUSY`');
});

test.each(Object.values<Call>(calls))(
  '$method $path describes what any bad request is answered',
  async (call) => {
    const described = openApiDocument('1.0.0').paths[call.path]?.[call.method.toLowerCase()]?.responses ?? {};
    const { method } = call;
    const url = call.path.replace(/\{\w+\}/g, 'x');
    const bad: { headers: Record<string, string>; payload?: string }[] = [
      { headers: { 'sec-fetch-site': 'cross-site' } },
    ];
    if (method !== 'GET')
      bad.push(
        { headers: { 'content-type': 'text/xml' }, payload: '<x/>' },
        { headers: { 'content-type': 'application/json' }, payload: '{' },
        { headers: { 'content-type': 'application/json' }, payload: `"${'x'.repeat(6_000_000)}"` },
      );
    for (const request of bad) {
      const { statusCode, body } = await made.app.inject({ method, url, ...request });
      expect([Object.keys(described), body]).toEqual([
        expect.arrayContaining([String(statusCode)]),
        expect.any(String),
      ]);
    }
    expect(described).toHaveProperty('503');
  },
);

test('GET /api/docs is a page with every call and schema, without scripts or external resources', async () => {
  const { body, headers } = await made.app.inject('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path, method } of Object.values(calls))
    expect(body).toContain(`<code>${method} ${path}</code>`);
  expect(body).toContain('id="shape-ChatMessage"');
  expect(body).not.toMatch(/<script|style=|https?:\/\/(?!json-schema)/);
  for (const [, link] of body.matchAll(/href="#([^"]+)"/g)) expect(body).toContain(`id="${link}"`);
  expect((await made.app.inject('/api/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});
