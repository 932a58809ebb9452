import { startBerea, type TestBerea } from './berea.ts';
import { type FakeSpeech, type FakeVoice, startFakeVoice } from './fake-voice.ts';

/** The settings of a server that uses the voice service at this address, as ElevenLabs. */
export const voiceSettings = (url: string): Record<string, string> => ({
  VOICE_PROVIDER: 'elevenlabs',
  VOICE_API_KEY: 'secret-voice-key',
  VOICE_BASE_URL: url,
});

export interface TestBereaWithVoice {
  readonly voice: FakeVoice;
  readonly berea: TestBerea;
  remove(): Promise<void>;
}

/** Starts a fake voice service and the real server using it. */
export async function startBereaWithVoice(
  env: NodeJS.ProcessEnv = {},
  usual: FakeSpeech = {},
): Promise<TestBereaWithVoice> {
  const voice = await startFakeVoice(usual);
  const berea = await startBerea({ ...voiceSettings(voice.url), ...env });
  return {
    voice,
    berea,
    async remove() {
      await berea.remove();
      await voice.close();
    },
  };
}
