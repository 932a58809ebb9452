/**
 * The long titles of old Bibles, and numbers of books that our translations do not have, as the names that we use:
 * "The Second Epistle of Paul the Apostle to Timothy" is 2 Timothy, "The First Book of Moses, called Genesis" and
 * "1 Moses" Genesis, "The Lamentations of Jeremiah" Lamentations. In the Septuagint and the Douay Bible the books of
 * Samuel and Kings are 1 to 4 Kings. Only 3 and 4 Kings are read so: 1 and 2 Kings are the books that we call by that name.
 */

const MOSES = ['Genesis', 'Exodus', 'Leviticus', 'Numbers', 'Deuteronomy'];
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v'];

/** "first", "1st", "1.", "I" */
const NUMBER = String.raw`(?<number>${ORDINALS.join('|')}|[1-5](?:st|nd|rd|th|\.)?|iii|ii|iv|i|v)`;
const NUMBERED_LETTERS = 'Corinthians|Thessalonians|Timothy|Peter|John';
const OTHER_LETTERS = 'Romans|Galatians|Ephesians|Philippians|Colossians|Titus|Philemon|Hebrews|James|Jude';
const PAUL = String.raw`(?: of (?:st\.? |saint )?paul(?:,? the apostle)?)?`;
const EPISTLE = String.raw`(?:(?:general|catholic) )?(?:epistle|letter)(?: general| catholic)?${PAUL} (?:of|to|from)(?: the| st\.?| saint)?`;
const OTHERWISE = String.raw`(?:,? (?:otherwise|commonly) called,? the (?:first|second|third|fourth) book of (?:the )?kings)`;

function numberOf(written: string): number {
  const word = written.toLowerCase();
  if (/^\d/.test(word)) return Number(word.charAt(0));
  return 1 + Math.max(ORDINALS.indexOf(word), ROMAN.indexOf(word));
}

interface Title {
  readonly pattern: string;
  /** The book's name; undefined where there is none of that number. */
  readonly name: (number: number, book: string) => string | undefined;
  /** Whether running text needs it: the book's name within it would be read as another book, or not at all. */
  readonly inText: boolean;
}

// biome-ignore format: one title a row
const TITLES: readonly Title[] = [
  { pattern: String.raw`(?:the )?${NUMBER} (?:book of )?moses\b(?:,? (?:commonly )?called(?: the)? (?:${MOSES.join('|')}))?`, name: (number) => MOSES[number - 1], inText: true },
  { pattern: String.raw`(?:the )?${NUMBER} book of (?<book>samuel|(?:the )?kings)${OTHERWISE}`, name: (number, book) => `${number} ${book}`, inText: true },
  { pattern: String.raw`(?:the )?${NUMBER} (?:book of (?:the )?)?king(?:s|doms)`, name: (number) => (number === 3 || number === 4 ? `${number - 2} Kings` : undefined), inText: true },
  { pattern: String.raw`(?:the )?${NUMBER} book of (?:the )?(?<book>samuel|kings|chronicles)`, name: (number, book) => (number < 3 ? `${number} ${book}` : undefined), inText: true },
  { pattern: String.raw`(?:(?:st\.? |saint )?paul['’]s |the )?${NUMBER} ${EPISTLE} (?<book>${NUMBERED_LETTERS})(?:,? the apostle)?`, name: (number, book) => `${number} ${book}`, inText: true },
  { pattern: String.raw`(?:(?:st\.? |saint )?paul['’]s |the )?${EPISTLE} (?<book>${OTHER_LETTERS})(?:,? the apostle)?`, name: (_, book) => book, inText: false },
  { pattern: String.raw`(?:the )?(?:book of )?(?:the )?lamentations of (?:the prophet )?jeremiah`, name: () => 'Lamentations', inText: true },
  { pattern: String.raw`(?:the )?(?:book of )?(?:the )?revelation of (?:st\.? |saint )?(?:john|jesus christ)(?:,? the (?:divine|apostle))?`, name: () => 'Revelation', inText: true },
  { pattern: String.raw`(?:the )?(?:book of )?(?:the )?acts of the (?:holy )?apostles`, name: () => 'Acts', inText: true },
  { pattern: String.raw`ecclesiastes[;,]? or,? the preacher`, name: () => 'Ecclesiastes', inText: true },
  { pattern: String.raw`(?:the )?song of songs,? which is solomon['’]s`, name: () => 'Song of Solomon', inText: true },
  { pattern: String.raw`(?:the )?proverbs of solomon`, name: () => 'Proverbs', inText: true },
  { pattern: String.raw`(?:the )?psalms of david`, name: () => 'Psalms', inText: true },
  { pattern: String.raw`(?:the )?(?:book|prophecy) of the prophet (?<book>\p{L}+)`, name: (_, book) => book, inText: false },
];

const NOT_WITHIN_A_WORD = String.raw`(?<![\p{L}\p{N}])`;
const BEFORE_VERSE = String.raw`(?=,? ?(?:chapter |chap\.? |ch\.? )?\d{1,3}(?:[:.]\d|,? verses? \d| ?(?:[;)\].]|$)))`;
const WHOLE_WORD = String.raw`(?![\p{L}])`;
const patternsFor = (ending: string, titles: readonly Title[]) =>
  titles.map(({ pattern, name }) => ({
    pattern: new RegExp(`${NOT_WITHIN_A_WORD}${pattern}${ending}`, 'giu'),
    name,
  }));
const TYPED = patternsFor(WHOLE_WORD, TITLES);
const IN_TEXT = patternsFor(
  `${WHOLE_WORD}${BEFORE_VERSE}`,
  TITLES.filter(({ inText }) => inText),
);

/** A cheap test: nearly all texts have no title. */
const MAY_HAVE_TITLE =
  /moses|kings|kingdoms|samuel|chronicles|epistle|letter|lamentations|revelation|apostles|preacher|solomon|david|prophet/i;

function capitalized(name: string): string {
  return name
    .replace(/\bthe /gi, '')
    .replace(/\p{L}+/gu, (word) => (word === 'of' ? word : word[0]!.toUpperCase() + word.slice(1)));
}

/** A title in a text, and the name that stands for it. */
export interface FoundTitle {
  readonly start: number;
  readonly end: number;
  readonly name: string;
}

function titlesBy(patterns: typeof TYPED, text: string): FoundTitle[] {
  if (!MAY_HAVE_TITLE.test(text)) return [];
  const found: FoundTitle[] = [];
  for (const { pattern, name } of patterns) {
    for (const { 0: written, index: start, groups } of text.matchAll(pattern)) {
      const end = start + written.length;
      const short = name(numberOf(groups?.number ?? ''), groups?.book ?? '');
      if (short === undefined || found.some((each) => each.start < end && start < each.end)) continue;
      found.push({ start, end, name: capitalized(short) });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The titles right before chapter and verse in running text that would be read as another book, or not at all. */
export function titlesInText(text: string): FoundTitle[] {
  return titlesBy(IN_TEXT, text);
}

/** A typed reference with the names of books in place of their titles. */
export function withShortNames(text: string): string {
  let result = '';
  let from = 0;
  for (const { start, end, name } of titlesBy(TYPED, text)) {
    result += text.slice(from, start) + name;
    from = end;
  }
  return result + text.slice(from);
}
