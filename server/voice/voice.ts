import { createHash } from 'node:crypto';
import { AppError } from '../../contract/errors.ts';
import { SPEECH_MAX_LENGTH } from '../../contract/limits.ts';
import type { TtsUsage, TtsVoices } from '../../contract/tts.ts';
import { createSlots } from '../concurrency/slots.ts';
import { isWholeMp3 } from '../providers/voice/mp3.ts';
import { type SpeechRequest, VoiceError, type VoiceService } from '../providers/voice/types.ts';
import { createAccount } from './account.ts';
import type { AudioCache, CachedAudio } from './audio-cache.ts';
import type { DailyCharacters } from './daily-characters.ts';
import { type GrowingAudio, growingAudio } from './growing-audio.ts';
import { createVoiceList } from './voice-list.ts';

/** What the smallest plans of the services allow at once; more wait. */
const SLOTS = 4;
const MAX_WAITING = 60;
const MAX_WAIT_MS = 15_000;
/** Part of each cached audio's key: raised when the text is made speakable in another way. */
const REVISION = 1;

export interface VoiceDeps {
  readonly service: VoiceService | null;
  readonly characters: DailyCharacters;
  readonly cache: AudioCache;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface SpeechOrder {
  /** The first voice without it. */
  readonly voiceId: string | undefined;
  readonly text: string;
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** Whose characters are counted. */
  readonly address: string;
}

export type PassageAudio =
  | { readonly kind: 'cached'; readonly key: string; readonly file: CachedAudio }
  | {
      readonly kind: 'growing';
      readonly key: string;
      readonly audio: GrowingAudio;
      /** Resolves once it is on the disk, or cannot be. */
      readonly stored: Promise<void>;
    };

export interface VoiceFunctions {
  voices(isFresh: boolean): Promise<TtsVoices>;
  usage(): Promise<TtsUsage>;
  /** Speaks a text once, and keeps nothing of it. Stops when `signal` aborts. */
  speak(order: SpeechOrder, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
  /** Speaks a verse: from the disk, along with whoever is waiting for the same, or anew. */
  speakVerse(order: SpeechOrder): Promise<PassageAudio>;
}

/** Everything of voice that is not HTTP. Failures are AppErrors. */
export function createVoice(deps: VoiceDeps): VoiceFunctions {
  return deps.service ? voiceOf(deps.service, deps) : withoutVoice();
}

function voiceOf(service: VoiceService, { characters, cache, now }: VoiceDeps): VoiceFunctions {
  const account = createAccount(service, now);
  const listVoices = createVoiceList(service, now);
  const slots = createSlots({
    slots: SLOTS,
    maxWaiting: MAX_WAITING,
    maxWaitMs: MAX_WAIT_MS,
    busy: () => new AppError('VOICE_BUSY', { retryAfterSeconds: 5 }),
  });
  const underWay = new Map<string, UnderWay>();
  let longest: Promise<number | null> | undefined;

  async function chosenVoice(voiceId: string | undefined): Promise<string> {
    const voices = await listVoices();
    const voice = voiceId === undefined ? voices[0] : voices.find(({ voice_id }) => voice_id === voiceId);
    if (!voice) throw new AppError('VOICE_NOT_FOUND');
    return voice.voice_id;
  }

  /** The model's own limit, read once. */
  function readLongest(): Promise<number | null> {
    longest ??= service.maxCharacters(new AbortController().signal).catch(() => {
      longest = undefined;
      return null;
    });
    return longest;
  }

  async function requireLength(text: string): Promise<void> {
    const max = Math.min(SPEECH_MAX_LENGTH, (await readLongest()) ?? SPEECH_MAX_LENGTH);
    if (text.length > max) {
      throw new AppError('INVALID_REQUEST', { message: `At most ${max} characters can be spoken at once.` });
    }
  }

  /** Counts first, asks then; what the service refused is taken back. */
  async function generate(request: SpeechRequest, address: string, signal: AbortSignal) {
    await Promise.all([requireLength(request.text), account.requireRoom(request.text.length)]);
    const release = await slots.acquire(signal);
    let takeBack: (() => Promise<void>) | undefined;
    try {
      takeBack = await characters.reserve(address, request.text.length);
      const pieces = await service.speak(request, signal);
      account.spoke(request.text.length);
      return freeing(pieces, release);
    } catch (error) {
      release();
      await takeBack?.();
      throw signal.aborted ? signal.reason : error;
    }
  }

  return {
    async voices(isFresh) {
      try {
        const voices = await listVoices(isFresh);
        // Whoever looks at the voices will soon listen: what a generation must know is read meanwhile.
        void Promise.all([account.requireRoom(0), readLongest()]).catch(() => {});
        return { available: voices.length > 0, voices: [...voices], message: '', service: service.name };
      } catch (error) {
        const { code, message } = toAppError(error);
        return { available: false, voices: [], message, code, service: service.name };
      }
    },
    async usage() {
      const usage = await withAppErrors(account.usage());
      if (usage) {
        const resetsAt = usage.resetsAt === null ? null : new Date(usage.resetsAt).toISOString();
        return { charactersUsed: usage.used, characterLimit: usage.limit, resetsAt };
      }
      return {
        charactersUsed: await characters.used(),
        characterLimit: characters.limitOfAll || null,
        resetsAt: new Date(characters.endOfDay()).toISOString(),
      };
    },
    speak: (order, signal) =>
      withAppErrors(
        (async () =>
          generate({ text: order.text, voiceId: await chosenVoice(order.voiceId) }, order.address, signal))(),
      ),
    speakVerse: (order) => withAppErrors(speakVerse(order)),
  };

  async function speakVerse({ address, ...order }: SpeechOrder): Promise<PassageAudio> {
    const request = { ...order, voiceId: await chosenVoice(order.voiceId) };
    const key = keyOf(service.fingerprint, request);
    const file = underWay.has(key) ? null : await cache.find(key);
    if (file) return { kind: 'cached', key, file };
    // Others may have begun while the disk was asked.
    const { audio, stored } = underWay.get(key) ?? begin(key, request, address);
    return { kind: 'growing', key, audio: await audio, stored };
  }

  function begin(key: string, request: SpeechRequest, address: string): UnderWay {
    // Not stopped by a reader who leaves: it is charged all the same, and the next reader finds it.
    const audio = generate(request, address, new AbortController().signal).then(growingAudio);
    const store = async (): Promise<void> => {
      const bytes = await (await audio).whole;
      if (isWholeMp3(bytes)) await cache.store(key, bytes);
    };
    const stored = store()
      .catch(() => {})
      .finally(() => underWay.delete(key));
    const begun = { audio, stored };
    underWay.set(key, begun);
    return begun;
  }
}

/** A verse that is being generated. */
interface UnderWay {
  readonly audio: Promise<GrowingAudio>;
  readonly stored: Promise<void>;
}

/** Without a service: the words of the specified message, and nothing to ask. */
function withoutVoice(): VoiceFunctions {
  const refuse = async (): Promise<never> => {
    throw new AppError('VOICE_NOT_AVAILABLE');
  };
  const { message, code } = new AppError('VOICE_NOT_AVAILABLE');
  return {
    voices: async () => ({ available: false, voices: [], message, code }),
    usage: refuse,
    speak: refuse,
    speakVerse: refuse,
  };
}

function keyOf(fingerprint: string, { voiceId, text, before = '', after = '' }: SpeechRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([REVISION, fingerprint, voiceId, text, before, after]))
    .digest('base64url');
}

/** Frees the slot at the end of the audio, also where nobody began to read it. */
function freeing(pieces: AsyncIterable<Uint8Array>, release: () => void): AsyncIterable<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  return {
    [Symbol.asyncIterator]: () => ({
      async next() {
        try {
          const result = await iterator.next();
          if (result.done) release();
          return result;
        } catch (error) {
          release();
          throw error;
        }
      },
      async return() {
        release();
        await iterator.return?.();
        return { done: true, value: undefined };
      },
    }),
  };
}

async function withAppErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toAppError(error);
  }
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof VoiceError) return new AppError(error.code, { cause: error });
  throw error;
}
