import { z } from 'zod';
import { verseQuery } from './bible.ts';
import { SPEECH_MAX_LENGTH } from './limits.ts';

const voice = z.object({
  voice_id: z.string(),
  name: z.string(),
  description: z.string(),
  gender: z.string(),
  accent: z.string(),
  age: z.string(),
});
export type Voice = z.infer<typeof voice>;

export const voicesQuery = z.object({
  /** Asks the service again, as the diagnostics do. */
  fresh: z.enum(['true', 'false']).optional(),
});

/** GET /api/tts/voices: `message` and `code` say why there are no voices. */
export const ttsVoices = z.object({
  available: z.boolean(),
  voices: z.array(voice),
  message: z.string(),
  code: z.string().optional(),
  /** Who speaks, as shown: "ElevenLabs", or the address of a compatible service. */
  service: z.string().optional(),
});
export type TtsVoices = z.infer<typeof ttsVoices>;

const voiceId = z.string().trim().min(1).max(200);

export const generateBody = z.object({
  text: z
    .string()
    .trim()
    .min(1, 'Please write something to be spoken.')
    .max(SPEECH_MAX_LENGTH, `At most ${SPEECH_MAX_LENGTH} characters can be spoken at once.`),
  voiceId: voiceId.optional(),
});

export const passageSpeechQuery = verseQuery.extend({
  voiceId: voiceId.optional(),
  /** Which verse of the passage, from 0. */
  segment: z.coerce.number().int().min(0).max(10_000).default(0),
});

export const ttsUsage = z.object({
  charactersUsed: z.number().int(),
  characterLimit: z.number().int().nullable(),
  resetsAt: z.iso.datetime().nullable(),
});
export type TtsUsage = z.infer<typeof ttsUsage>;
