/** A service that writes replies. One small interface; each service's own SDK stands behind it, loaded only when chosen. */
export interface AiProvider {
  readonly kind: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  /** Shown to visitors: "OpenAI", "Anthropic", "Google", or the host of a compatible service with its model. */
  readonly name: string;
  readonly model: string;
  /** What one request may hold, in tokens, answer included. */
  readonly contextTokens: number;
  /**
   * Streams a reply's text. Throws ProviderError. Stops asking when `signal` aborts.
   * `onUsage` is called once at the end where the service says what it wrote.
   */
  stream(request: ProviderRequest): AsyncIterable<string>;
}

export interface ProviderRequest {
  readonly system: string;
  /** Oldest first; the last one is the visitor's. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  readonly onUsage?: (outputTokens: number) => void;
}

export type ProviderErrorCode =
  | 'PROVIDER_FAILED'
  | 'PROVIDER_REJECTED_KEY'
  | 'PROVIDER_OVERLOADED'
  | 'PROVIDER_STREAM_CUT'
  | 'PROVIDER_TIMEOUT';

/** A failure of the service, after retries. Carries nothing that the service said: no body, no prompt. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;
  constructor(code: ProviderErrorCode, options?: { cause?: unknown }) {
    super(code, options);
    this.name = 'ProviderError';
    this.code = code;
  }
}
