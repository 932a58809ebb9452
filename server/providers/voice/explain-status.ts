import { VoiceError } from './types.ts';

/** What an HTTP status means where the service says no more. */
export function explainVoiceStatus(status: number): VoiceError {
  if (status === 401) return new VoiceError('VOICE_KEY_REJECTED');
  if (status === 403) return new VoiceError('VOICE_KEY_LIMITED');
  if (status === 402) return new VoiceError('VOICE_QUOTA_USED');
  if (status === 404) return new VoiceError('VOICE_NOT_FOUND');
  if (status === 408 || status === 504) return new VoiceError('VOICE_TIMEOUT');
  if (status === 429 || status === 503) return new VoiceError('VOICE_BUSY', { retry: true });
  return new VoiceError('VOICE_FAILED');
}
