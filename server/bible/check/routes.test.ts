import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckedText, checkedText } from '../../../contract/check.ts';
import { anApp, type TestApp } from '../../../tests/support/app.ts';

const MISQUOTED = '"For God loved everyone in the whole world so that he gave them all his Son" (John 3:16)';

let test: TestApp;
beforeAll(async () => {
  test = await anApp();
});
afterAll(() => test.close());

const post = (payload: unknown, app = test.app) =>
  app.inject({
    method: 'POST',
    url: '/api/bible/check',
    headers: { 'content-type': 'application/json' },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

async function checked(text: string, version?: string): Promise<CheckedText> {
  const answer = await post({ text, version });
  expect(answer.statusCode).toBe(200);
  return checkedText.strict().parse(answer.json());
}

describe('POST /api/bible/check', () => {
  it('gives findings, their count and the corrected text, in the translation that was asked for', async () => {
    const text = `He wrote: ${MISQUOTED}. See Romans 8:28 and Hezekiah 4:1. "God is love" (1 John 4:8)`;
    const { findings, summary, corrected } = await checked(text, 'WEB');
    expect(findings.map(({ status, start, end }) => [status, text.slice(start, end)])).toEqual([
      ['corrected', MISQUOTED],
      ['mentioned', 'Romans 8:28'],
      ['not-found', 'Hezekiah 4:1'],
      ['verified', '"God is love" (1 John 4:8)'],
    ]);
    expect(summary).toEqual({
      verified: 1,
      corrected: 1,
      paraphrased: 0,
      unverified: 0,
      mentioned: 1,
      notFound: 1,
    });
    expect(corrected).toContain('his one and only Son');
    expect(corrected).toContain('John 3:16 (WEB)');
    expect(corrected).not.toContain('loved everyone');
  });

  it('counts in the text as it was sent: emoji, returns, decomposed letters and signs that are cleaned elsewhere', async () => {
    const text = `\u0000\u200b🕊️👨‍👩‍👧 cafe\u0301\r\n\r\n${MISQUOTED}\r\n\t\u202eJohn 22:1 🙏\r\n`;
    const { findings, corrected } = await checked(text);
    expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual([MISQUOTED, 'John 22:1']);
    expect(corrected.startsWith('\u0000\u200b🕊️👨‍👩‍👧 cafe\u0301\r\n')).toBe(true);
  });

  it('knows a saying that is not in the Bible, and leaves it as it stands', async () => {
    const text = 'My grandmother used to say, “God helps those who help themselves.” She meant well.';
    const { findings, summary, corrected } = await checked(text);
    expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual([
      '“God helps those who help themselves.”',
    ]);
    expect(findings[0]?.note).toMatch(/is not in the Bible\. .*What comes near: Romans 5:6/);
    expect(summary.notFound).toBe(1);
    expect(corrected).toBe(text);
  });

  it.each([
    ['an empty text', { text: '' }, 400, 'INVALID_REQUEST'],
    ['a blank text', { text: ' \r\n\t ' }, 400, 'INVALID_REQUEST'],
    ['no text', {}, 400, 'INVALID_REQUEST'],
    ['a text that is none', { text: 7 }, 400, 'INVALID_REQUEST'],
    ['an unknown translation', { text: 'John 3:16', version: 'niv' }, 400, 'UNKNOWN_VERSION'],
    ['a name that every object has', { text: 'John 3:16', version: 'constructor' }, 400, 'UNKNOWN_VERSION'],
    ['one character too many', { text: 'x'.repeat(200_001) }, 413, 'PAYLOAD_TOO_LARGE'],
    ['more than is read', { text: 'x'.repeat(1_600_000) }, 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses %s', async (_, payload, status, code) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ code });
    if (status === 413) expect(answer.json().message).toContain('200,000 characters');
  });

  it('takes 200,000 characters, each of them one that JSON writes with six', async () => {
    const text = `${'\u0001'.repeat(199_990)}John 3:16.`;
    const { findings } = await checked(text);
    expect(findings).toMatchObject([{ start: 199_990, end: 199_999, status: 'mentioned' }]);
  });

  it('answers many at once, each with its own findings', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => checked(`${'so '.repeat(at)}John 3:${at + 1}`)),
    );
    expect(answers.map(({ findings }) => findings.map(({ reference }) => reference))).toEqual(
      Array.from({ length: 8 }, (_, at) => [`John 3:${at + 1}`]),
    );
  });

  it('is never kept by a browser, and nothing of the text is logged', async () => {
    const answer = await post({ text: 'My secret sermon on John 3:16' });
    expect(answer.headers['cache-control']).toBe('no-store');
    await post({ text: 'My secret sermon on John 3:16', version: 'mysecretversion' });
    expect(test.logged.join('')).not.toMatch(/secret/);
  });

  it('stops working on a text whose reader has gone', async () => {
    let aborted: (() => void) | undefined;
    const seen = new Promise<void>((resolve) => {
      aborted = resolve;
    });
    let begun: (() => void) | undefined;
    const started = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const { checkRoutes } = await import('./routes.ts');
    const { default: fastify } = await import('fastify');
    const { registerErrors } = await import('../../http/errors.ts');
    const app = fastify();
    registerErrors(app, () => {});
    checkRoutes(app, {
      bible: {} as never,
      defaultTranslation: 'kjv',
      threads: {
        run: (_job, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => {
              reject(signal.reason);
              aborted?.();
            });
            begun?.();
          }),
        threadCount: () => 0,
        close: async () => {},
      },
      limits: [],
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json' };
    const asked = request({ port, host: '127.0.0.1', path: '/api/bible/check', method: 'POST', headers });
    asked.on('error', () => {});
    asked.end(JSON.stringify({ text: 'John 3:16' }));
    await started;
    asked.destroy();
    await seen;
    await app.close();
  });

  it('is limited by the hour where limits are on', async () => {
    const limited = await anApp({ RATE_LIMITS: 'on' });
    const answers = [];
    for (let at = 0; at < 482; at += 1) answers.push((await post({ text: '' }, limited.app)).statusCode);
    expect(answers.slice(0, 480).every((status) => status === 400)).toBe(true);
    const last = await post({ text: 'John 3:16' }, limited.app);
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    await limited.close();
  });
});
