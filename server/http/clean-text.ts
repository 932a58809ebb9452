import { AppError } from '../../contract/errors.ts';

/**
 * Normalises incoming text so that it can be stored and compared: removes ill-formed UTF-16 and NUL, LF line endings, NFC.
 * The length may change, so offsets into the original are not valid in the result.
 */
export function cleanText(text: string): string {
  if (CLEAN_ASCII.test(text)) return text;
  return (text.isWellFormed() ? text : text.replace(LONE_SURROGATE, ''))
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}

/** Printable ASCII with tabs and line feeds: most incoming text, and already clean. */
const CLEAN_ASCII = /^[\t\n\x20-\x7e]*$/;
/** With the `u` flag a surrogate pair is one code point, so only lone surrogates match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Far deeper than any call needs; without a limit a body of nested brackets would exhaust the stack. */
const MAX_DEPTH = 100;

/** Cleans every string in a value from JSON, a path or a query, but not the keys. Throws INVALID_REQUEST if it is nested too deeply. */
export function cleanDeep(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth > MAX_DEPTH) throw new AppError('INVALID_REQUEST');
  if (Array.isArray(value)) return value.map((each) => cleanDeep(each, depth + 1));
  // A plain loop, because this runs for every request.
  const clean: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key !== '__proto__') clean[key] = cleanDeep((value as Record<string, unknown>)[key], depth + 1);
  }
  return clean;
}
