import type { ProviderErrorCode } from './error-codes.ts';
import type { CutOff, ProviderRequest } from './types.ts';

export interface ServiceSettings {
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly baseUrl: string;
  /** The model thinks before it answers: ask it to think little, and leave room for it. */
  readonly thinksBriefly: boolean;
}

/** Added to the answer's limit for models that think, because thinking counts as output. */
export const THINKING_ALLOWANCE_TOKENS = 4_000;

/** How one try ended; the adapter fills it in while it reads. */
export interface TryEnd {
  /** The service said that its answer is complete. A stream that ends without it was cut. */
  finished: boolean;
  /** The token count that the service reports, thinking included. */
  outputTokens?: number;
  /** Why the service ended the answer before it was complete. */
  cutOff?: CutOff | undefined;
}

/** Why a try failed, and whether a retry may help. */
export interface Failure {
  readonly code: ProviderErrorCode;
  readonly retry: boolean;
  /** How long the service asks to wait (`Retry-After`). */
  readonly retryAfterMs?: number;
}

/**
 * One service's protocol, through its own SDK, and nothing else: no time limits, no retries.
 * `ask` yields text; an empty string is a sign of life (the model thinks). It throws what the SDK throws,
 * which `explain` reads; aborting `signal` closes the connection.
 */
export interface Service {
  ask(request: ProviderRequest, signal: AbortSignal, end: TryEnd): AsyncIterable<string>;
  explain(error: unknown, now: number): Failure;
}
