import type { ProviderErrorCode } from './error-codes.ts';
import type { Failure, Service, TryEnd } from './service.ts';
import type { ProviderTimes, RetryClock } from './times.ts';
import { ProviderError, type ProviderRequest } from './types.ts';

export interface RetrySettings {
  readonly times: ProviderTimes;
  readonly clock: RetryClock;
  /** Called with why the service failed in the end, or with null where it answered; not where the reader stopped it. */
  readonly onEnd?: (failure: ProviderErrorCode | null) => void;
}

/**
 * Streams a reply's text with time limits, and retries as long as no text has come. One generator for all of it: each
 * that stands within another costs every piece of every reply some promises.
 * Ends without an error when `request.signal` aborts, within a tick and with the connection closed.
 * @throws ProviderError, without what the service said.
 */
export async function* streamWithRetries(
  service: Service,
  request: ProviderRequest,
  { times, clock, onEnd }: RetrySettings,
): AsyncGenerator<string, void> {
  // Not AbortSignal.any: what it keeps for each signal takes 1.5 kB a stream.
  const stopping = new AbortController();
  const stop = stopping.signal;
  const abort = () => stopping.abort();
  const timer = setTimeout(abort, times.totalMs);
  if (request.signal.aborted) abort();
  request.signal.addEventListener('abort', abort, { once: true });
  try {
    const began = clock.now();
    for (let attempt = 1; !request.signal.aborted; attempt++) {
      if (stop.aborted) throw new ProviderError('PROVIDER_TIMEOUT');
      const one = beginTry({ service, request, stop, times, clock });
      try {
        for await (const piece of service.ask(request, one.signal, one.end)) {
          const text = one.hear(piece);
          if (text === '') continue;
          yield text;
          one.goOn();
        }
      } catch (thrown) {
        one.broke(thrown);
      } finally {
        one.close();
      }
      const failure = one.failure();
      if (failure === undefined || request.signal.aborted) break;
      await clock.wait(pauseAfter(failure, attempt, { times, clock, began }), stop);
    }
    if (!request.signal.aborted) onEnd?.(null);
  } catch (error) {
    if (error instanceof ProviderError) onEnd?.(error.code);
    throw error;
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener('abort', abort);
  }
}

/** Milliseconds until the next try. Throws ProviderError where there is none. */
function pauseAfter(
  failure: Failure,
  attempt: number,
  { times, clock, began }: { times: ProviderTimes; clock: RetryClock; began: number },
): number {
  // A visitor who has already waited for the whole first-word limit does not wait for another try.
  const late = clock.now() - began >= times.firstWordMs;
  if (!failure.retry || late || attempt === times.tries) throw new ProviderError(failure.code);
  const asked = failure.retryAfterMs;
  if (asked !== undefined && asked > times.maxRetryAfterMs) throw new ProviderError('PROVIDER_OVERLOADED');
  return asked ?? backoff(attempt, times, clock.random());
}

/** Exponential backoff, half of it random, so that requests that failed together are not repeated together. */
function backoff(attempt: number, times: ProviderTimes, chance: number): number {
  const full = Math.min(times.maxBackoffMs, times.backoffMs * 2 ** (attempt - 1));
  return full / 2 + (full / 2) * chance;
}

interface TryArgs {
  readonly service: Service;
  readonly request: ProviderRequest;
  /** Aborts when the reader stops the reply, or when the total time is over. */
  readonly stop: AbortSignal;
  readonly times: ProviderTimes;
  readonly clock: RetryClock;
}

/** What is known of one try while its pieces come. */
function beginTry({ service, request, stop, times, clock }: TryArgs) {
  const watch = watchSilence(stop, times);
  const end: TryEnd = { finished: false };
  let begun = false;
  let error: unknown;
  return {
    signal: watch.signal,
    end,
    /** The text that is handed on, "" for none; until `goOn` no time is counted. */
    hear(piece: string): string {
      watch.onActivity(end.finished);
      // A reply begins with its first word; blank pieces before it are no answer yet.
      const text = begun ? piece : piece.trimStart();
      if (text === '') return '';
      begun = true;
      watch.pause();
      return text;
    },
    goOn: () => watch.resume(),
    broke(thrown: unknown): void {
      error = thrown ?? new Error('nothing was thrown');
    },
    close: () => watch.close(),
    /** Why it failed, or undefined when the reply is complete. After the first text nothing is retried. */
    failure(): Failure | undefined {
      if (request.signal.aborted) return undefined;
      if (end.finished) return finish(request, end, begun);
      if (watch.timedOut() || stop.aborted) return { code: 'PROVIDER_TIMEOUT', retry: false };
      if (begun) return { code: 'PROVIDER_STREAM_CUT', retry: false };
      return error === undefined
        ? { code: 'PROVIDER_STREAM_CUT', retry: true }
        : service.explain(error, clock.now());
    },
  };
}

function finish(request: ProviderRequest, end: TryEnd, begun: boolean): Failure | undefined {
  if (end.outputTokens !== undefined) request.onUsage?.(end.outputTokens);
  if (begun && end.cutOff) request.onCutOff?.(end.cutOff);
  // The answer was filtered or refused, or was nothing but thinking.
  return begun ? undefined : { code: 'PROVIDER_FAILED', retry: false };
}

/** Created once, since nobody reads it: a new error for each try would cost a stack trace. */
const CLOSED = new Error('This try is over.');

/** Aborts when the service is silent for too long. While the reader handles a piece, no time is counted. */
function watchSilence(stop: AbortSignal, times: ProviderTimes) {
  const controller = new AbortController();
  let silent = false;
  let watching = true;
  let limit = times.firstWordMs;
  const expire = () => {
    if (!watching) return;
    silent = true;
    controller.abort();
  };
  let timer = setTimeout(expire, limit);
  const abort = () => controller.abort();
  if (stop.aborted) abort();
  stop.addEventListener('abort', abort, { once: true });

  function restart(next: number) {
    if (next === limit) {
      timer.refresh();
      return;
    }
    limit = next;
    clearTimeout(timer);
    timer = setTimeout(expire, limit);
  }

  return {
    signal: controller.signal,
    timedOut: () => silent,
    onActivity(finished: boolean) {
      restart(finished ? times.tailMs : times.idleMs);
    },
    pause() {
      watching = false;
    },
    resume() {
      watching = true;
      timer.refresh();
    },
    close() {
      clearTimeout(timer);
      stop.removeEventListener('abort', abort);
      controller.abort(CLOSED);
    },
  };
}
