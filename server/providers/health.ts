import type { ProviderErrorCode, VoiceErrorCode } from './error-codes.ts';

type ServiceErrorCode = ProviderErrorCode | VoiceErrorCode;

/** What this instance saw of a service since its start; times in milliseconds since 1970. */
export interface ServiceHealth {
  readonly lastSuccessAt: number | undefined;
  readonly lastFailureAt: number | undefined;
  readonly lastFailure: ServiceErrorCode | undefined;
}

/** Remembers how requests to a service ended. */
export interface HealthRecord {
  readonly health: () => ServiceHealth;
  /** null: it answered. */
  readonly record: (failure: ServiceErrorCode | null) => void;
}

/** `now` in milliseconds since 1970. */
export function createHealthRecord(now: () => number = Date.now): HealthRecord {
  let seen: ServiceHealth = { lastSuccessAt: undefined, lastFailureAt: undefined, lastFailure: undefined };
  return {
    health: () => seen,
    record(failure) {
      seen =
        failure === null
          ? { ...seen, lastSuccessAt: now() }
          : { ...seen, lastFailureAt: now(), lastFailure: failure };
    },
  };
}
