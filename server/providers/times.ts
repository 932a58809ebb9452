/** How long a service may take, and how often a request is tried. Times in milliseconds. */
export interface ProviderTimes {
  /** From asking to the first sign of life of the model, connecting included. */
  readonly firstWordMs: number;
  /** Between two signs of life. */
  readonly idleMs: number;
  /** After the end mark, for the count of tokens that some services send behind it. */
  readonly tailMs: number;
  /** Everything together: all tries, the waits between them, and the whole reply. */
  readonly totalMs: number;
  /** How often a service is asked before its failure is reported. */
  readonly tries: number;
  /** The first wait between two tries; it doubles, to at most `maxBackoffMs`. */
  readonly backoffMs: number;
  readonly maxBackoffMs: number;
  /** A service that asks for a longer wait than this (`Retry-After`) is given up. */
  readonly maxRetryAfterMs: number;
}

export const PROVIDER_TIMES: ProviderTimes = {
  firstWordMs: 30_000,
  idleMs: 30_000,
  tailMs: 2_000,
  totalMs: 600_000,
  tries: 3,
  backoffMs: 500,
  maxBackoffMs: 8_000,
  maxRetryAfterMs: 20_000,
};

/** Time and chance as retries use them; tests replace them. */
export interface RetryClock {
  /** Resolves after `ms`, or at once when `signal` aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** 0 to 1. */
  readonly random: () => number;
  /** Milliseconds since 1970, to read a `Retry-After` that is a date. */
  readonly now: () => number;
}

export const REAL_CLOCK: RetryClock = {
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done, { once: true });
    }),
  random: Math.random,
  now: Date.now,
};
