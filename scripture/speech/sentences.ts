import { findReferences } from '../references/references.ts';

/** Words with a full stop that ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s("“])(?:(?:e\.g|i\.e|cf|ch|chs|vv?|vs|mt|mr|mrs|ms|dr|rev|no|vol|approx|b\.c|a\.d|ca|c)|st|\p{Lu})\.$/iu;
/** Where a sentence may end: its sign, closing quotation marks, and the space behind. */
const END = /[.!?…]+["'”’)\]*_]*\s+/gu;
/** Where a clause ends, within a sentence. */
const CLAUSE_END = /[.!?…;:]+["'”’)]*\s+/gu;

/** A range of a text. */
export interface TextPart {
  readonly start: number;
  readonly end: number;
}

/** The sentences of a plain text, in order, without the space between them. The end of a line ends a sentence, too. */
export function sentencesOf(text: string): TextPart[] {
  let from = 0;
  return text.split('\n').flatMap((line) => {
    const start = from;
    from += line.length + 1;
    return sentencesOfLine(line).map((part) => ({ start: start + part.start, end: start + part.end }));
  });
}

function sentencesOfLine(line: string): TextPart[] {
  const references = findReferences(line);
  return cut(line, END, (start, at) => {
    if (references.some((reference) => reference.start < at + 1 && reference.end > at + 1)) return false;
    return !ABBREVIATION.test(line.slice(start, at + 1));
  });
}

/** The clauses of a verse or sentence: what is marked while it is read. Very short ones stay with the one before. */
export function clausesOf(text: string): TextPart[] {
  const parts = cut(text, CLAUSE_END, () => true);
  const clauses: TextPart[] = [];
  for (const part of parts) {
    const last = clauses.at(-1);
    if (last && part.end - part.start < SHORTEST_CLAUSE)
      clauses[clauses.length - 1] = { ...last, end: part.end };
    else clauses.push(part);
  }
  return clauses;
}
const SHORTEST_CLAUSE = 12;

function cut(text: string, ends: RegExp, isEnd: (start: number, at: number) => boolean): TextPart[] {
  const parts: TextPart[] = [];
  let start = skipSpace(text, 0);
  for (const { 0: sign, index } of text.matchAll(ends)) {
    if (index < start || !isEnd(start, index)) continue;
    const end = index + sign.trimEnd().length;
    if (end > start) parts.push({ start, end });
    start = skipSpace(text, index + sign.length);
  }
  const end = text.trimEnd().length;
  if (end > start) parts.push({ start, end });
  return parts;
}

function skipSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && /\s/.test(text[next]!)) next += 1;
  return next;
}
