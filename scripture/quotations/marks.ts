import { passageOf } from '../references/format.ts';
import { parseReference } from '../references/references.ts';
import { versionLabelAt } from '../references/version-labels.ts';
import { indexesOf, textOf } from '../text/passages.ts';
import { countWords, wordsOf } from '../text/words.ts';
import type { Finding, Passage, Translation } from '../types.ts';
import { type CheckParts, translationsOf } from './true-words.ts';
import { insideMarks, named, scriptureBlock } from './written.ts';

/**
 * The marked form in which a writer names a passage whose words Berea puts in: `[[John 3:16-17]]`, or with one of the
 * translations we hold, `[[John 3:16|WEB]]`.
 */
export interface Mark {
  /** What stands between the brackets. */
  readonly inner: string;
  /** Units of the text, brackets included. */
  readonly length: number;
}

/** A longer stretch between brackets is no mark. */
const LONGEST = 120;
const OPENS = '[[';

/**
 * The mark that begins at `at`, where `[[` may stand; "none" where none does, undefined where more text is needed to
 * tell. A mark stands on one line and holds no bracket, so the innermost of nested ones is read.
 */
export function markAt(text: string, at: number, final: boolean): Mark | 'none' | undefined {
  const begun = text.slice(at, at + OPENS.length);
  if (begun !== OPENS) return !final && begun === OPENS.slice(0, begun.length) ? undefined : 'none';
  for (let to = at + OPENS.length; to < at + LONGEST; to += 1) {
    const sign = text[to];
    if (sign === undefined) return final ? 'none' : undefined;
    if (sign === '\n' || sign === '[') return 'none';
    if (sign !== ']') continue;
    const next = text[to + 1];
    if (next === undefined && !final) return undefined;
    const inner = text.slice(at + OPENS.length, to).trim();
    return next === ']' && inner !== '' ? { inner, length: to + 2 - at } : 'none';
  }
  return 'none';
}

/** A passage in the words of one translation. */
export interface SetPassage {
  readonly passage: Passage;
  readonly version: string;
  readonly text: string;
  readonly words: number;
  readonly note?: string;
}

export type MarkMeaning =
  | { readonly kind: 'passages'; readonly passages: readonly SetPassage[]; readonly reference: string }
  /** There is such a passage, and it is longer than a reply should set. */
  | { readonly kind: 'named'; readonly reference: string }
  | { readonly kind: 'not-found'; readonly written: string; readonly note: string };

/** More verses than this are named and not set: nobody reads a whole book in an answer. */
const MOST_VERSES_OF_A_MARK = 30;

/** The translation named behind the bar or behind the reference, and what is left as the reference. */
function parted({ bible }: CheckParts, inner: string): { written: string; own?: Translation } {
  const [first = '', ...rest] = inner.split('|');
  const behindBar = versionLabelAt(rest.join('|').trim().toUpperCase());
  const inline = /[\s,(]+([A-Za-z]{2,8})\)?$/.exec(first);
  const label = behindBar ?? (inline ? versionLabelAt(inline[1]!) : undefined);
  const written = behindBar === undefined && label && inline ? first.slice(0, inline.index) : first;
  return { written: written.trim(), ...(label?.held && { own: bible[label.held] }) };
}

/** The translation of which words are set: the one the mark names, the reader's, or the first that has the passage. */
function setIn(parts: CheckParts, passage: Passage, own: Translation | undefined): SetPassage | undefined {
  const order = own ? [own, ...translationsOf(parts)] : translationsOf(parts);
  const translation = order.find((each) => textOf(each, passage.ranges) !== '');
  if (translation === undefined) return undefined;
  const text = textOf(translation, passage.ranges).replace(/\s+/g, ' ');
  const missed = translation === order[0] ? undefined : `The ${order[0]!.label} leaves this passage out.`;
  return {
    passage,
    version: translation.label,
    text,
    words: countWords(wordsOf(text)),
    ...(missed && { note: missed }),
  };
}

/** What a mark stands for. Never throws; bounded by the length of a mark and the verses it may set. */
export function meaningOf(parts: CheckParts, { inner }: Mark): MarkMeaning {
  const { written, own } = parted(parts, inner);
  const parsed = parseReference(written);
  if (!parsed.ok) return { kind: 'not-found', written: written || inner, note: parsed.message };
  const { ranges, reference } = parsed.passage;
  const verses = ranges.reduce((sum, { first, last }) => sum + last - first + 1, 0);
  if (verses > MOST_VERSES_OF_A_MARK) return { kind: 'named', reference };
  const passages = ranges.flatMap((range) => setIn(parts, passageOf([range]), own) ?? []);
  return passages.length === 0 ? { kind: 'named', reference } : { kind: 'passages', passages, reference };
}

/** The mark that is all a block quote holds, in quotation marks or not, with or without a line that names its place. */
export function onlyMarkIn(quote: string): Mark | undefined {
  const inner = ONLY_MARK.exec(quote.trim())?.[1]?.trim();
  return inner ? { inner, length: quote.length } : undefined;
}

const ONLY_MARK = /^[“"*_]*\[\[([^[\]\n]{1,116})\]\][”"*_.]*(?:\s*(?:[—–―-]|\()[^\n]{0,60})?$/;

/** A text without the brackets of marks: the references stand as they are. */
export const withoutMarks = (text: string): string => text.replaceAll('[[', '').replaceAll(']]', '');

export const versesOf = (passages: readonly SetPassage[]): number =>
  passages.reduce((sum, { passage }) => sum + [...indexesOf(passage.ranges)].length, 0);

type Placed = Omit<Finding, 'start' | 'end'>;

function findingOf({ passage, version, note }: SetPassage): Placed {
  return { kind: 'quotation', ...named(passage), status: 'verified', version, ...(note && { note }) };
}

/** Each passage as a block quote with its attribution, and the finding that is all of it. */
export function blocksOf(
  passages: readonly SetPassage[],
  indent: string,
): { text: string; finding: Placed }[] {
  return passages.map((each) => ({
    text: scriptureBlock(each.text, each.passage.reference, each.version, indent),
    finding: findingOf(each),
  }));
}

/** A passage within a sentence: “words” (Reference, VERSION). */
export function inSentence(each: SetPassage): { text: string; finding: Placed } {
  // The sentence goes on, or has a stop of its own.
  const words = insideMarks(each.text).replace(/[.,;:]$/, '');
  return {
    text: `“${words}” (${each.passage.reference}, ${each.version})`,
    finding: findingOf(each),
  };
}
