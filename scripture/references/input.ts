import type { RawReference } from './parser.ts';
import { versionLabelAt } from './version-labels.ts';
import { inOneWriting } from './wording.ts';

const UNSEEN = /[\p{Cf}\p{Cc}]/gu;
const WHITE = /[\t\n\r\f\v]/g;
/** What may stand between the references of a list, or around them, and says nothing more. */
const FILLING =
  /\b(?:and|see|also|cf|vgl|the|book|gospel|letter|epistle|of|to|verses?|vv?)\b|[^\p{L}\p{N}]/giu;
const ROMAN = /(\p{L}{2,}\.?,?\s+|\d\s*-\s*)([ivxlc]{1,8})(?:\.\s*|\s*[:,]\s*|\s+)(?=\d)/giu;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** "xxiii" is 23. Only the signs up to C, which suffice for 150 psalms. */
export function romanNumber(numeral: string): number {
  const values = [...numeral.toLowerCase()].map((sign) => ROMAN_VALUES[sign]!);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

function decoded(input: string): string {
  if (!/%[0-9a-f]{2}/i.test(input)) return input;
  try {
    return decodeURIComponent(input);
  } catch {
    return input;
  }
}

/** Forms that addresses and older books use: "john-3-16", "John+3:16", "John_3_16", "Rom. viii. 28". */
export function inReadableForm(input: string): string {
  let text = decoded(input).replace(WHITE, ' ').replace(UNSEEN, '').replace(/[+_]/g, ' ').trim();
  if (/^(?:[1-3]-)?\p{L}+(?:-\p{L}+)*(?:-\d+)+$/u.test(text)) {
    text = text.replace(/-(?=\p{L})|(\p{L})-(?=\d)/gu, '$1 ').replace(/ (\d+)-(\d+)/, ' $1:$2');
  }
  text = inOneWriting(text);
  text = text.replace(/^(\p{L}+ \d+) (\d+)$/u, '$1:$2');
  return text.replace(ROMAN, (_, book: string, numeral: string) => `${book}${romanNumber(numeral)}:`);
}

const quoted = (words: string) => `“${words.trim().slice(0, 60)}”`;

/** Books that are numbered, by the beginnings of their names. */
const NUMBERED: readonly (readonly [RegExp, string])[] = [
  [/^sam/i, 'Samuel'],
  [/^(?:kgs|kings?)/i, 'Kings'],
  [/^(?:chr|cron)/i, 'Chronicles'],
  [/^cor/i, 'Corinthians'],
  [/^th?es/i, 'Thessalonians'],
  [/^tim/i, 'Timothy'],
  [/^pet/i, 'Peter'],
];

/** The parser takes the first of two books for a name without its number; a reader is asked instead. */
function withoutItsNumber(name: string): string | undefined {
  const book = NUMBERED.find(([beginning]) => beginning.test(name.trim()))?.[1];
  return book && `There are 1 ${book} and 2 ${book}: write which one.`;
}

const unknownBook = (name: string) =>
  withoutItsNumber(name) ?? `We could not find a book named ${quoted(name)}.`;

function complaint(text: string, rest: string): string {
  const whole = /\p{L}/u.test(text) && !/\d/.test(text) ? text : undefined;
  const named = whole ?? /^[\s;,]*((?:[1-4]\s*)?\p{L}[\p{L}\s.'’]*?)\s*\d/u.exec(rest)?.[1];
  return named === undefined ? `We could not read ${quoted(rest)} in this reference.` : unknownBook(named);
}

/** Why an input is no list of references: a book we do not know, or words that do not belong. Undefined where it is one. */
export function leftOver(text: string, raws: readonly RawReference[]): string | undefined {
  let rest = '';
  let at = 0;
  for (const raw of raws) {
    const written = text.slice(raw.start, raw.end);
    // "3 Peter 1:1": the parser reads the letter to the Peter it knows and leaves the number.
    const before = text.slice(at, raw.start).replace(FILLING, '');
    if (/^\d$/.test(before) && !raw.continues) {
      return `We could not find a book named ${quoted(`${before} ${written.replace(/[\s\d:.,-]+$/, '')}`)}.`;
    }
    const asked = before === '' && !raw.continues && /^\d/.test(raw.from.book) && withoutItsNumber(written);
    if (asked) return asked;
    rest += ` ${text.slice(at, raw.start)}`;
    at = raw.end;
    while (/\d/.test(text[at] ?? '')) at += 1;
    at += versionLabelAt(text.slice(at))?.length ?? 0;
  }
  rest += ` ${text.slice(at)}`;
  if (raws.length > 0 && rest.replace(FILLING, '') === '') return undefined;
  return complaint(text, raws.length > 0 ? rest.trim() : text);
}
