import type { VoiceConfig } from '../../config.ts';
import { VOICE_TIMES, type VoiceTimes } from './ask.ts';
import type { VoiceService } from './types.ts';

/** The voice service of the settings, or null where there is none. Its adapter is loaded only when it is chosen; nothing is sent yet. */
export async function openVoiceService(
  { provider, apiKey, baseUrl, model }: VoiceConfig,
  times: Partial<VoiceTimes> = {},
): Promise<VoiceService | null> {
  const common = { model, times: { ...VOICE_TIMES, ...times } };
  if (provider === 'elevenlabs') {
    const { elevenLabsService } = await import('./elevenlabs.ts');
    return elevenLabsService({ ...common, apiKey: apiKey ?? '', baseUrl });
  }
  if (provider === 'openai-compatible') {
    const { openAiSpeechService } = await import('./openai-speech.ts');
    return openAiSpeechService({ ...common, apiKey, baseUrl: baseUrl ?? '' });
  }
  return null;
}
