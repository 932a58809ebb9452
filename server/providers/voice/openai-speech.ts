import type { Voice } from '../../../contract/tts.ts';
import { askForAudio, askForJson, type VoiceEndpoint, type VoiceTimes } from './ask.ts';
import { explainVoiceStatus } from './explain-status.ts';
import { VoiceError, type VoiceService } from './types.ts';

/** The name under which most servers know their only model. */
const DEFAULT_MODEL = 'tts-1';
/** OpenAI's own voices: servers without a list of theirs know these names. */
const USUAL_VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'];

interface SpeechSettings {
  readonly apiKey: string | undefined;
  /** Ends before `/audio/speech`. */
  readonly baseUrl: string;
  readonly model: string | undefined;
  readonly times: VoiceTimes;
}

/** OpenAI's speech call, as Kokoro, Piper and others at home speak it, too. */
export function openAiSpeechService({ apiKey, baseUrl, model, times }: SpeechSettings): VoiceService {
  const modelId = model ?? DEFAULT_MODEL;
  const endpoint: VoiceEndpoint = {
    baseUrl,
    headers: apiKey ? { authorization: `Bearer ${apiKey}` } : {},
    times,
    explain: explainOpenAi,
  };
  return {
    name: new URL(baseUrl).host,
    fingerprint: `openai ${baseUrl} ${modelId}`,
    async voices(signal) {
      try {
        const listed = listedVoices(await askForJson(endpoint, '/audio/voices', signal));
        return (listed.length > 0 ? listed : USUAL_VOICES).map(toVoice);
      } catch (error) {
        // Many servers have no list: 404, 405, or a page.
        const hasNoList = error instanceof VoiceError && /NOT_FOUND|FAILED/.test(error.code);
        if (!hasNoList) throw error;
        return USUAL_VOICES.map(toVoice);
      }
    },
    usage: async () => null,
    maxCharacters: async () => null,
    speak: ({ text, voiceId }, signal) =>
      askForAudio(
        endpoint,
        '/audio/speech',
        { model: modelId, voice: voiceId, input: text, response_format: 'mp3' },
        signal,
      ),
  };
}

/** `{ voices: [...] }`, `{ data: [...] }` or a bare list; of names, or of objects with an id or name. */
function listedVoices(answer: unknown): string[] {
  const { voices, data } = (answer ?? {}) as { voices?: unknown; data?: unknown };
  const list = [answer, voices, data].find(Array.isArray) ?? [];
  return list.flatMap((each: unknown) => {
    if (typeof each === 'string') return [each];
    const { id, voice_id, name } = (each ?? {}) as Record<string, unknown>;
    return [id, voice_id, name].filter((value): value is string => typeof value === 'string').slice(0, 1);
  });
}

const ACCENTS: Readonly<Record<string, string>> = { a: 'American', b: 'British' };
const GENDERS: Readonly<Record<string, string>> = { f: 'female', m: 'male' };

/** Kokoro's ids tell accent and gender: "af_bella". */
function toVoice(id: string): Voice {
  const [, accent = '', gender = '', name = id] = /^([a-z])([fm])_(.+)$/.exec(id) ?? [];
  return {
    voice_id: id,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    description: '',
    gender: GENDERS[gender] ?? '',
    accent: ACCENTS[accent] ?? '',
    age: '',
  };
}

function explainOpenAi(status: number, body: unknown): VoiceError {
  const { code, type } = ((body as { error?: unknown } | undefined)?.error ?? {}) as Record<string, unknown>;
  if (code === 'insufficient_quota' || type === 'insufficient_quota')
    return new VoiceError('VOICE_QUOTA_USED');
  return explainVoiceStatus(status);
}
