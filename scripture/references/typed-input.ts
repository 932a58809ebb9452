import { inParserForm } from './parser-form.ts';
import type { RawReference } from './raw-reference.ts';
import { versionLabelAt } from './version-labels.ts';

const INVISIBLE = /[\p{Cf}\p{Cc}]/gu;
const WHITE_SPACE = /[\t\n\r\f\v]/g;
/** Words and punctuation that may stand between and around references without a meaning of their own. */
const FILLER =
  /\b(?:and|see|also|cf|vgl|the|book|gospel|letter|epistle|of|to|verses?|vv?)\b|[^\p{L}\p{N}]/giu;
const ROMAN = /(\p{L}{2,}\.?,?\s+|\d\s*-\s*)([ivxlc]{1,8})(?:\.\s*|\s*[:,]\s*|\s+)(?=\d)/giu;
const ROMAN_VALUES: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100 };

/** "xxiii" is 23. Numerals up to C are enough for 150 psalms. */
export function romanNumber(numeral: string): number {
  const values = [...numeral.toLowerCase()].map((letter) => ROMAN_VALUES[letter]!);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}

function decoded(input: string): string {
  if (!/%[0-9a-f]{2}/i.test(input)) return input;
  try {
    return decodeURIComponent(input);
  } catch {
    return input;
  }
}

/**
 * A typed reference in the form that the parser reads. Understands what URLs and older books have: "john-3-16",
 * "John+3:16", "John_3_16", "Rom. viii. 28".
 */
export function normalizedInput(input: string): string {
  let text = decoded(input).replace(WHITE_SPACE, ' ').replace(INVISIBLE, '').replace(/[+_]/g, ' ').trim();
  if (/^(?:[1-3]-)?\p{L}+(?:-\p{L}+)*(?:-\d+)+$/u.test(text)) {
    text = text.replace(/-(?=\p{L})|(\p{L})-(?=\d)/gu, '$1 ').replace(/ (\d+)-(\d+)/, ' $1:$2');
  }
  text = inParserForm(text);
  text = text.replace(/^(\p{L}+ \d+) (\d+)$/u, '$1:$2');
  return text.replace(ROMAN, (_, book: string, numeral: string) => `${book}${romanNumber(numeral)}:`);
}

const NEGATIVE_VERSE = /\d\s*[:.]\s*[\p{Pd}−](\d+)/u;
const NEGATIVE_CHAPTER = /\p{L}\.?\s+[\p{Pd}−](\d+)/u;

/** Why a number below 0 is refused ("Romans 8:-1"), as a sentence for a reader; undefined where there is none. */
export function negativeNumber(text: string): string | undefined {
  const verse = NEGATIVE_VERSE.exec(text)?.[1];
  if (verse !== undefined) return `There is no verse -${verse}: verses are counted from 1.`;
  const chapter = NEGATIVE_CHAPTER.exec(text)?.[1];
  return chapter && `There is no chapter -${chapter}: chapters are counted from 1.`;
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

/** Asks which of two books is meant; the parser would take the first. Undefined for other books. */
function askForNumber(name: string): string | undefined {
  const book = NUMBERED.find(([beginning]) => beginning.test(name.trim()))?.[1];
  return book && `There are 1 ${book} and 2 ${book}: write which one.`;
}

const unknownBook = (name: string) => askForNumber(name) ?? `We could not find a book named ${quoted(name)}.`;

function messageFor(text: string, rest: string): string {
  const whole = /\p{L}/u.test(text) && !/\d/.test(text) ? text : undefined;
  const named = whole ?? /^[\s;,]*((?:[1-4]\s*)?\p{L}[\p{L}\s.'’]*?)\s*\d/u.exec(rest)?.[1];
  return named === undefined ? `We could not read ${quoted(rest)} in this reference.` : unknownBook(named);
}

/**
 * Why a typed text is not a list of references (an unknown book, other words), as a sentence for a reader; undefined
 * where it is one. `raws` is what the parser found in it.
 */
export function whyNotReferences(text: string, raws: readonly RawReference[]): string | undefined {
  let rest = '';
  let offset = 0;
  for (const raw of raws) {
    const written = text.slice(raw.start, raw.end);
    // "3 Peter 1:1": the parser ignores the number.
    const before = text.slice(offset, raw.start).replace(FILLER, '');
    if (/^\d$/.test(before) && !raw.continues) {
      return `We could not find a book named ${quoted(`${before} ${written.replace(/[\s\d:.,-]+$/, '')}`)}.`;
    }
    const question = before === '' && !raw.continues && /^\d/.test(raw.from.book) && askForNumber(written);
    if (question) return question;
    rest += ` ${text.slice(offset, raw.start)}`;
    offset = raw.end;
    while (/\d/.test(text[offset] ?? '')) offset += 1;
    offset += versionLabelAt(text.slice(offset))?.length ?? 0;
  }
  rest += ` ${text.slice(offset)}`;
  if (raws.length > 0 && rest.replace(FILLER, '') === '') return undefined;
  return messageFor(text, raws.length > 0 ? rest.trim() : text);
}
