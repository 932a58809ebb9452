/**
 * What a line of the log may hold besides time, level and message. Never a URL, a query, a header, an address, a body, or
 * the message of an unknown error (behaviour 8.5): a field that is not named here does not get through.
 */
export const LOG_FIELDS = [
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
  'location',
] as const;

export type LogFields = {
  readonly [field in (typeof LOG_FIELDS)[number]]?: string | number | boolean | undefined;
};

/** The log of a part that only reports what failed. */
export interface ErrorLog {
  error(fields: LogFields, message: string): void;
}
