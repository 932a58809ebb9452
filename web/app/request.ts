import { ageBand } from './age-band.ts';
import { readersRegion } from './region.ts';
import { whenToTryAgain } from './waiting-time.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface RequestOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

/** Shown where the request did not reach the server. */
export const NO_CONNECTION = 'Berea could not be reached. Please check your connection and try again.';
const UNKNOWN_ERROR = 'Something went wrong on our side. Please try again.';

/**
 * A response that is not 2xx. `message` is "{status}: {body text or status text}" (behaviour 1.2);
 * screens show `sentence`, the message of the one error shape.
 */
export class RequestError extends Error {
  readonly status: number;
  readonly code: string | null;
  readonly sentence: string;
  /** When a request that came too often can be made again (milliseconds since 1970); else 0. */
  readonly retryAt: number;

  constructor(status: number, text: string, retryAfterSeconds = 0) {
    super(`${status}: ${text}`);
    this.name = 'RequestError';
    this.status = status;
    const body = parseError(text);
    this.code = body.code ?? null;
    const now = Date.now();
    this.retryAt =
      this.code === 'RATE_LIMITED' && retryAfterSeconds > 0 ? now + retryAfterSeconds * 1_000 : 0;
    this.sentence = (body.message ?? UNKNOWN_ERROR) + whenToTryAgain(this.retryAt, now);
  }
}

function parseError(text: string): { code?: string; message?: string } {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return {};
    const { code, message } = body as Record<string, unknown>;
    return {
      ...(typeof code === 'string' && { code }),
      ...(typeof message === 'string' && { message }),
    };
  } catch {
    return {};
  }
}

/** The sentence to show about a failed request. */
export const sentenceOf = (error: unknown): string =>
  error instanceof RequestError ? error.sentence : NO_CONNECTION;

/** When a failed request can be made again (milliseconds since 1970); 0 for at once. */
export const retryTimeOf = (error: unknown): number => (error instanceof RequestError ? error.retryAt : 0);

export const isNotFound = (error: unknown): boolean => error instanceof RequestError && error.status === 404;

/**
 * Sends a request to the server. With a path alone: GET, returns the JSON. With method, path and optional body: sends the
 * body as JSON (a form as a form), returns the response. Sends cookies. Throws RequestError for every response that is not 2xx, and what
 * `fetch` throws where there was no response.
 */
export function request<T>(path: string): Promise<T>;
export function request(
  method: Method,
  path: string,
  body?: unknown,
  options?: RequestOptions,
): Promise<Response>;
export async function request(
  ...[first, path, body, options]: [string, string?, unknown?, RequestOptions?]
): Promise<unknown> {
  if (path === undefined) return (await send('GET', first)).json();
  return send(first, path, body, options);
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const region = readersRegion();
  const age = ageBand();
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(region && { 'X-Region': region }),
      ...(age && { 'X-Age-Band': age }),
      ...options.headers,
    },
    ...(isJson && { body: JSON.stringify(body) }),
    ...(body instanceof FormData && { body }),
    ...(options.signal && { signal: options.signal }),
  });
  if (response.ok) return response;
  const text = (await response.text()) || response.statusText;
  throw new RequestError(response.status, text, Number(response.headers.get('retry-after')) || 0);
}
