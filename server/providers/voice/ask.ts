import { retryAfter } from '../failure.ts';
import { plainFetch } from '../plain-fetch.ts';
import { beginsLikeMp3 } from './mp3.ts';
import { VoiceError } from './types.ts';

/** How long a voice service may take, and how often it is asked. In milliseconds. */
export interface VoiceTimes {
  /** From asking to the first bytes of audio. */
  readonly firstByteMs: number;
  /** Between two pieces of audio. */
  readonly idleMs: number;
  /** Lists: voices, models, the account. */
  readonly listMs: number;
  /** How often a request is tried that cannot have been charged. */
  readonly tries: number;
  readonly backoffMs: number;
  /** A service that asks for a longer wait is given up. */
  readonly maxRetryAfterMs: number;
}

export const VOICE_TIMES: VoiceTimes = {
  firstByteMs: 15_000,
  idleMs: 10_000,
  listMs: 8_000,
  tries: 2,
  backoffMs: 400,
  maxRetryAfterMs: 3_000,
};

/** Where and how a service is asked. */
export interface VoiceEndpoint {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly times: VoiceTimes;
  /** What an answer that is not 2xx means. */
  readonly explain: (status: number, body: unknown) => VoiceError;
}

/** Not even a connection was made: asking again cannot be charged twice. */
const NOT_CONNECTED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/** GET of a list, as JSON. */
export async function askForJson(
  endpoint: VoiceEndpoint,
  path: string,
  signal: AbortSignal,
): Promise<unknown> {
  const limit = AbortSignal.timeout(endpoint.times.listMs);
  try {
    const response = await withRetries(endpoint, () =>
      answerOf(endpoint, path, { headers: endpoint.headers, signal: AbortSignal.any([signal, limit]) }),
    );
    return JSON.parse(Buffer.concat(await all(bytesOf(response))).toString('utf8'));
  } catch (error) {
    throw explained(error, limit);
  }
}

/** POST of a text; resolves with the audio once its first bytes are there and are MP3. */
export async function askForAudio(
  endpoint: VoiceEndpoint,
  path: string,
  body: object,
  signal: AbortSignal,
): Promise<AsyncIterable<Uint8Array>> {
  const { times } = endpoint;
  const late = watchSilence(times.firstByteMs);
  const stop = AbortSignal.any([signal, late.signal]);
  try {
    const response = await withRetries(endpoint, () =>
      answerOf(endpoint, path, {
        method: 'POST',
        headers: { ...endpoint.headers, 'content-type': 'application/json', accept: 'audio/mpeg' },
        body: JSON.stringify(body),
        signal: stop,
      }),
    );
    const pieces = bytesOf(response)[Symbol.asyncIterator]();
    const first = await firstPiece(pieces);
    late.restart(times.idleMs);
    return rest(first, pieces, late, times.idleMs);
  } catch (error) {
    late.close();
    throw explained(error, late.signal);
  }
}

async function firstPiece(pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let first = new Uint8Array();
  while (first.length < 3) {
    const { value, done } = await pieces.next();
    if (done) break;
    first = Buffer.concat([first, value]);
  }
  if (!beginsLikeMp3(first)) {
    void pieces.return?.();
    throw new VoiceError('VOICE_NOT_AUDIO');
  }
  return first;
}

async function* rest(
  first: Uint8Array,
  pieces: AsyncIterator<Uint8Array>,
  late: Silence,
  idleMs: number,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield first;
    for (;;) {
      late.restart(idleMs);
      const { value, done } = await pieces.next();
      if (done) return;
      late.pause();
      yield value;
    }
  } catch (error) {
    throw explained(error, late.signal);
  } finally {
    late.close();
    void pieces.return?.();
  }
}

/** A service's answer, of which only 2xx are returned. */
async function answerOf(endpoint: VoiceEndpoint, path: string, init: RequestInit): Promise<Response> {
  const response = await plainFetch(endpoint.baseUrl + path, init);
  if (response.ok) return response;
  const text = await response.text();
  const error = endpoint.explain(response.status, parsed(text));
  const wait = retryAfter(response.headers, Date.now());
  throw Object.assign(error, { waitMs: wait });
}

async function withRetries<T>(endpoint: VoiceEndpoint, ask: () => Promise<T>): Promise<T> {
  const { tries, backoffMs, maxRetryAfterMs } = endpoint.times;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const { waitMs = backoffMs } = error as { waitMs?: number };
      const mayRetry = (error instanceof VoiceError && error.retry) || isNotConnected(error);
      if (!mayRetry || attempt >= tries || waitMs > maxRetryAfterMs) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}

function isNotConnected(error: unknown): boolean {
  const cause = error instanceof TypeError ? (error.cause as NodeJS.ErrnoException | undefined) : undefined;
  return NOT_CONNECTED.test(cause?.code ?? '');
}

function explained(error: unknown, limit: AbortSignal): Error {
  if (error instanceof VoiceError) return error;
  if (limit.aborted) return new VoiceError('VOICE_TIMEOUT');
  // The caller's own signal: nobody reads the answer any more.
  if (error instanceof Error && error.name === 'AbortError') return error;
  if (error instanceof SyntaxError) return new VoiceError('VOICE_FAILED');
  return new VoiceError('VOICE_UNREACHABLE', { cause: error });
}

/** The body of a good answer: of `plainFetch` the connection's own stream, after a redirect a web stream. */
const bytesOf = (response: Response): AsyncIterable<Uint8Array> =>
  response.body as unknown as AsyncIterable<Uint8Array>;

async function all(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  return parts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Silence = ReturnType<typeof watchSilence>;

/** Aborts when nothing came for too long. */
function watchSilence(ms: number) {
  const controller = new AbortController();
  const expire = (): void => controller.abort();
  let timer = setTimeout(expire, ms);
  return {
    signal: controller.signal,
    restart(next: number) {
      clearTimeout(timer);
      timer = setTimeout(expire, next);
    },
    pause: () => clearTimeout(timer),
    close: () => clearTimeout(timer),
  };
}
