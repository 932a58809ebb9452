const EVENTS = 'text/event-stream';
const JSON_TYPE = 'application/json';

/**
 * Whether an `Accept` header (RFC 9110, section 12.5.1) asks for server-sent events: it names them, with a quality above
 * 0, and does not prefer JSON. Wildcards ask for the default, which is JSON. Why this is not `negotiator`: decision 044.
 */
export function wantsEvents(accept: string | undefined): boolean {
  if (accept === undefined) return false;
  const quality = new Map(accept.split(',').map(readRange));
  const events = quality.get(EVENTS) ?? 0;
  return events > 0 && events >= (quality.get(JSON_TYPE) ?? 0);
}

/** A media range and its quality; a missing or unreadable quality counts as 1. */
function readRange(range: string): [type: string, quality: number] {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = q === undefined ? 1 : Number(q.slice(2));
  return [type, Number.isNaN(quality) ? 1 : quality];
}
