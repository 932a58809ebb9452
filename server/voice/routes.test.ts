import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest';
import { anApp, type TestApp } from '../../tests/support/app.ts';
import { voiceSettings } from '../../tests/support/berea-with-voice.ts';
import { type FakeVoice, startFakeVoice } from '../../tests/support/fake-voice.ts';
import { temporaryFolder } from '../../tests/support/storage.ts';

let fake: FakeVoice;
beforeAll(async () => {
  fake = await startFakeVoice();
});
afterAll(() => fake.close());
afterEach(() => {
  fake.always({});
  fake.lists({});
  fake.account(6_120, 10_000);
});

/** An app that speaks through the fake; `folder` is its DATA_DIR. */
async function withVoice<T>(
  work: (made: TestApp, folder: string) => Promise<T>,
  settings: Record<string, string> = {},
): Promise<T> {
  const folder = temporaryFolder();
  const made = await anApp({ ...voiceSettings(fake.url), DATA_DIR: folder.path, ...settings });
  try {
    return await work(made, folder.path);
  } finally {
    await made.close();
    folder.remove();
  }
}

const generate = ({ app }: TestApp, payload: object) =>
  app.inject({ method: 'POST', url: '/api/tts/generate', payload });
const verse = ({ app }: TestApp, path = 'John.3.16', headers: Record<string, string> = {}) =>
  app.inject({ url: `/api/tts/passages/${path}`, headers });
const cachedFiles = (folder: string): string[] =>
  existsSync(join(folder, 'voice')) ? readdirSync(join(folder, 'voice')) : [];

async function settled(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
}

describe('without a voice service', () => {
  test('the list says so in the specified words, and nothing is spoken', async () => {
    const made = await anApp();
    expect((await made.app.inject('/api/tts/voices')).json()).toEqual({
      available: false,
      voices: [],
      message: 'ElevenLabs voice service is not available',
      code: 'VOICE_NOT_AVAILABLE',
    });
    for (const answer of [
      await generate(made, { text: 'Peace.' }),
      await verse(made),
      await made.app.inject('/api/tts/usage'),
    ]) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ message: 'ElevenLabs voice service is not available' });
    }
    await made.close();
  });
});

describe('voices and usage', () => {
  test('the named voices come first; the key stays on the server', async () => {
    await withVoice(async ({ app, logged }) => {
      const answer = await app.inject('/api/tts/voices');
      const { available, voices, service } = answer.json();
      expect([available, service]).toEqual([true, 'ElevenLabs']);
      expect(voices.map(({ name }: { name: string }) => name)).toEqual(['Adam', 'Bella', 'Grace', 'Zoe']);
      expect(answer.headers['cache-control']).toBe('no-store');
      const usage = await app.inject('/api/tts/usage');
      expect(usage.json()).toEqual({
        charactersUsed: 6_120,
        characterLimit: 10_000,
        resetsAt: '2027-01-15T08:00:00.000Z',
      });
      expect(answer.body + usage.body + logged.join()).not.toContain('secret-voice-key');
    });
  });

  test('a service that rejects the key: not available, with the reason; asked again only where that is wanted', async () => {
    await withVoice(async ({ app }) => {
      fake.lists({ voices: { status: 401, word: 'invalid_api_key' } });
      const refused = await app.inject('/api/tts/voices');
      expect(refused.statusCode).toBe(200);
      expect(refused.json()).toMatchObject({ available: false, voices: [], code: 'VOICE_KEY_REJECTED' });
      fake.lists({});
      expect((await app.inject('/api/tts/voices')).json()).toMatchObject({ available: false });
      expect((await app.inject('/api/tts/voices?fresh=true')).json()).toMatchObject({ available: true });
    });
  });

  test('of a compatible service the day’s own characters are told', async () => {
    await withVoice(
      async (made) => {
        await generate(made, { text: 'Peace.' });
        expect((await made.app.inject('/api/tts/usage')).json()).toMatchObject({
          charactersUsed: 6,
          characterLimit: 50_000,
        });
      },
      { VOICE_PROVIDER: 'openai-compatible', VOICE_BASE_URL: `${fake.url}/v1` },
    );
  });
});

describe('a text', () => {
  test('is spoken, trimmed, by the chosen voice, and never stored', async () => {
    await withVoice(async (made, folder) => {
      const answer = await generate(made, { text: '  Peace be with you. ', voiceId: 'bella-id' });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'cache-control': 'no-store' });
      expect(answer.rawPayload.length).toBeGreaterThan(1_000);
      expect(fake.spoken().at(-1)).toMatchObject({
        path: '/v1/text-to-speech/bella-id/stream',
        body: { text: 'Peace be with you.' },
      });
      expect(cachedFiles(folder)).toEqual([]);
    });
  });

  it.each([
    [{ text: ' ' }, 400, 'INVALID_REQUEST'],
    [{ text: 'a'.repeat(2_501) }, 400, 'INVALID_REQUEST'],
    // The model's own limit.
    [{ text: 'a'.repeat(2_001) }, 400, 'INVALID_REQUEST'],
    [{ text: 'Peace.', voiceId: 'nobody' }, 404, 'VOICE_NOT_FOUND'],
    [{}, 400, 'INVALID_REQUEST'],
  ])('%j is refused before the service is asked', async (payload, status, code) => {
    await withVoice(async (made) => {
      const before = fake.spoken().length;
      const answer = await generate(made, payload);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
      expect(fake.spoken().length).toBe(before);
    });
  });

  it.each([
    [{ status: 401 }, 502, 'VOICE_KEY_REJECTED'],
    [{ status: 402 }, 502, 'VOICE_QUOTA_USED'],
    [{ status: 422 }, 502, 'VOICE_FAILED'],
    [{ status: 429 }, 502, 'VOICE_BUSY'],
    [{ status: 500 }, 502, 'VOICE_FAILED'],
    [{ text: 'no audio' }, 502, 'VOICE_NOT_AUDIO'],
  ])('%j of the service answers %i %s, and costs no characters', async (fault, status, code) => {
    await withVoice(
      async (made) => {
        fake.always(fault);
        const answer = await generate(made, { text: 'Peace.' });
        expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
        expect(answer.body).not.toContain('secret-voice-key');
        fake.always({});
        expect((await generate(made, { text: 'Peace.' })).statusCode).toBe(200);
      },
      { VOICE_DAILY_CHARACTERS: '6' },
    );
  });
});

describe('characters', () => {
  test('of a day are limited for all', async () => {
    await withVoice(
      async (made) => {
        expect((await generate(made, { text: 'a'.repeat(60) })).statusCode).toBe(200);
        const refused = await generate(made, { text: 'a'.repeat(60) });
        expect([refused.statusCode, refused.json().code]).toEqual([429, 'VOICE_DAILY_LIMIT']);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
        expect((await generate(made, { text: 'a'.repeat(40) })).statusCode).toBe(200);
      },
      { VOICE_DAILY_CHARACTERS: '100' },
    );
  });

  test('of a day are limited by address, however many ask at once', async () => {
    fake.account(0, 1_000_000);
    await withVoice(
      async ({ app }) => {
        const ask = (remoteAddress: string) =>
          app.inject({
            method: 'POST',
            url: '/api/tts/generate',
            payload: { text: 'a'.repeat(2_000) },
            remoteAddress,
          });
        const answers = await Promise.all(Array.from({ length: 14 }, () => ask('203.0.113.7')));
        const statuses = answers.map(({ statusCode }) => statusCode).sort();
        expect(statuses).toEqual([...Array(10).fill(200), ...Array(4).fill(429)]);
        expect((await ask('203.0.113.8')).statusCode).toBe(200);
      },
      { VOICE_DAILY_CHARACTERS: '0' },
    );
  });

  test('beyond the month of the account are not even requested', async () => {
    fake.account(9_990, 10_000);
    await withVoice(async (made) => {
      await made.app.inject('/api/tts/voices');
      const before = fake.spoken().length;
      const refused = await generate(made, { text: 'a'.repeat(11) });
      expect([refused.statusCode, refused.json().code]).toEqual([502, 'VOICE_QUOTA_USED']);
      expect(fake.spoken().length).toBe(before);
      expect((await generate(made, { text: 'a'.repeat(10) })).statusCode).toBe(200);
    });
  });

  test('a key that may not read the account can speak all the same', async () => {
    fake.lists({ subscription: { status: 401, word: 'missing_permissions' } });
    await withVoice(async (made) => {
      expect((await generate(made, { text: 'Peace.' })).statusCode).toBe(200);
      expect((await made.app.inject('/api/tts/usage')).json()).toMatchObject({ code: 'VOICE_KEY_LIMITED' });
    });
  });
});

describe('a passage', () => {
  test('is generated once, then served from the disk, with ETag and Range', async () => {
    await withVoice(async (made, folder) => {
      const first = await verse(made);
      expect(first.statusCode).toBe(200);
      expect(fake.texts().at(-1)).toMatch(/^For God so loved the world/);
      const before = fake.spoken().length;
      let second = await verse(made);
      for (; !second.headers['accept-ranges']; second = await verse(made)) {
        // The disk gets its turn.
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      expect(cachedFiles(folder)).toHaveLength(1);
      expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
      expect(second.headers).toMatchObject({
        'content-type': 'audio/mpeg',
        'content-length': String(first.rawPayload.length),
        'cache-control': 'public, max-age=86400',
        'accept-ranges': 'bytes',
        etag: first.headers.etag,
      });
      const unchanged = await verse(made, 'John.3.16', { 'if-none-match': String(first.headers.etag) });
      expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
      const part = await verse(made, 'John.3.16', { range: 'bytes=10-19' });
      expect([part.statusCode, part.headers['content-range'], part.rawPayload.length]).toEqual([
        206,
        `bytes 10-19/${first.rawPayload.length}`,
        10,
      ]);
      const beyond = await verse(made, 'John.3.16', { range: `bytes=${first.rawPayload.length}-` });
      expect(beyond.statusCode).toBe(416);
      expect(beyond.headers['content-range']).toBe(`bytes */${first.rawPayload.length}`);
      expect(beyond.json()).toMatchObject({ code: 'RANGE_NOT_SATISFIABLE' });
      // The same verse within its chapter is the same audio.
      await verse(made, 'John.3?segment=15');
      expect(fake.spoken().length).toBe(before);
    });
  });

  test('is generated once for many who ask at once', async () => {
    await withVoice(async (made) => {
      fake.always({ firstAfterMs: 50 });
      const before = fake.spoken().length;
      const answers = await Promise.all(Array.from({ length: 12 }, () => verse(made, 'Ps.23?segment=1')));
      expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
      expect(answers[0]?.statusCode).toBe(200);
      expect(fake.spoken().length).toBe(before + 1);
    });
  });

  test('has other audio for another voice and another translation', async () => {
    await withVoice(async (made) => {
      const before = fake.spoken().length;
      await verse(made, 'John.3.16');
      await verse(made, 'John.3.16?voiceId=bella-id');
      await verse(made, 'John.3.16?version=web');
      expect(fake.spoken().length).toBe(before + 3);
      expect(fake.spoken().at(-2)?.path).toContain('bella-id');
    });
  });

  test('is read without numbers, with the divine name as a word, and with its neighbours for the melody', async () => {
    await withVoice(async (made) => {
      await verse(made, 'Ps.23');
      expect(fake.spoken().at(-1)?.body).toMatchObject({
        text: 'The Lord is my shepherd; I shall not want.',
        next_text: expect.stringMatching(/^He maketh me/),
      });
      expect(fake.spoken().at(-1)?.body).not.toHaveProperty('previous_text');
    });
  });

  it.each([
    ['Hesitations.1.1', 404, 'REFERENCE_NOT_FOUND'],
    ['John.3.16?segment=1', 404, 'NOT_FOUND'],
    ['John.3.16?segment=x', 400, 'INVALID_REQUEST'],
    ['John.3.16?version=niv', 400, 'UNKNOWN_VERSION'],
    ['Matt.17.21?version=asv', 404, 'VERSE_NOT_IN_TRANSLATION'],
    ['John.3.16?voiceId=nobody', 404, 'VOICE_NOT_FOUND'],
  ])('%s: %i %s', async (path, status, code) => {
    await withVoice(async (made) => {
      const answer = await verse(made, path);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    });
  });

  it.each(['connection', 'frame'] as const)('whose audio is cut (%s) is not kept', async (cut) => {
    await withVoice(async (made, folder) => {
      fake.always({ cut });
      await made.app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = made.app.server.address() as { port: number };
      const url = `http://127.0.0.1:${port}/api/tts/passages/John.11.35`;
      const read = async () => (await fetch(url)).arrayBuffer();
      if (cut === 'connection') await expect(read()).rejects.toThrow();
      else await read();
      fake.always({});
      const before = fake.spoken().length;
      expect((await read()).byteLength).toBeGreaterThan(0);
      expect(fake.spoken().length).toBe(before + 1);
      await settled(() => cachedFiles(folder).filter((name) => name.endsWith('.mp3')).length === 1);
    });
  });
});
