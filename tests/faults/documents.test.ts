import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInProcess } from '../../server/files/reading-process.ts';
import { startBerea, type TestBerea } from '../support/berea.ts';
import { aBomb, aDocx, aLockedPdf, aPdf, aProgram, column, p, upload } from '../support/documents.ts';

let berea: TestBerea;
beforeAll(async () => {
  berea = await startBerea({ TRUST_PROXY: 'loopback' });
});
afterAll(() => berea.remove());

const MEGABYTES_5 = 5 * 1024 * 1024;
const SECRET = 'canary-of-the-vestry';
const never = new AbortController().signal;

test('A sermon is answered in the documented shape', async () => {
  const { status, headers, body } = await upload(berea.url, 'Grace and peace to you.', 'sermon.txt');
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    success: true,
    message: 'The document was read.',
    fileName: 'sermon.txt',
    fileType: 'text',
    content: 'Grace and peace to you.',
    wordCount: 5,
    truncated: false,
  });
});

test.each<[string, Uint8Array | string, number, string, RegExp]>([
  [
    'a program named as a text',
    aProgram(),
    415,
    'UNSUPPORTED_MEDIA_TYPE',
    /text file, PDF, or Word document/,
  ],
  ['5 MB and one byte', 'a'.repeat(MEGABYTES_5 + 1), 413, 'PAYLOAD_TOO_LARGE', /smaller than 5MB/],
  ['20 MB', 'a'.repeat(4 * MEGABYTES_5), 413, 'PAYLOAD_TOO_LARGE', /smaller than 5MB/],
  ['an empty file', '', 422, 'DOCUMENT_WITHOUT_TEXT', /no text/],
  ['a scan', aPdf([[]]), 422, 'DOCUMENT_WITHOUT_TEXT', /scanner/],
  ['a locked PDF', aLockedPdf(), 422, 'DOCUMENT_UNREADABLE', /password/],
  ['a bomb', aBomb(61_000_000), 422, 'DOCUMENT_UNREADABLE', /too complicated/],
  ['a broken PDF', '%PDF-1.4 nothing more', 422, 'DOCUMENT_UNREADABLE', /damaged/],
])('%s: a clear error in the one shape', async (_name, file, status, code, sentence) => {
  const answer = await upload(berea.url, file);
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ success: false, code })]);
  expect(answer.body.message).toMatch(sentence);
  expect(answer.body.error).toBe(answer.body.message);
});

test('5 MB exactly are read', async () => {
  const { status, body } = await upload(berea.url, 'a '.repeat(MEGABYTES_5 / 2));
  expect([status, body.truncated, (body.content as string).length]).toEqual([200, true, 199_999]);
});

test('A file name loses its path and its invisible characters', async () => {
  const name = '..\\..\\etc/pa\u0007ss\u202ewd‮.txt';
  const { body } = await upload(berea.url, 'Grace', name);
  expect(body.fileName).toBe('passwd.txt');
  const long = await upload(berea.url, 'Grace', `${'a'.repeat(3_000)}.docx`);
  expect(long.body.fileName).toBe(`${'a'.repeat(250)}.docx`);
});

const part = (name: string, file: string | null, body: string): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file === null ? '' : `; filename="${file}"`}\r\n\r\n${body}\r\n`;

test.each<[string, string, string]>([
  ['no form', 'application/json', '{"file":"x"}'],
  ['a form without boundary', 'multipart/form-data', part('file', 'a.txt', 'x')],
  ['no file', 'multipart/form-data; boundary=b', `${part('other', null, 'x')}--b--`],
  ['a file in another field', 'multipart/form-data; boundary=b', `${part('document', 'a.txt', 'x')}--b--`],
  [
    'two files',
    'multipart/form-data; boundary=b',
    `${part('file', 'a.txt', 'x')}${part('file', 'b.txt', 'y')}--b--`,
  ],
  ['a form that breaks off', 'multipart/form-data; boundary=b', part('file', 'a.txt', 'x')],
  ['an empty form', 'multipart/form-data; boundary=b', ''],
  [
    'a field name of 50,000 letters',
    'multipart/form-data; boundary=b',
    `${part('f'.repeat(50_000), 'a.txt', 'x')}--b--`,
  ],
  ['a hundred fields', 'multipart/form-data; boundary=b', `${part('x', null, 'y').repeat(100)}--b--`],
])('%s: refused with an error message', async (_name, type, body) => {
  const response = await fetch(`${berea.url}/api/files/process`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  expect([400, 415]).toContain(response.status);
  expect(await response.json()).toMatchObject({
    success: false,
    message: expect.stringMatching(/^[A-Z].*\.$/),
  });
});

test('No other call accepts a form', async () => {
  const form = new FormData();
  form.append('file', new Blob(['x']), 'a.txt');
  const response = await fetch(`${berea.url}/api/chat/sessions`, { method: 'POST', body: form });
  expect(response.status).toBe(415);
});

test('An upload that breaks off leaves nothing behind', async () => {
  const before = childrenOf(berea).length;
  await new Promise<void>((resolve) => {
    const { port } = new URL(berea.url);
    const upload = request({
      port,
      method: 'POST',
      path: '/api/files/process',
      headers: { 'content-type': 'multipart/form-data; boundary=b', 'content-length': 900_000 },
    });
    upload.on('error', () => resolve());
    upload.write(part('file', SECRET, SECRET.repeat(1_000)), () => upload.destroy());
  });
  expect((await fetch(`${berea.url}/healthz`)).status).toBe(200);
  expect((await upload(berea.url, 'Still here.')).status).toBe(200);
  expect(childrenOf(berea)).toHaveLength(before);
});

// Two of an address are read at a time and twelve wait; of all addresses together two are read and six wait. Who waits
// too long on a slow machine is asked to come again as well.
test.each<[string, (visitor: number) => string, number, Record<string, string>]>([
  ['one address', () => '192.0.2.1', 14, { BUSY: '10', NOT_AVAILABLE: '30' }],
  ['twenty addresses', (visitor) => `192.0.2.${visitor + 1}`, 8, { NOT_AVAILABLE: '30' }],
])(
  'Twenty at once of %s: each is read or asked to come again, and the server stays available',
  {
    timeout: 120_000,
  },
  async (_whose, addressOf, served, refusals) => {
    const pdf = aPdf(Array.from({ length: 30 }, () => column(['A page of a sermon'])));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, visitor) =>
        upload(berea.url, pdf, 'sermon.pdf', { 'x-forwarded-for': addressOf(visitor) }),
      ),
    );
    const read = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status === 503);
    expect(read.length + refused.length).toBe(20);
    expect(refused.length).toBeGreaterThan(0);
    // Whoever had a place in the queue was read, or waited for its whole time.
    const waited = refused.filter(({ ms }) => ms > 19_000);
    expect(read.length + waited.length).toBeGreaterThanOrEqual(served);
    expect(read.length).toBeGreaterThanOrEqual(2);
    for (const { headers, body } of refused) {
      expect(body).toMatchObject({ success: false, code: expect.stringMatching(/^(BUSY|NOT_AVAILABLE)$/) });
      expect(headers.get('retry-after')).toBe(refusals[String(body.code)]);
    }
    expect((await fetch(`${berea.url}/healthz`)).status).toBe(200);
    await expect.poll(() => childrenOf(berea)).toEqual([]);
  },
);

test('A reading that takes too much memory or time is ended with its process', async () => {
  const docx = aDocx(p('A small document').repeat(100_000));
  const small = { memory: 70_000_000, ms: 20_000 };
  expect(await readInProcess(docx, small, never)).toEqual({ kind: 'refused', why: 'too-much' });
  const short = { memory: 400_000_000, ms: 1 };
  const late = await readInProcess(docx, short, never, async () => 1);
  expect(late).toEqual({ kind: 'refused', why: 'too-much' });
});

test('A docx whose text would take more memory than there is for it is ended, and the next one is read', async () => {
  const heavy = aDocx('<w:p/>'.repeat(9_000_000));
  const { status, body } = await upload(berea.url, heavy, 'heavy.docx');
  expect([status, body.code]).toEqual([422, 'DOCUMENT_UNREADABLE']);
  expect((await upload(berea.url, 'Light')).status).toBe(200);
});

test('An aborted reading is ended', async () => {
  const control = new AbortController();
  const reading = readInProcess(aDocx(p('x').repeat(100_000)), { memory: 4e8, ms: 20_000 }, control.signal);
  control.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
});

test('Nothing of a document is logged or left on the disk, and its name is not either', async () => {
  const before = new Set(readdirSync(tmpdir()));
  await upload(berea.url, `${SECRET} and more`, `${SECRET}.txt`);
  await upload(berea.url, aPdf([column([SECRET])]).subarray(0, 700), `${SECRET}.pdf`);
  expect(berea.output()).not.toContain(SECRET);
  const left = readdirSync(tmpdir()).filter((name) => !before.has(name) && name.includes(SECRET));
  expect(left).toEqual([]);
  for (const file of readdirSync(berea.dataDir)) {
    expect(readFileSync(`${berea.dataDir}/${file}`).includes(SECRET)).toBe(false);
  }
});

/** Processes whose parent is the server, where the system lists them. */
function childrenOf({ pid }: TestBerea): string[] {
  if (process.platform !== 'linux') return [];
  const children = readFileSync(`/proc/${pid()}/task/${pid()}/children`, 'latin1').trim();
  return children === '' ? [] : children.split(' ');
}
