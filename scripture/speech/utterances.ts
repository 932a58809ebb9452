import { clausesOf } from './sentences.ts';

/**
 * Cuts a text for a voice that must not speak for long at once: at clauses, else at commas, else at words.
 * `limit` is in characters.
 */
export function utterancesOf(text: string, limit: number): string[] {
  return packed(
    clausesOf(text).map(({ start, end }) => text.slice(start, end)),
    limit,
  );
}

/** Joins pieces as long as they fit; a piece that is too long is cut at a comma, else at a word, else hard. */
function packed(pieces: readonly string[], limit: number): string[] {
  const parts: string[] = [];
  for (const piece of pieces.flatMap((each) => cutToFit(each, limit))) {
    const last = parts.at(-1);
    if (last !== undefined && last.length + 1 + piece.length <= limit)
      parts[parts.length - 1] = `${last} ${piece}`;
    else parts.push(piece);
  }
  return parts;
}

function cutToFit(piece: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = piece.trim();
  while (rest.length > limit) {
    const head = rest.slice(0, limit + 1);
    const comma = head.lastIndexOf(', ') + 1;
    const space = head.lastIndexOf(' ');
    const at = comma > limit / 2 ? comma : space > 0 ? space : limit;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  if (rest !== '') parts.push(rest);
  return parts;
}
