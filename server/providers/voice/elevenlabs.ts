import { z } from 'zod';
import type { Voice } from '../../../contract/tts.ts';
import { askForAudio, askForJson, type VoiceEndpoint, type VoiceTimes } from './ask.ts';
import { explainVoiceStatus } from './explain-status.ts';
import { type SpeechRequest, VoiceError, type VoiceService } from './types.ts';

const BASE_URL = 'https://api.elevenlabs.io';
/** Quick to its first sound, and half the characters of the larger ones. */
const DEFAULT_MODEL = 'eleven_flash_v2_5';
/** Speech needs no more, and half the room of the service's own default. */
const FORMAT = 'mp3_44100_64';
const MAX_PAGES = 10;

interface ElevenLabsSettings {
  readonly apiKey: string;
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  readonly times: VoiceTimes;
}

const label = z.string().nullish();
const voicesPage = z.object({
  voices: z.array(
    z.object({
      voice_id: z.string(),
      name: z.string().nullish(),
      description: label,
      labels: z.record(z.string(), label).nullish(),
    }),
  ),
  has_more: z.boolean().nullish(),
  next_page_token: z.string().nullish(),
});
const subscription = z.object({
  character_count: z.number(),
  character_limit: z.number(),
  next_character_count_reset_unix: z.number().nullish(),
});
const models = z.array(
  z.object({ model_id: z.string(), maximum_text_length_per_request: z.number().nullish() }),
);

/** ElevenLabs' own protocol. */
export function elevenLabsService({ apiKey, baseUrl, model, times }: ElevenLabsSettings): VoiceService {
  const modelId = model ?? DEFAULT_MODEL;
  const endpoint: VoiceEndpoint = {
    baseUrl: baseUrl ?? BASE_URL,
    headers: { 'xi-api-key': apiKey },
    times,
    explain: explainElevenLabs,
  };

  async function voices(signal: AbortSignal): Promise<Voice[]> {
    const found: Voice[] = [];
    let token: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = new URLSearchParams({ page_size: '100', ...(token && { next_page_token: token }) });
      const answer = read(voicesPage, await askForJson(endpoint, `/v2/voices?${query}`, signal));
      found.push(...answer.voices.map(toVoice));
      token = answer.next_page_token ?? undefined;
      if (!answer.has_more || !token) break;
    }
    return found;
  }

  return {
    name: 'ElevenLabs',
    fingerprint: `elevenlabs ${endpoint.baseUrl} ${modelId} ${FORMAT}`,
    voices,
    async usage(signal) {
      const answer = read(subscription, await askForJson(endpoint, '/v1/user/subscription', signal));
      const reset = answer.next_character_count_reset_unix;
      return {
        used: answer.character_count,
        limit: answer.character_limit,
        resetsAt: reset ? reset * 1_000 : null,
      };
    },
    async maxCharacters(signal) {
      const all = read(models, await askForJson(endpoint, '/v1/models', signal));
      return all.find(({ model_id }) => model_id === modelId)?.maximum_text_length_per_request ?? null;
    },
    speak: (request, signal) =>
      askForAudio(
        endpoint,
        `/v1/text-to-speech/${encodeURIComponent(request.voiceId)}/stream?output_format=${FORMAT}`,
        bodyOf(request, modelId),
        signal,
      ),
  };
}

function bodyOf({ text, before, after }: SpeechRequest, modelId: string): object {
  // The third generation takes no neighbouring text.
  const takesNeighbours = !modelId.startsWith('eleven_v3');
  return {
    text,
    model_id: modelId,
    ...(takesNeighbours && before && { previous_text: before }),
    ...(takesNeighbours && after && { next_text: after }),
  };
}

type ListedVoice = z.infer<typeof voicesPage>['voices'][number];

/** "Adam - Dominant, Firm" is named Adam, and described by the rest where there is nothing better. */
function toVoice({ voice_id, name, description, labels }: ListedVoice): Voice {
  const [short = '', subtitle = ''] = (name ?? '').split(/\s+[-–—]\s+/);
  return {
    voice_id,
    name: short.trim() || voice_id,
    description: subtitle || labels?.descriptive || labels?.description || description || '',
    gender: labels?.gender ?? '',
    accent: (labels?.accent ?? '').replace(/^[a-z]/, (letter) => letter.toUpperCase()),
    age: (labels?.age ?? '').replace(/_/g, '-'),
  };
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new VoiceError('VOICE_FAILED');
  return parsed.data;
}

/** Both forms of its errors: `{ detail: { status, message } }`, and `{ detail: { type, code, message } }`. */
function explainElevenLabs(status: number, body: unknown): VoiceError {
  const detail = (body as { detail?: unknown } | undefined)?.detail;
  const { status: word, code, type } = (detail ?? {}) as Record<string, unknown>;
  const words = [word, code, type].filter((each) => typeof each === 'string').join(' ');
  if (/quota_exceeded|insufficient_credits|payment_required/.test(words))
    return new VoiceError('VOICE_QUOTA_USED');
  if (/permission|unusual_activity|forbidden/.test(words)) return new VoiceError('VOICE_KEY_LIMITED');
  if (/voice_not_found|voice_does_not_exist/.test(words)) return new VoiceError('VOICE_NOT_FOUND');
  if (/too_many_concurrent|system_busy|rate_limit|concurrent_limit/.test(words)) {
    return new VoiceError('VOICE_BUSY', { retry: true });
  }
  return explainVoiceStatus(status);
}
