/** The settings of a server that uses the voice service at this address, as ElevenLabs. */
export const voiceSettings = (url: string): Record<string, string> => ({
  VOICE_PROVIDER: 'elevenlabs',
  VOICE_API_KEY: 'secret-voice-key',
  VOICE_BASE_URL: url,
});
