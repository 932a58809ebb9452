import type { Failure } from './service.ts';

/** Words that services use inside a stream, where there is no status any more. */
const STREAM_ERRORS: Readonly<Record<string, number>> = {
  overloaded_error: 529,
  rate_limit_error: 429,
  rate_limit_exceeded: 429,
  authentication_error: 401,
  permission_error: 403,
  api_error: 500,
  server_error: 500,
  timeout_error: 504,
};

interface ServiceError {
  readonly status?: unknown;
  readonly headers?: unknown;
  readonly code?: unknown;
  readonly type?: unknown;
}

/**
 * Reads an error of an SDK: by its status, by the type of an error event, or as a failed connection.
 * Only numbers and fixed words are looked at; what the service wrote in its own words goes nowhere.
 */
export function explainError(error: unknown, now: number): Failure {
  // An event that cannot be read; like a cut connection, it is retried as long as no text has come.
  if (error instanceof SyntaxError) return { code: 'PROVIDER_STREAM_CUT', retry: true };
  if (typeof error !== 'object' || error === null) return { code: 'PROVIDER_FAILED', retry: false };
  const { status, headers, code, type } = error as ServiceError;
  const known =
    statusOf(status) ?? statusOf(code) ?? STREAM_ERRORS[String(type)] ?? STREAM_ERRORS[String(code)];
  if (known === undefined) return { code: 'PROVIDER_FAILED', retry: isConnectionError(error) };
  // Money is out: asking again changes nothing.
  const retry = code !== 'insufficient_quota';
  return { ...explainStatus(known, retry), retryAfterMs: retryAfter(headers, now) };
}

/** What an HTTP status means for us. */
export function explainStatus(status: number, mayRetry = true): Failure {
  if (status === 401 || status === 403) return { code: 'PROVIDER_REJECTED_KEY', retry: false };
  // 529 is Anthropic's own for "overloaded"; 503 says the same elsewhere.
  if (status === 429 || status === 503 || status === 529)
    return { code: 'PROVIDER_OVERLOADED', retry: mayRetry };
  if (status === 408 || status === 504) return { code: 'PROVIDER_TIMEOUT', retry: mayRetry };
  return { code: 'PROVIDER_FAILED', retry: status >= 500 && mayRetry };
}

/** `Retry-After` in milliseconds: seconds, or an HTTP date (RFC 9110, section 10.2.3). */
export function retryAfter(headers: unknown, now: number): number | undefined {
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  if (value === null || value.trim() === '') return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function statusOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 100 && value < 600 ? value : undefined;
}

/** fetch says TypeError for every failed or cut connection; the SDKs name it as the cause of their own error. */
function isConnectionError(error: object): boolean {
  return error instanceof TypeError || ('cause' in error && error.cause instanceof TypeError);
}
