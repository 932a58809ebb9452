import type { LogFields } from '../log-fields.ts';
import type { ProviderErrorCode } from './error-codes.ts';

export interface WarningLog {
  warn(fields: LogFields, message: string): void;
}

/** Every reply finds it out anew; the log is to say it, and not to be filled with it. */
const AGAIN_AFTER_MS = 300_000;

/**
 * Warns of a key that the service refuses: where the guide answers instead, visitors and the lines of requests show
 * nothing of it. `now` in milliseconds since 1970.
 */
export function keyWarning(log: WarningLog, now: () => number): (failure: ProviderErrorCode | null) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;
  return (failure) => {
    if (failure !== 'PROVIDER_REJECTED_KEY' || now() - warnedAt < AGAIN_AFTER_MS) return;
    warnedAt = now();
    log.warn({ code: failure }, 'the AI service refused AI_API_KEY');
  };
}
