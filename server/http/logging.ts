import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { nameOf } from './errors.ts';

/** Where every room reports. Only FIELDS get through; the message is a constant of ours. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  /** One request that went well, at level info: the line of the hot path, put together by hand. */
  answered(line: AnsweredLine): void;
  /** Whether `info` is written at all, asked before a line is put together. */
  readonly writesInfo: boolean;
  /** Writes what is still held back, before the process ends. */
  flush(): void;
}

export type LogFields = object;

export interface AnsweredLine {
  readonly method: string;
  /** A pattern of ours, never a path. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds. */
  readonly ms: number;
  readonly requestId: string;
}

/**
 * What a line may hold besides time, level and message. Never a URL, a query, a header, an address, a body, or the
 * message of an unknown error (behaviour 8.5): a field that is not named here does not get through.
 */
const FIELDS = new Set([
  'method',
  'route',
  'status',
  'ms',
  'requestId',
  'code',
  'kind',
  'failure',
  'count',
  'engine',
  'signal',
  'attempt',
  'place',
]);
const FIELD_MAX_LENGTH = 120;

type LogDestination = DestinationStream & { flushSync?(): void };

/** Lines leave together from this length on, or after this time: no request waits for its log. */
const BATCH_LENGTH = 16_000;
const BATCH_MS = 500;

/** The process's log: JSON lines on standard output, or wherever `destination` leads. */
export function createLog(options: { level: LogLevel; destination?: LogDestination }): Log {
  const output: LogDestination = options.destination ?? standardOutput();
  const logger = pino(
    {
      level: options.level,
      base: undefined,
      timestamp: () => `,"time":"${isoNow()}"`,
      formatters: { level: (label) => ({ level: label }), log: permitted },
    },
    output,
  );
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    answered: ({ method, route, status, ms, requestId }) => {
      output.write(
        `{"level":"info","time":"${isoNow()}","method":"${method}","route":"${route}","status":${status},"ms":${ms},"requestId":"${requestId}","msg":"answered"}\n`,
      );
    },
    writesInfo: logger.isLevelEnabled('info'),
    flush: () => output.flushSync?.(),
  };
}

/** Holds lines back and hands them on together. (pino's own batching counts all held bytes anew with each line.) */
function standardOutput(): LogDestination {
  const output = pino.destination({ dest: 1, sync: false });
  let held = '';
  const handOn = (): void => {
    if (held !== '') output.write(held);
    held = '';
  };
  setInterval(handOn, BATCH_MS).unref();
  return {
    write(line) {
      held += line;
      if (held.length >= BATCH_LENGTH) handOn();
    },
    flushSync() {
      handOn();
      output.flushSync();
    },
  };
}

let lastTime = 0;
let lastText = '';
/** The time as it is written; made once a millisecond. */
function isoNow(): string {
  const now = Date.now();
  if (now !== lastTime) {
    lastTime = now;
    lastText = new Date(now).toISOString();
  }
  return lastText;
}

/** Numbers, booleans and short words under known names; of an error only its class or system code. */
function permitted(fields: object): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Error) kept.kind = nameOf(value);
    else if (!FIELDS.has(name)) continue;
    else if (typeof value === 'number' || typeof value === 'boolean') kept[name] = value;
    else if (typeof value === 'string') kept[name] = value.slice(0, FIELD_MAX_LENGTH);
  }
  return kept;
}
