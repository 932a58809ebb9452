import { rootOf } from '../../scripture/text/word-forms.ts';
import { BLANK } from '../verse-text.ts';
import { isNegation, plainWords } from './plain.ts';

interface Reading {
  /** The words of the name. */
  readonly name: readonly string[];
  /** Whether a word that was typed is this word of the name. */
  readonly isOne: (typed: string, of: string) => boolean;
  /** Whether a word says nothing beside a name: a stop word, a title, a kind. */
  readonly isFiller: (word: string) => boolean;
  /** The question. */
  readonly shown: string;
}

const PREPOSITION = /^(?:by|in|into|at|on|onto|from|to|unto|near|through|of)$/;
const SAYS_WHO = /^(?:is|was|am|are|were|be|named|called)$/;
const RELATIVE = /^(?:who|whom|whose|that|which)$/;
/** A verb in -ed: "parted", "released". */
const PAST = /..[^aeiou]ed$/;
/** The names of the Bible that look like one. */
const NAME_IN_ED = /^(?:[bjmsz]ered|jared|c?hesed|jochebed|matred|seled|shemed)$/;

/**
 * Whether a sentence answers with this name and says no more than the question does: "Noah sent out a dove", "the one who
 * sent out the dove was Noah". One verb in -ed of its own is let pass: "Moses parted the sea".
 */
export function namesInSentence(given: string, { name, isOne, isFiller, shown }: Reading): boolean {
  // "Moses' hand": plainWords would make "Moses" of it.
  if (/s['’] +\p{L}/u.test(given)) return false;
  const words = plainWords(separated(given));
  const asked = new Set(plainWords(shown).map(rootOf));
  // A word of the question that is spelt almost like the name is that word, and no slip of the name.
  const isName = (word: string, of: string) => isOne(word, of) && (word === of || !asked.has(rootOf(word)));
  const span = findName(words, { name, isName, isFiller });
  if (!span) return false;
  const before = words.slice(0, span.start);
  const after = words.slice(span.end);
  const said = (list: readonly string[]) => list.filter((word) => !isFiller(word));
  const others = [...said(before), ...said(after)];
  const ownWords = others.filter((word) => !asked.has(rootOf(word)));
  const isVerb = (word: string) => PAST.test(word) && !NAME_IN_ED.test(word);
  // Without a word of the question beside it, no verb shows that the sentence answers it: "Moses murdered".
  if (ownWords.length > 1 || !ownWords.every((word) => isVerb(word) && others.length > 1)) return false;
  // "Noah's son": plainWords writes the "s" apart.
  if (after[0] === 's' || before.some(isNegation) || isJoined(before, after, isFiller)) return false;
  return said(before).length === 0 || leadsToBlank(before, shown) || leadsToName(before, isFiller, asked);
}

/** With "and" for what separates the parts of a list, but not before "who" or "he", which go on with the same name. */
const separated = (text: string): string =>
  text.replace(/[,;](?!\s*(?:who|he|she|it|there|because|when|as)\b)|[&+]/gi, ' and ');

/** Where the words of the name stand, in any order and with nothing but fillers between. */
function findName(
  words: readonly string[],
  { name, isName, isFiller }: Pick<Reading, 'name' | 'isFiller'> & { isName: Reading['isOne'] },
): { start: number; end: number } | undefined {
  const counted = words.flatMap((word, at) => (isFiller(word) && !name.includes(word) ? [] : [{ word, at }]));
  for (let from = 0; from + name.length <= counted.length; from++) {
    const part = counted.slice(from, from + name.length);
    if (name.every((of) => part.some(({ word }) => isName(word, of))))
      return { start: part[0]!.at, end: part.at(-1)!.at + 1 };
  }
  return undefined;
}

/** "David and Goliath": another name beside it, even where the question has that name. */
function isJoined(
  before: readonly string[],
  after: readonly string[],
  isFiller: Reading['isFiller'],
): boolean {
  const isBorder = (word: string) => word === 'and' || !isFiller(word);
  return before.findLast(isBorder) === 'and' || after.find(isBorder) === 'and';
}

/** Whether a blank is filled in together with the word before it: "rivers of Babylon". */
const leadsToBlank = (before: readonly string[], shown: string): boolean =>
  shown
    .split(BLANK)
    .slice(0, -1)
    .some((part) => plainWords(part).at(-1) === before.at(-1));

/**
 * Whether what stands before a name leads to it ("he was going to Damascus") and not to somebody or something that is only
 * told of by it: "son of David", "the man who came to Jesus", "baptised Jesus".
 */
function leadsToName(
  before: readonly string[],
  isFiller: Reading['isFiller'],
  asked: ReadonlySet<string>,
): boolean {
  // "He came to Jesus" answers "To whom?" only.
  const isAsked = (word: string) => word === 'by' || asked.has(rootOf(word));
  const isLink = (word: string) => SAYS_WHO.test(word) || (PREPOSITION.test(word) && isAsked(word));
  const at = before.findLastIndex((word) => isLink(word) || !isFiller(word));
  const link = before[at]!;
  if (!isLink(link)) return false;
  const of = before[at - 1] ?? '';
  if (link === 'of' && of !== 'out' && !isFiller(of)) return false;
  const relative = before.findLastIndex((word) => RELATIVE.test(word));
  return relative < 0 || SAYS_WHO.test(link) || before.slice(relative).every(isFiller);
}
