import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  FAKE_VOICES,
  type FakeSpeech,
  type FakeVoice,
  startFakeVoice,
} from '../../../tests/support/fake-voice.ts';
import { openVoiceService } from './open.ts';
import { VoiceError, type VoiceService } from './types.ts';

let fake: FakeVoice;
beforeAll(async () => {
  fake = await startFakeVoice();
});
afterAll(() => fake.close());
afterEach(() => {
  fake.always({});
  fake.lists({});
});

const never = new AbortController().signal;
const TIMES = { firstByteMs: 300, idleMs: 300, listMs: 300, backoffMs: 1 };
const BASE = { apiKey: 'secret', model: undefined, dailyCharacters: 0 };
const kinds = ['elevenlabs', 'openai-compatible'] as const;

async function open(kind: (typeof kinds)[number], baseUrl = fake.url): Promise<VoiceService> {
  const url = kind === 'elevenlabs' ? baseUrl : `${baseUrl}/v1`;
  return (await openVoiceService({ ...BASE, provider: kind, baseUrl: url }, TIMES))!;
}

async function speak(service: VoiceService, text = 'Peace be with you.'): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of await service.speak({ voiceId: 'adam-id', text }, never)) parts.push(part);
  return Buffer.concat(parts);
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof VoiceError ? error.code : error),
  );

describe.each(kinds)('%s', (kind) => {
  it('speaks', async () => {
    const audio = await speak(await open(kind));
    expect([...audio.subarray(0, 2)]).toEqual([0xff, 0xfb]);
    const request = fake.spoken().at(-1)!;
    expect(request.body).toMatchObject(
      kind === 'elevenlabs'
        ? { text: 'Peace be with you.', model_id: 'eleven_flash_v2_5' }
        : { input: 'Peace be with you.', voice: 'adam-id', model: 'tts-1', response_format: 'mp3' },
    );
    expect(request.headers).toMatchObject(
      kind === 'elevenlabs' ? { 'xi-api-key': 'secret' } : { authorization: 'Bearer secret' },
    );
  });

  it.each<[FakeSpeech, string, number]>([
    [{ status: 401 }, 'VOICE_KEY_REJECTED', 1],
    [{ status: 402 }, 'VOICE_QUOTA_USED', 1],
    [{ status: 403 }, 'VOICE_KEY_LIMITED', 1],
    [{ status: 404 }, 'VOICE_NOT_FOUND', 1],
    [{ status: 422 }, 'VOICE_FAILED', 1],
    [{ status: 429 }, 'VOICE_BUSY', 2],
    [{ status: 429, headers: { 'retry-after': '60' } }, 'VOICE_BUSY', 1],
    [{ status: 500 }, 'VOICE_FAILED', 1],
    [{ status: 503 }, 'VOICE_BUSY', 2],
    [{ silent: true }, 'VOICE_TIMEOUT', 1],
    [{ cut: 'connection' }, 'VOICE_UNREACHABLE', 1],
    [{ text: '<html>Sign in</html>' }, 'VOICE_NOT_AUDIO', 1],
    [{ text: '' }, 'VOICE_NOT_AUDIO', 1],
  ])('%j is %s after %i tries', async (fault, code, tries) => {
    fake.always(fault);
    const before = fake.spoken().length;
    expect(await codeOf(speak(await open(kind)))).toBe(code);
    expect(fake.spoken().length - before).toBe(tries);
  });

  it('speaks after a short overload', async () => {
    fake.script({ status: 429 });
    expect((await speak(await open(kind))).length).toBeGreaterThan(0);
  });

  it('that is not there is unreachable', async () => {
    expect(await codeOf(speak(await open(kind, 'http://127.0.0.1:9')))).toBe('VOICE_UNREACHABLE');
  });

  it('stops when its reader leaves', async () => {
    const leaving = new AbortController();
    const service = await open(kind);
    fake.always({ silent: true });
    const speaking = service.speak({ voiceId: 'a', text: 'Peace.' }, leaving.signal);
    setTimeout(() => leaving.abort(), 20);
    expect(await codeOf(speaking)).toMatchObject({ name: 'AbortError' });
  });
});

describe('elevenlabs', () => {
  it.each<[FakeSpeech, string]>([
    [{ status: 401, word: 'quota_exceeded' }, 'VOICE_QUOTA_USED'],
    [{ status: 401, word: 'missing_permissions' }, 'VOICE_KEY_LIMITED'],
    [{ status: 401, word: 'invalid_api_key' }, 'VOICE_KEY_REJECTED'],
    [{ status: 400, word: 'voice_not_found' }, 'VOICE_NOT_FOUND'],
    [{ status: 402, word: 'insufficient_credits', form: 'new' }, 'VOICE_QUOTA_USED'],
    [{ status: 403, word: 'missing_permissions', form: 'new' }, 'VOICE_KEY_LIMITED'],
    [{ status: 401, word: 'invalid_api_key', form: 'new' }, 'VOICE_KEY_REJECTED'],
    [{ status: 404, word: 'voice_not_found', form: 'new' }, 'VOICE_NOT_FOUND'],
  ])('%j is %s', async (fault, code) => {
    fake.always(fault);
    expect(await codeOf(speak(await open('elevenlabs')))).toBe(code);
  });

  it('lists voices from all pages, with short names', async () => {
    const voices = await (await open('elevenlabs')).voices(never);
    expect(voices).toHaveLength(FAKE_VOICES.length);
    expect(voices.find(({ voice_id }) => voice_id === 'adam-id')).toEqual({
      voice_id: 'adam-id',
      name: 'Adam',
      description: 'Deep and calm',
      gender: 'male',
      accent: 'American',
      age: 'middle-aged',
    });
  });

  it('tells the account and the model’s limit', async () => {
    const service = await open('elevenlabs');
    expect(await service.usage(never)).toEqual({ used: 6_120, limit: 10_000, resetsAt: 1_800_000_000_000 });
    expect(await service.maxCharacters(never)).toBe(2_000);
  });

  it('sends the neighbouring text for the melody', async () => {
    const service = await open('elevenlabs');
    await service.speak({ voiceId: 'adam-id', text: 'b', before: 'a', after: 'c' }, never);
    expect(fake.spoken().at(-1)?.body).toMatchObject({ text: 'b', previous_text: 'a', next_text: 'c' });
  });

  it('that hangs on a list is given up', async () => {
    fake.lists({ voices: { silent: true } });
    expect(await codeOf((await open('elevenlabs')).voices(never))).toBe('VOICE_TIMEOUT');
  });
});

describe('a compatible service', () => {
  it('names Kokoro’s voices', async () => {
    expect(await (await open('openai-compatible')).voices(never)).toMatchObject([
      { voice_id: 'af_bella', name: 'Bella', gender: 'female', accent: 'American' },
      { voice_id: 'am_adam', name: 'Adam', gender: 'male', accent: 'American' },
      { voice_id: 'piper', name: 'Piper', gender: '' },
    ]);
  });

  it('without a list has the usual voices', async () => {
    fake.lists({ 'audio/voices': { status: 404 } });
    const voices = await (await open('openai-compatible')).voices(never);
    expect(voices.map(({ voice_id }) => voice_id)).toContain('alloy');
  });

  it('that rejects the key says so', async () => {
    fake.lists({ 'audio/voices': { status: 401 } });
    expect(await codeOf((await open('openai-compatible')).voices(never))).toBe('VOICE_KEY_REJECTED');
  });
});
