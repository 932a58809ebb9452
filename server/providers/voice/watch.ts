import type { HealthRecord } from '../health.ts';
import { VoiceError, type VoiceService } from './types.ts';

/** The same service; when it last spoke or answered, and why it last failed, is remembered. */
export function watchVoice(service: VoiceService, { record }: HealthRecord): VoiceService {
  async function watched<T>(answer: Promise<T>): Promise<T> {
    try {
      const value = await answer;
      record(null);
      return value;
    } catch (error) {
      if (error instanceof VoiceError) record(error.code);
      throw error;
    }
  }
  return {
    ...service,
    voices: (signal) => watched(service.voices(signal)),
    speak: (request, signal) => watched(service.speak(request, signal)),
  };
}
