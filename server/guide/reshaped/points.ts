import * as lines from '../../../content/guide/reshaped.ts';
import { inWords } from '../forms/form-context.ts';
import { list, type Telling } from '../telling.ts';
import { itemsOf, leansBack, type ReplyPart, wholeSentences } from './reply-parts.ts';

/** Where no number was named: what a reply says in its own sentences, so many at most; of all else fewer. */
const USUAL = { own: 5, other: 3 };
/** From this rank on a sentence explains a passage, or is an item or a prayer. */
const NOT_OWN = 2;
/** In words: a longer sentence is no point. */
const LONGEST_POINT = 45;
const SHORTEST_POINT = 4;

/**
 * A reply as so many points, each a whole sentence of it; undefined where it has fewer than two, or, strictly, fewer than
 * were asked for that stand by themselves.
 */
export function asPoints(
  telling: Telling,
  parts: readonly ReplyPart[],
  { count: named, isStrict }: { readonly count?: number | undefined; readonly isStrict: boolean },
): string[] | undefined {
  const sentences = parts.flatMap(({ kind, text }, at) =>
    sentencesIn(kind, text, parts[at - 1]?.kind === 'quote'),
  );
  const own = sentences.filter(({ rank }) => rank < NOT_OWN).length;
  const count = named ?? (own >= USUAL.other ? Math.min(own, USUAL.own) : USUAL.other);
  const standing = sentences.filter(({ rank }) => rank < LEANS);
  if (isStrict && standing.length < count) return undefined;
  const points = chosen(sentences, count);
  if (points.length < Math.min(2, count)) return undefined;
  const lead =
    points.length < count && points.length > 1
      ? telling.line(lines.FEWER_POINTS, { count: inWords(points.length) })
      : telling.line(lines.AS_POINTS);
  return [lead, list(points.map(({ text }) => text))];
}

/** A sentence that says something; a greeting or a question is no point. */
const IS_SAID = /[.!][”"’)*]*$/;

interface Sentence {
  readonly text: string;
  /** The first of a paragraph says what it is about; of what explains a passage nothing is wanted first. */
  readonly rank: number;
}

function sentencesIn(kind: ReplyPart['kind'], text: string, explains: boolean): Sentence[] {
  if (kind === 'list') return itemsOf(text).map((item) => ({ text: item, rank: 2 }));
  if (kind !== 'text' && kind !== 'prayer') return [];
  const own = wholeSentences(kind === 'prayer' ? text.replace(/\s*Amen\.$/, '') : text);
  const base = kind === 'prayer' ? 5 : explains ? 3 : 0;
  return own.flatMap((sentence, at) => {
    const length = sentence.split(' ').length;
    if (length > LONGEST_POINT || length < SHORTEST_POINT || !IS_SAID.test(sentence)) return [];
    return [{ text: sentence, rank: base + (leansBack(sentence) ? LEANS : 0) + (at === 0 ? 0 : 1) }];
  });
}

/** A sentence that leans on the one before it is taken only where no other is left. */
const LEANS = 8;

/** The sentences of the lowest ranks, in the order of the reply. */
function chosen(sentences: readonly Sentence[], count: number): Sentence[] {
  const kept = new Set(sentences.toSorted((a, b) => a.rank - b.rank).slice(0, count));
  return sentences.filter((sentence) => kept.has(sentence));
}
