import { afterAll, beforeAll, expect, it } from 'vitest';
import { anApp, type TestApp } from '../../tests/support/app.ts';

let made: TestApp;
beforeAll(async () => {
  made = await anApp();
});
afterAll(() => made.close());

const ask = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>) => {
  const answer = await made.app.inject({ method, url, headers });
  return answer.statusCode === 403 ? answer.json().code : answer.statusCode;
};

it.each([
  ['a change asked for by another website', 'POST', '/api/chat/sessions', 'cross-site', 'cors', 'CROSS_SITE'],
  ['a form of another website', 'POST', '/api/chat/sessions', 'cross-site', 'navigate', 'CROSS_SITE'],
  ['a call embedded elsewhere', 'GET', '/api/bible/versions', 'cross-site', 'no-cors', 'CROSS_SITE'],
  ['a link to a call', 'GET', '/api/bible/versions', 'cross-site', 'navigate', 200],
  ['our own page', 'POST', '/api/chat/sessions', 'same-origin', 'cors', 201],
  ['another host of the same site', 'POST', '/api/chat/sessions', 'same-site', 'cors', 201],
  ['an address that was typed', 'GET', '/api/bible/versions', 'none', 'navigate', 200],
  ['a picture of the site, seen elsewhere', 'GET', '/healthz', 'cross-site', 'no-cors', 200],
] as const)('%s', async (_name, method, url, site, mode, expected) => {
  expect(await ask(method, url, { 'sec-fetch-site': site, 'sec-fetch-mode': mode })).toBe(expected);
});

it('a program that sends no such header is answered', async () => {
  expect(await ask('POST', '/api/chat/sessions', {})).toBe(201);
});
