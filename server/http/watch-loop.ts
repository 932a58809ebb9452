import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Log } from './logging.ts';

/** Nothing that one request does may block the loop for so long; in milliseconds. */
const BLOCKED_MS = 250;
const LOOK_EVERY_MS = 10_000;

/** Warns where the event loop was blocked: everybody waited. Returns what stops it. */
export function watchLoop(log: Pick<Log, 'warn'>): () => void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const timer = setInterval(() => {
    const ms = Math.round(delay.max / 1e6);
    delay.reset();
    if (ms > BLOCKED_MS) log.warn({ code: 'LOOP_BLOCKED', ms }, 'the event loop was blocked');
  }, LOOK_EVERY_MS).unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
}
