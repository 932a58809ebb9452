import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anApp, type TestApp } from '../../tests/support/app.ts';

let made: TestApp;
beforeAll(async () => {
  made = await anApp({ PUBLIC_URL: 'https://faith.example/', TRUST_PROXY: '10.0.0.1' });
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

describe('a browser that sends no Sec-Fetch-Site, as over plain http', () => {
  const post = async (headers: Record<string, string>, remoteAddress = '192.0.2.1') => {
    const request = { method: 'POST', url: '/api/chat/sessions', headers, remoteAddress } as const;
    const answer = await made.app.inject(request);
    return answer.statusCode === 403 ? answer.json().code : answer.statusCode;
  };

  it.each([
    ['another website', 'https://evil.example', 'hall.local', 'CROSS_SITE'],
    ['a page without an origin of its own', 'null', 'hall.local', 'CROSS_SITE'],
    ['another port of the same machine', 'http://192.168.0.7:8080', '192.168.0.7:5000', 'CROSS_SITE'],
    ['a name that ours begins', 'http://hall.local.evil.example', 'hall.local', 'CROSS_SITE'],
    ['no address at all', 'file://', 'hall.local', 'CROSS_SITE'],
    ['our own page, by its address', 'http://192.168.0.7:5000', '192.168.0.7:5000', 201],
    ['our own page, by its name', 'http://Hall.local', 'hall.local', 201],
    ['our own page at the usual port', 'http://hall.local', 'hall.local:80', 201],
    ['our own page over https, seen here without', 'https://hall.local', 'hall.local', 201],
    [
      'the public address, behind a proxy that changes the host',
      'https://faith.example',
      '127.0.0.1:5000',
      201,
    ],
  ])('%s', async (_name, origin, host, expected) => {
    expect(await post({ origin, host })).toBe(expected);
  });

  it('the host that a trusted proxy was asked for counts, and no other', async () => {
    const headers = { origin: 'https://berea.example', host: 'inner', 'x-forwarded-host': 'berea.example' };
    expect(await post(headers, '10.0.0.1')).toBe(201);
    expect(await post(headers)).toBe('CROSS_SITE');
  });

  it('a call that another website reads', async () => {
    expect(await ask('GET', '/api/bible/versions', { origin: 'https://evil.example' })).toBe('CROSS_SITE');
  });
});

it('a program that sends no such header is answered', async () => {
  expect(await ask('POST', '/api/chat/sessions', {})).toBe(201);
});
