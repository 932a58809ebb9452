import { type DestinationStream, pino } from 'pino';
import type { LogLevel } from '../config.ts';
import { LOG_FIELDS, type LogFields } from '../log-fields.ts';
import { errorNameOf } from './errors.ts';
import { createLogOutput } from './log-output.ts';

/** The log of the whole server. Only LOG_FIELDS are written; messages are constants. */
export interface Log {
  debug(fields: LogFields, message: string): void;
  info(fields: LogFields, message: string): void;
  warn(fields: LogFields, message: string): void;
  error(fields: LogFields, message: string): void;
  /** One successful request, at level info. Formatted by hand, because it is written for every request. */
  answered(line: AnsweredLine): void;
  /** Whether `info` is written at all: checked before a line is formatted. */
  readonly writesInfo: boolean;
  /** What was warned of, or logged as an error, since the start, by its code. */
  readonly warned: ReadonlyMap<string, Warned>;
  /** Writes buffered lines, before the process ends. */
  flush(): void;
}

interface Warned {
  readonly times: number;
  /** Milliseconds since 1970. */
  readonly lastAt: number;
}

interface AnsweredLine {
  readonly method: string;
  /** A route pattern, never the requested path. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds. */
  readonly ms: number;
  readonly requestId: string;
}

const FIELDS: ReadonlySet<string> = new Set(LOG_FIELDS);
const FIELD_MAX_LENGTH = 120;

type LogDestination = DestinationStream & { flushSync?(): void };

/** The process's log: JSON lines to standard output or `destination`. */
export function createLog(options: { level: LogLevel; destination?: LogDestination }): Log {
  const output: LogDestination = options.destination ?? standardOutput(() => log);
  const logger = pino(
    {
      level: options.level,
      base: undefined,
      timestamp: () => `,"time":"${isoNow()}"`,
      formatters: { level: (label) => ({ level: label }), log: allowedFields },
    },
    output,
  );
  const warned = new Map<string, Warned>();
  const count = (fields: LogFields): void => {
    if (typeof fields.code === 'string')
      warned.set(fields.code, {
        times: (warned.get(fields.code)?.times ?? 0) + 1,
        lastAt: Date.now(),
      });
  };
  const log: Log = {
    debug: (fields, message) => logger.debug(fields, message),
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => {
      count(fields);
      logger.warn(fields, message);
    },
    error: (fields, message) => {
      count(fields);
      logger.error(fields, message);
    },
    warned,
    answered: ({ method, route, status, ms, requestId }) => {
      output.write(
        `{"level":"info","time":"${isoNow()}","method":"${method}","route":"${route}","status":${status},"ms":${ms},"requestId":"${requestId}","msg":"answered"}\n`,
      );
    },
    writesInfo: logger.isLevelEnabled('info'),
    flush: () => output.flushSync?.(),
  };
  return log;
}

const STANDARD_OUTPUT = 1;

/** `log`: where it says what became of its own lines; where none can be written, the operator's status and /metrics count it. */
function standardOutput(log: () => Log): LogDestination {
  // Node makes a pipe non-blocking as soon as its stream is named: otherwise a reader that stands still would keep a
  // thread, and with it the process, for ever. Without a listener the banner would end a start on a full disk.
  process.stdout.on('error', () => {});
  return createLogOutput({
    descriptor: STANDARD_OUTPUT,
    onFailure: (kind) => log().warn({ code: 'LOG_FAILED', kind }, 'the log could not be written'),
    onLoss: (count) => log().warn({ code: 'LOG_LOST', count }, 'lines of the log were lost'),
  });
}

let lastTime = 0;
let lastText = '';
/** The current time in ISO 8601, formatted at most once a millisecond. */
function isoNow(): string {
  const now = Date.now();
  if (now !== lastTime) {
    lastTime = now;
    lastText = new Date(now).toISOString();
  }
  return lastText;
}

/** Keeps numbers, booleans and short strings of known names, and of an error only its class or system code. */
function allowedFields(fields: object): Record<string, unknown> {
  const allowed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Error) allowed.kind = errorNameOf(value);
    else if (!FIELDS.has(name)) continue;
    else if (typeof value === 'number' || typeof value === 'boolean') allowed[name] = value;
    else if (typeof value === 'string') allowed[name] = value.slice(0, FIELD_MAX_LENGTH);
  }
  return allowed;
}
