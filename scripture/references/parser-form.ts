import { versionLabelAt } from './version-labels.ts';

/**
 * Rewrites forms that the parser does not know: other characters, titles of the books, "the 23rd Psalm", "verses 16-18
 * of John 3". For typed references only, never for running text.
 */

const ONE_CHAPTER =
  /\b(jude?|jd|obad(?:iah)?|philem(?:on)?|phlm|phm|(?:2|3|iii?|2nd|3rd|second|third)\s*(?:john|jn|jhn))\.?,?\s+(?:vv?|vss?|verses?)\.?\s*(?=\d)/giu;
const BOOK = String.raw`((?:[1-3]\s*)?\p{L}[\p{L} ]*?)`;

/** Applied in this order, each to the result of the one before. */
// biome-ignore format: one rule a line
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[∶꞉ː：]/gu, ':'],
  [/\bking james(?: version| bible)?\b/giu, 'KJV'],
  [/(\d)\s*[~〜]\s*(?=\d)/gu, '$1-'],
  [/\s*--+\s*/gu, '-'],
  // Abbreviations that the parser takes for other books or for words.
  [/(^|[;,]\s*)hb\.?\s*(?=\d)/giu, '$1Habakkuk '],
  [/(^|[;,]\s*)he\.?\s*(?=\d)/giu, '$1Hebrews '],
  [/(^|[;,]\s*)de\.?\s*(?=\d)/giu, '$1Deuteronomy '],
  [/(^|[;,]\s*)nb\.?\s*(?=\d)/giu, '$1Numbers '],
  [/(^|[;,]\s*)ml\.?\s*(?=\d)/giu, '$1Malachi '],
  [/\b(?:the )?apocalypse\b/giu, 'Revelation'],
  [/(^|[;,]\s*)([123])-(?=\p{L})/gu, '$1$2 '],
  // Titles of books, as they are printed and spoken, and requests ("read ...").
  [/^(?:please\s+)?(?:read|look up|show(?: me)?|open|find|go to|turn to)\s+/iu, ''],
  [/\b(?:the )?revelation (?:of|to) (?:st\.? |saint )?(?:john|jesus christ)(?: the divine)?/giu, 'Revelation'],
  [/\bsongs? of sol\b\.?/giu, 'Song of Solomon'],
  [/\bpaul['’]s (?:(first|second) )?(?:letter|epistle) to (?:the )?/giu, '$1 '],
  [/\b(?:the )?(first|second|third|1st|2nd|3rd|[123]|i{1,3}) (?:general )?(?:letter|epistle|book) (?:of paul )?(?:of|to) (?:the )?/giu, '$1 '],
  [/(\p{L})['’]s (?:gospel|letter|epistle|book)\b,?/giu, '$1'],
  [/(^|[^\p{L}\d])(?:st\.?|saint) (?=\p{L})/giu, '$1'],
  // Chapter and verse before the book, or with words between them.
  [/^(?:the )?(\d+)(?:st|nd|rd|th) psalm\b/iu, 'Psalm $1'],
  [/\bpsalms? (?:no\.?|number|nr\.?) ?(?=\d)/giu, 'Psalm '],
  [new RegExp(String.raw`^(?:the )?(\d+)(?:st|nd|rd|th) chapter of (?:the (?:book|gospel) of )?${BOOK}$`, 'iu'), '$2 $1'],
  [new RegExp(String.raw`^(?:verses?|vv?\.?) (\d+(?:\s*-\s*\d+)?) (?:of|in) ${BOOK},? (?:chapter |ch\.? ?)?(\d+)$`, 'iu'), '$2 $3:$1'],
  [ONE_CHAPTER, '$1 '],
  [/(\d)\s+until\s+(?=\d)/giu, '$1-'],
  [/(\d)[a-c]-[b-e]\b/giu, '$1'],
  [/(\d)[a-c]?(?:,? and following(?: verses)?|,? et seq\.?|\s*[-–—]\s*end|,? to (?:the )?end)(?: of (?:the )?chapter)?/giu, '$1ff'],
];

/** Replaces full-width characters, Roman numeral characters, and the digits of Arabic, Persian and Hindi. */
function inLatinCharacters(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E\u3000\u2160-\u217F]/g, (character) => character.normalize('NFKC'))
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => `${digit.charCodeAt(0) & 15}`)
    .replace(/[\u0966-\u096F]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`);
}

/** Removes a translation's label before the reference ("KJV John 3:16"). */
function withoutLeadingLabel(text: string): string {
  const label = versionLabelAt(text);
  const rest = label && text.slice(label.length).replace(/^[\s,:]+/, '');
  return rest && /^(?:[1-3]\s*)?\p{L}{2}/u.test(rest) ? rest : text;
}

/** A typed reference in a form that the parser reads. */
export function inParserForm(input: string): string {
  let text = withoutLeadingLabel(inLatinCharacters(input));
  for (const [pattern, replacement] of RULES) text = text.replace(pattern, replacement);
  return text.replace(/ {2,}/g, ' ').trim();
}
