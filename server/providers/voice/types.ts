import type { Voice } from '../../../contract/tts.ts';
import type { VoiceErrorCode } from '../error-codes.ts';

/** A service that speaks. One small interface; each service's protocol stands behind it. Errors are VoiceErrors. */
export interface VoiceService {
  /** Shown to visitors: "ElevenLabs", or the host of a compatible service. */
  readonly name: string;
  /** What an audio depends on besides voice and text: the service, its address, model and format. */
  readonly fingerprint: string;
  voices(signal: AbortSignal): Promise<readonly Voice[]>;
  /** The account's characters; null where the service does not tell. */
  usage(signal: AbortSignal): Promise<VoiceUsage | null>;
  /** How many characters one request may have; null where the service does not tell. */
  maxCharacters(signal: AbortSignal): Promise<number | null>;
  /** MP3, as it comes. Resolves with its first bytes; throws while it is read where it breaks off. */
  speak(request: SpeechRequest, signal: AbortSignal): Promise<AsyncIterable<Uint8Array>>;
}

export interface SpeechRequest {
  readonly voiceId: string;
  readonly text: string;
  /** What is said before and after, for the melody; it is not spoken. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

export interface VoiceUsage {
  readonly used: number;
  readonly limit: number;
  /** Milliseconds since 1970; null where the service does not tell. */
  readonly resetsAt: number | null;
}

/** A failure of the service. Carries nothing that the service said. */
export class VoiceError extends Error {
  readonly code: VoiceErrorCode;
  /** Nothing was spoken for it, and the same request may succeed soon. */
  readonly retry: boolean;
  constructor(code: VoiceErrorCode, { retry = false, cause }: { retry?: boolean; cause?: unknown } = {}) {
    super(code, { cause });
    this.name = 'VoiceError';
    this.code = code;
    this.retry = retry;
  }
}
