import { AppError } from '../../contract/errors.ts';

/**
 * Text as it comes in, made fit to be kept and compared: ill-formed UTF-16 and NUL out, line ends as LF, NFC.
 * It may be longer or shorter than what came in, so offsets into the original do not hold in it.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  return (text.isWellFormed() ? text : text.replace(LONE_SURROGATE, ''))
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
}

/** Printable ASCII with tabs and line feeds: most of what comes in, and already clean. */
const PLAIN = /^[\t\n\x20-\x7e]*$/;
/** With the `u` flag a surrogate of a pair is not a code point of its own, so only lone ones match. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** No call has anything near as deep; a body of nothing but brackets would exhaust the stack. */
const DEEPEST = 100;

/** Every string in a value that came from JSON, a path or a query, cleaned; keys stay as they are. Throws INVALID_REQUEST. */
export function cleanDeep(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (value === null || typeof value !== 'object') return value;
  if (depth > DEEPEST) throw new AppError('INVALID_REQUEST');
  if (Array.isArray(value)) return value.map((each) => cleanDeep(each, depth + 1));
  // A plain loop: this is on the path of every request.
  const clean: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    if (key !== '__proto__') clean[key] = cleanDeep((value as Record<string, unknown>)[key], depth + 1);
  }
  return clean;
}
