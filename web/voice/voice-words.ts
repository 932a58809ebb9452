import { RequestError } from '../app/request.ts';
import { hasNoInstalledVoice } from './device-voice.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

export const BLOCKED: Words = {
  title: 'Playback Blocked',
  text: 'Audio playback was blocked. Please try tapping the button again.',
};

const READS_ON = 'Your device’s own voice reads on.';

/** What the reader is told where the device takes over from the service. */
export function fallbackNotice(error: unknown): string {
  if (!(error instanceof RequestError)) {
    return error instanceof MediaError
      ? `This audio cannot be played here. ${READS_ON}`
      : `The voice service cannot be reached. ${READS_ON}`;
  }
  if (error.code === 'VOICE_DAILY_LIMIT' || error.code === 'VOICE_QUOTA_USED') {
    return `The characters of the voice service are used up. ${READS_ON}`;
  }
  if (error.code === 'RATE_LIMITED') return `That was a lot in a short time. ${READS_ON}`;
  return `The voice service does not answer. ${READS_ON}`;
}

const NO_VOICE =
  'This device has no voice installed. One can be added in its settings, under text-to-speech or spoken content.';

/** What the reader is told where nobody can read. */
export function failureWords(error: unknown): Words {
  if (error instanceof MediaError) {
    return error.code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED
      ? {
          title: 'Playback Error',
          text: 'Unable to play audio on this device. Try using headphones or check your volume settings.',
        }
      : { title: 'Playback Error', text: 'Unable to play audio. Please try again.' };
  }
  if (error instanceof RequestError) {
    return { title: 'Voice Generation Failed', text: 'Unable to generate speech. Please try again.' };
  }
  if (error instanceof TypeError && error.message === 'no audio') {
    return { title: 'TTS Error', text: 'Unable to generate speech. Please check your connection.' };
  }
  if (error instanceof TypeError && error.message === 'the device does not speak') {
    const text = 'Failed to generate speech. Please try again.';
    return { title: 'TTS Error', text: hasNoInstalledVoice() ? `${text} ${NO_VOICE}` : text };
  }
  return { title: 'Voice Generation Failed', text: 'Check your internet connection and try again.' };
}
