/**
 * What is promised of privacy (docs/security.md), at a whole server: nothing that a visitor writes or is keeps standing in
 * logs, metrics, errors or tables; what is deleted is gone; a visitor can have all that is held of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { calls } from '../../contract/calls.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aVisitor, type TestVisitor } from '../support/conversation.ts';

const CANARY = 'zerubbabels-canary';
const WORDS = `My secret is ${CANARY}. What is grace?`;

let berea: TestBerea;
let visitor: TestVisitor;
beforeAll(async () => {
  berea = await startBerea({ METRICS_TOKEN: 'a-token-for-metrics', LOG_LEVEL: 'trace' });
  visitor = await aVisitor(berea.url);
});
afterAll(() => berea.remove());

const metrics = async () =>
  (await fetch(`${berea.url}/metrics`, { headers: { authorization: 'Bearer a-token-for-metrics' } })).text();
/** Every byte that the server keeps, the journal included. */
const stored = (): string =>
  readdirSync(berea.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

describe('what a visitor writes', () => {
  it('stands in no file, log line, metric or error, whatever is called with it', async () => {
    const document = `A sermon about ${CANARY}.`;
    const attachment = { fileName: `${CANARY}.txt`, fileType: 'text', wordCount: 4, length: document.length };
    await visitor.send(WORDS, { version: 'web' }, { 'idempotency-key': CANARY });
    await visitor.send(`${document}\n\nWhat of ${CANARY}?`, { attachment });
    for (const call of Object.values<Call>(calls)) {
      const path = call.path.replace('{sessionId}', visitor.sessionId).replace(/\{\w+\}/g, CANARY);
      if (call.method === 'DELETE' && path.endsWith(visitor.sessionId)) continue;
      const response = await fetch(`${berea.url}${path}?query=${CANARY}&reference=${CANARY}`, {
        method: call.method,
        headers: { 'content-type': 'application/json', 'x-admin-session': CANARY, cookie: `a=${CANARY}` },
        ...(call.method === 'GET' ? {} : { body: JSON.stringify({ [CANARY]: CANARY, text: CANARY }) }),
      });
      const body = await response.text();
      // Who asks for a passage is told which one was not found.
      const namesPassage = /\{(?:reference|osis)\}|passage/.test(path) || call.path.includes('{reference}');
      if (!response.ok && !namesPassage) expect(`${call.path} ${body}`).not.toContain(CANARY);
    }
    expect(await metrics()).not.toContain(CANARY);
    expect(stored()).not.toContain(CANARY);
    expect(stored()).not.toContain(visitor.sessionId);
    expect(berea.output()).not.toContain(CANARY);
    expect(berea.output()).not.toContain(visitor.sessionId);
    const lines = () =>
      berea
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'));
    // The log is written in batches.
    await expect.poll(() => lines().length).toBeGreaterThan(30);
    expect(lines().join('\n')).not.toContain('127.0.0.1');
  });

  it('is theirs to download: all of it, and not the key', async () => {
    const response = await fetch(`${visitor.path}/everything`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="berea-everything-[\d-]+\.json"$/,
    );
    const text = await response.text();
    expect(text).not.toContain(visitor.sessionId);
    const everything = JSON.parse(text);
    const messages = await visitor.messages();
    expect(everything.conversation).toMatchObject({ messageCount: messages.length });
    expect(everything.messages.map(({ content }: { content: string }) => content)).toEqual(
      messages.map(({ content }) => content),
    );
    expect(everything.messages[0].content).toContain(CANARY);
    expect(everything.messages[0].version).toBe('WEB');
    expect(everything.messages[2]).not.toHaveProperty('version');
    expect(everything.messages[1].record).toMatchObject({ kind: expect.any(String) });
    expect(everything.remembered).toHaveLength(1);
  });

  it('is gone when it is deleted: rows, ciphertext and every call', async () => {
    const [message] = await visitor.messages();
    const id = message!.id;
    expect(stored()).toContain(id);
    expect((await fetch(visitor.path, { method: 'DELETE' })).status).toBe(204);
    for (const rest of ['/messages', '/everything', '/export', `/messages/${id}/stream`])
      expect((await fetch(visitor.path + rest)).status).toBe(404);
    expect(stored()).not.toContain(id);
  });
});
