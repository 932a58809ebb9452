/** What a provider is asked after an answer that was cut off. */
export const GO_ON =
  'Your last answer was cut off because it became too long. Go on exactly where it stopped: do not repeat anything of it, do not begin anew, and do not mention that it was cut off.';

/** How much of a continuation is read before it is decided how it joins what stands. In UTF-16 units. */
const OPENING_LENGTH = 160;
/** How much of the end a model may repeat before it goes on. */
const LONGEST_OVERLAP = 160;
/** A repeated word or two may be meant. */
const SHORTEST_OVERLAP = 12;

/** A continuation's text, joined to what stands before it. */
export async function* continueText(
  begun: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<string, void> {
  let opening = '';
  let joined = false;
  for await (const piece of pieces) {
    if (joined) {
      yield piece;
      continue;
    }
    opening += piece;
    if (opening.length < OPENING_LENGTH) continue;
    joined = true;
    yield joinContinuation(begun, opening);
  }
  if (!joined && opening !== '') yield joinContinuation(begun, opening);
}

/**
 * The opening of a continuation as it is appended: without what it repeats of the end, and with the blank or the line
 * break that belongs between the two.
 */
export function joinContinuation(begun: string, opening: string): string {
  const start = opening.trimStart();
  const overlap = overlapOf(begun.trimEnd(), start);
  const rest = start.slice(overlap);
  if (overlap > 0) return /\s$/.test(begun) ? rest.trimStart() : rest;
  if (/\s$/.test(begun)) return rest;
  if (/^(?:#{1,6} |[-*+] |\d{1,3}[.)] |> )/.test(rest)) return `\n\n${rest}`;
  return /^[\p{L}\p{N}“‘"'(*_[]/u.test(rest) && !/[-(“‘[/]$/.test(begun) ? ` ${rest}` : rest;
}

/** How much of `start` repeats the end of `begun`. */
function overlapOf(begun: string, start: string): number {
  const longest = Math.min(LONGEST_OVERLAP, begun.length, start.length);
  for (let length = longest; length >= SHORTEST_OVERLAP; length--)
    if (begun.endsWith(start.slice(0, length))) return length;
  return 0;
}
