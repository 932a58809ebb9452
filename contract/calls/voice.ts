import { z } from 'zod';
import type { Call } from '../call.ts';
import type { ErrorCode } from '../errors.ts';
import { REFERENCE_MAX_LENGTH } from '../limits.ts';
import { generateBody, passageSpeechQuery, ttsUsage, ttsVoices, voicesQuery } from '../tts.ts';

const SPEECH_ERRORS = [
  'VOICE_NOT_AVAILABLE',
  'VOICE_NOT_FOUND',
  'VOICE_KEY_REJECTED',
  'VOICE_KEY_LIMITED',
  'VOICE_QUOTA_USED',
  'VOICE_DAILY_LIMIT',
  'VOICE_BUSY',
  'VOICE_FAILED',
  'VOICE_NOT_AUDIO',
  'VOICE_TIMEOUT',
  'VOICE_UNREACHABLE',
] as const satisfies ErrorCode[];

/** Calls on spoken words. */
export const voiceCalls = {
  ttsVoices: {
    method: 'GET',
    path: '/api/tts/voices',
    tag: 'Voice',
    summary: 'The voices of the voice service',
    description:
      'Where there is none, or it does not answer: `available` is false, `message` says why, and `code` is the error’s. The list is kept for ten minutes; `fresh=true` asks the service again.',
    query: voicesQuery,
    responses: { 200: ttsVoices },
    private: true,
    errors: ['RATE_LIMITED'],
  },
  ttsGenerate: {
    method: 'POST',
    path: '/api/tts/generate',
    tag: 'Voice',
    summary: 'Speak a text of up to 2,500 characters',
    description: 'Without `voiceId` the first voice speaks. The audio is streamed and never stored.',
    body: generateBody,
    responses: {},
    files: ['audio/mpeg'],
    private: true,
    errors: [...SPEECH_ERRORS, 'RATE_LIMITED'],
  },
  ttsPassage: {
    method: 'GET',
    path: '/api/tts/passages/{osis}',
    tag: 'Voice',
    summary: 'Speak one verse of a passage',
    description:
      '`segment` counts the verses of the passage as `GET /api/bible/verse` answers it, from 0. A verse is generated once for each voice, model and translation, and then served from the disk, with ETag and Range.',
    params: z.object({ osis: z.string().trim().min(1).max(REFERENCE_MAX_LENGTH) }),
    query: passageSpeechQuery,
    responses: {},
    files: ['audio/mpeg'],
    errors: [
      ...SPEECH_ERRORS,
      'REFERENCE_NOT_FOUND',
      'VERSE_NOT_IN_TRANSLATION',
      'UNKNOWN_VERSION',
      'RANGE_NOT_SATISFIABLE',
      'RATE_LIMITED',
    ],
  },
  ttsUsage: {
    method: 'GET',
    path: '/api/tts/usage',
    tag: 'Voice',
    summary: 'Characters spoken, and the limit',
    description:
      'The month of the account where the service tells it (ElevenLabs), otherwise today’s characters of this installation. `characterLimit` is null where there is none.',
    responses: { 200: ttsUsage },
    private: true,
    errors: [
      'VOICE_NOT_AVAILABLE',
      'VOICE_KEY_REJECTED',
      'VOICE_FAILED',
      'VOICE_TIMEOUT',
      'VOICE_UNREACHABLE',
      'RATE_LIMITED',
    ],
  },
} as const satisfies Record<string, Call>;
