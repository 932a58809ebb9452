import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { calls } from '../../contract/calls.ts';
import type { Bible, TranslationId } from '../../scripture/types.ts';
import { chooseTranslation } from '../bible/choose-translation.ts';
import { abortOnDisconnect } from '../http/abort-on-disconnect.ts';
import { addressOf } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import { sendFile, sendGrowing } from './send-audio.ts';
import { verseSpeech } from './verse-speech.ts';
import type { PassageAudio, VoiceFunctions } from './voice.ts';

export interface VoiceRouteDeps {
  readonly voice: VoiceFunctions;
  readonly bible: Bible;
  readonly defaultTranslation: TranslationId;
  readonly limits: Readonly<Record<'lists' | 'speech' | 'passages', preHandlerAsyncHookHandler[]>>;
}

/** The text changes only with a new build; the voice at this address with the settings. */
const CACHE_CONTROL = 'public, max-age=86400';

/** Voices, speech and usage (behaviour 11.7). */
export function voiceRoutes(app: FastifyInstance, deps: VoiceRouteDeps): void {
  const { voice, bible, defaultTranslation, limits } = deps;

  route(app, calls.ttsVoices, ({ query }) => voice.voices(query.fresh === 'true'), {
    preHandler: limits.lists,
  });
  route(app, calls.ttsUsage, () => voice.usage(), { preHandler: limits.lists });

  route(
    app,
    calls.ttsGenerate,
    async ({ body, request, reply }) => {
      const stays = abortOnDisconnect(reply, 'The request broke off.');
      const order = { text: body.text, voiceId: body.voiceId, address: addressOf(request) };
      return sendGrowing(reply, await voice.speak(order, stays));
    },
    { preHandler: limits.speech },
  );

  route(
    app,
    calls.ttsPassage,
    async ({ params, query, request, reply }) => {
      const translation = chooseTranslation(bible, query.version ?? defaultTranslation);
      const speech = verseSpeech(translation, params.osis, query.segment);
      const order = { ...speech, voiceId: query.voiceId, address: addressOf(request) };
      const audio = await voice.speakVerse(order);
      const etag = `"${audio.key}"`;
      if (request.headers['if-none-match']?.includes(etag)) {
        return reply.code(304).header('etag', etag).header('cache-control', CACHE_CONTROL).send();
      }
      reply.header('etag', etag).header('cache-control', CACHE_CONTROL);
      const found = await finishedForRange(audio, request.headers.range, () => voice.speakVerse(order));
      return found.kind === 'cached'
        ? sendFile(request, reply, found.file)
        : sendGrowing(reply, found.audio.read());
    },
    { preHandler: limits.passages },
  );
}

/** A part of an audio that is still being generated can only be sent once it is whole; its beginning is sent as it comes. */
async function finishedForRange(
  audio: PassageAudio,
  range: string | undefined,
  again: () => Promise<PassageAudio>,
): Promise<PassageAudio> {
  if (audio.kind === 'cached' || !range || /^bytes=0-$/.test(range)) return audio;
  await audio.stored;
  return again();
}
