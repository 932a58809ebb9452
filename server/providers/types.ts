import type { ProviderErrorCode } from './error-codes.ts';
import type { ServiceHealth } from './health.ts';

/** A service that writes replies. One small interface; each service's own SDK stands behind it, loaded only when chosen. */
export interface AiProvider {
  /** `AI_PROVIDER`: a name of the catalogue (catalogue.ts). */
  readonly kind: string;
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
  /** When it last answered and failed, for the operator. */
  readonly health: () => ServiceHealth;
}

/** Why a service ended an answer that is not complete: its length, or the service's own filter. */
export type CutOff = 'length' | 'filter';

export interface ProviderRequest {
  readonly system: string;
  /** Oldest first; the last one is the visitor's. */
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly maxOutputTokens: number;
  readonly signal: AbortSignal;
  /** The request is prepared at once, and sent when this resolves. */
  readonly sendAfter?: Promise<unknown>;
  readonly onUsage?: (outputTokens: number) => void;
  /** Called once at the end of an answer that the service cut off. */
  readonly onCutOff?: (end: CutOff) => void;
  /** What the model may look up while it answers, where it can. Nothing of it reaches the reader. */
  readonly lookUps?: LookUps;
}

/** A tool that a model may call: all parameters are strings. */
export interface LookUpTool {
  readonly name: string;
  readonly description: string;
  /** Each parameter's description. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly required: readonly string[];
}

export interface LookUps {
  readonly tools: readonly LookUpTool[];
  /** The result, or what was wrong with the call, in words for the model. `args` is JSON as the model wrote it; never throws. */
  answer(name: string, args: string): string;
  /** Called when the model is asked again, with all that it was sent before. */
  readonly onAskedAgain?: () => void;
}

/** A failure of the service, after retries. Carries nothing that the service said: no body, no prompt. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;
  constructor(code: ProviderErrorCode, options?: { cause?: unknown }) {
    super(code, options);
    this.name = 'ProviderError';
    this.code = code;
  }
}
