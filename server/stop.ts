import { errorNameOf, sourceLocationOf } from './http/errors.ts';
import type { Log } from './http/logging.ts';

/** A stop that takes longer is cut short; what was flushed of a reply is stored anyway. */
const STOP_WITHIN_MS = 4_000;

/** Sets what a signal runs. `waitMs`: how long it may wait for running replies besides. */
export type SetStop = (stop: () => Promise<void>, waitMs: number) => void;

/**
 * On SIGTERM and SIGINT: runs what was set, then exits with 0; a second signal, or a stop that takes too long, exits at
 * once. So does a signal during the start, before anything is set: a container's first process has no other end.
 */
export function stopOnSignals(log: Log): SetStop {
  let stop = async (): Promise<void> => {};
  let waitMs = 0;
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) exit(log, 1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.warn({ code: 'STOP_CUT_SHORT' }, 'stopping took too long');
      exit(log, 0);
    }, STOP_WITHIN_MS + waitMs).unref();
    stop().then(
      () => exit(log, 0),
      (error: unknown) => {
        log.error({ code: 'STOP_FAILED', kind: errorNameOf(error) }, 'stopping failed');
        exit(log, 1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return (next, ms) => {
    stop = next;
    waitMs = ms;
  };
}

/** An uncaught error ends the process, because its state is unknown. Only the kind of the error is logged: its message may hold words. */
export function stopOnFailure(log: Log): void {
  const fail = (code: string) => (error: unknown) => {
    log.error(
      { code, kind: errorNameOf(error), location: sourceLocationOf(error) },
      'ended by an error that nobody caught',
    );
    exit(log, 1);
  };
  process.on('uncaughtException', fail('UNCAUGHT_EXCEPTION'));
  process.on('unhandledRejection', fail('UNHANDLED_REJECTION'));
}

function exit(log: Log, code: number): never {
  log.flush();
  process.exit(code);
}
