/** Why a service that writes replies failed. */
export type ProviderErrorCode =
  | 'PROVIDER_FAILED'
  | 'PROVIDER_REJECTED_KEY'
  | 'PROVIDER_OVERLOADED'
  | 'PROVIDER_STREAM_CUT'
  | 'PROVIDER_TIMEOUT';

/** Why a service that speaks failed. */
export type VoiceErrorCode =
  | 'VOICE_KEY_REJECTED'
  | 'VOICE_KEY_LIMITED'
  | 'VOICE_QUOTA_USED'
  | 'VOICE_NOT_FOUND'
  | 'VOICE_BUSY'
  | 'VOICE_FAILED'
  | 'VOICE_NOT_AUDIO'
  | 'VOICE_TIMEOUT'
  | 'VOICE_UNREACHABLE';
