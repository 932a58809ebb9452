import { afterAll, beforeAll, expect, test } from 'vitest';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { securityHeaders } from './headers.ts';

let made: TestApp;
beforeAll(async () => {
  made = await anApp();
});
afterAll(() => made.close());

test.each([
  ['a call', '/api/bible/versions', 200],
  ['an error', '/api/nothing', 404],
  ['an address that cannot be decoded', '/%E0%A4%A', 400],
  ['a page of ours', '/api/docs', 200],
  ['a redirect', '/bible-lookup', 301],
])('%s carries every security header', async (_what, url, status) => {
  const answer = await made.app.inject(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject(securityHeaders(undefined));
});

test('The content security policy allows nothing from elsewhere, nothing inline and nothing evaluated', () => {
  const policy = securityHeaders(undefined)['content-security-policy'] ?? '';
  const directives = new Map(
    policy.split('; ').map((d) => [d.split(' ')[0], d.split(' ').slice(1).join(' ')]),
  );
  expect(directives.get('default-src')).toBe("'none'");
  expect(directives.get('script-src')).toBe("'self'");
  expect(directives.get('style-src')).toBe("'self'");
  expect(directives.get('img-src')).toBe("'self' data:");
  expect(directives.get('frame-ancestors')).toBe("'none'");
  expect(directives.get('base-uri')).toBe("'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('Our addresses are not sent to other sites', () => {
  expect(securityHeaders(undefined)['referrer-policy']).toBe('no-referrer');
});

test('Plain http works: only an https PUBLIC_URL makes browsers insist on https', () => {
  for (const plain of [undefined, 'http://church.local:5000']) {
    const headers = securityHeaders(plain);
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  }
  const secure = securityHeaders('https://berea.example');
  expect(secure['strict-transport-security']).toMatch(/^max-age=\d+$/);
  expect(secure['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('No answer names the server software', async () => {
  const { headers } = await made.app.inject('/healthz');
  expect(headers).not.toHaveProperty('server');
  expect(headers).not.toHaveProperty('x-powered-by');
});

test('Answers that belong to a visitor are not cached', async () => {
  const created = await made.app.inject({ method: 'POST', url: '/api/chat/sessions' });
  const { sessionId } = created.json<{ sessionId: string }>();
  const read = await made.app.inject(`/api/chat/sessions/${sessionId}/messages`);
  expect([created.statusCode, read.statusCode]).toEqual([201, 200]);
  for (const answer of [created, read]) expect(answer.headers['cache-control']).toBe('no-store');
});
