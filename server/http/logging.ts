import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { nameOf } from './errors.ts';

/** Where every room reports. Only FIELDS get through; the message is a constant of ours. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  /** Whether `info` is written at all, asked before a line is put together. */
  readonly writesInfo: boolean;
  /** Writes what is still held back, before the process ends. */
  flush(): void;
}

export type LogFields = object;

/**
 * What a line may hold besides time, level and message. Never a URL, a query, a header, an address, a body, or the
 * message of an unknown error (docs: architecture, "Logs"): a field that is not named here does not get through.
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

/** Lines leave in batches of this many bytes, or after this time: no request waits for its log. */
const BATCH_BYTES = 4_096;
const BATCH_MS = 500;

/** The process's log: JSON lines on standard output, or wherever `destination` leads. */
export function createLog(options: { level: LogLevel; destination?: LogDestination }): Log {
  const output: LogDestination = options.destination ?? standardOutput();
  const logger = pino(
    {
      level: options.level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: permitted },
    },
    output,
  );
  return {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
    writesInfo: logger.isLevelEnabled('info'),
    flush: () => output.flushSync?.(),
  };
}

function standardOutput() {
  const output = pino.destination({ dest: 1, sync: false, minLength: BATCH_BYTES });
  setInterval(() => output.flush(), BATCH_MS).unref();
  return output;
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
