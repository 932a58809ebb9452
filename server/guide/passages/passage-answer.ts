import {
  AROUND_AFTER,
  AROUND_BEFORE,
  BESIDE_PASSAGE,
  BOOK_BEGINS,
  BOOK_PASSAGES,
  FIND_CLOSING,
  FIND_LEADS,
  FIND_NOTHING,
  LONG_PASSAGE,
  NO_PASSAGE,
  NO_PASSAGE_CLOSING,
  NOT_A_COMMENTARY,
  PASSAGE_LEADS,
  PASSAGE_MORE,
  PASSAGE_TOPICS,
  QUOTE_FALLBACK,
  QUOTE_LINES,
  QUOTE_NOT_HELD,
  READING_HELP_LEADS,
  READING_QUESTIONS,
} from '../../../content/guide/openings.ts';
import type { FamousPassage } from '../../../content/guide/types.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import {
  bookOf,
  chapterReferenceOf,
  firstVersesOf,
  MAX_QUOTED_VERSES,
  neighboursOf,
  overlap,
  verseCount,
} from '../../../scripture/references/passage-ranges.ts';
import { blockQuote } from '../../../scripture/text/block-quote.ts';
import { bookByOsis, chapterRange } from '../../../scripture/text/books.ts';
import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { Intent } from '../intent.ts';
import { isHurtful } from '../needs/hurtful.ts';
import { plainWords } from '../reading/words.ts';
import { list, type Telling } from '../telling.ts';

/** Several passages in one message are each quoted; only the first ones, so that an answer stays readable. */
const PASSAGES_SHOWN = 3;
/** Asked for word for word, a passage may be longer. */
const VERSES_QUOTED = 40;
/** Verses shown on each side of a passage when it is looked at again. */
const NEAR = 3;
const SEARCHED = 6;

/** What we have written on the passage: the entry that shares verses with it and is nearest to it in length. */
function famousOn(telling: Telling, passage: Passage): FamousPassage | undefined {
  const near = (entry: FamousPassage) =>
    Math.abs(verseCount(passageOfMark(entry.mark)) - verseCount(passage));
  return telling.library.famous
    .filter((entry) => overlap(passageOfMark(entry.mark), passage))
    .sort((a, b) => near(a) - near(b))[0];
}

function introductionOf(telling: Telling, passage: Passage): string {
  const { osis } = bookOf(passage);
  return telling.library.books.find((book) => book.osis === osis)?.text ?? '';
}

/** Where several ranges are named at once, each is shown by itself. */
function separate(passages: readonly Passage[]): Passage[] {
  return passages.flatMap((passage) => passage.ranges.map((range) => passageOf([range])));
}

function shown(telling: Telling, passage: Passage): string[] {
  const long = verseCount(passage) > MAX_QUOTED_VERSES;
  const text = telling.quote(firstVersesOf(passage));
  return long ? [text, telling.line(LONG_PASSAGE, { reference: passage.reference })] : [text];
}

function around(telling: Telling, passage: Passage, count: number): string[] {
  const { before, after } = neighboursOf(passage, count);
  const isNew = (near: Passage | undefined): near is Passage =>
    near !== undefined && !telling.said.quoted(near);
  return [
    ...(isNew(before) ? [telling.line(AROUND_BEFORE), telling.quote(before)] : []),
    ...(isNew(after) ? [telling.line(AROUND_AFTER), telling.quote(after)] : []),
  ];
}

/** A topic whose passages share verses with this one, to lead further. */
function topicsOf(telling: Telling, passage: Passage): string {
  const topic = telling.library.topics.find(
    (entry) =>
      !isHurtful(`topic/${entry.id}`) &&
      entry.passages.some(({ mark }) => overlap(passageOfMark(mark), passage)),
  );
  return topic === undefined ? '' : telling.words(PASSAGE_TOPICS, { about: topic.about });
}

function noteOf(telling: Telling, passage: Passage): string {
  for (const topic of telling.library.topics) {
    const noted = topic.passages.find(({ mark }) => overlap(passageOfMark(mark), passage));
    if (noted !== undefined && telling.said.times(noted.note) === 0) return telling.words(noted.note);
  }
  return '';
}

/** Passages that belong beside this one and were not read yet: ours first, then what the search of its words finds. */
function besides(
  telling: Telling,
  famous: FamousPassage | undefined,
  passage: Passage,
  count: number,
): string[] {
  const own = famous?.beside.map(passageOfMark) ?? [];
  const found =
    famous === undefined || count > 1 ? telling.found(wordsOfPassage(telling, passage), SEARCHED) : [];
  const unread = [...own, ...found]
    .filter((other) => !telling.said.quoted(other) && !overlap(other, passage))
    .slice(0, count);
  return unread.length === 0
    ? []
    : [telling.line(BESIDE_PASSAGE), ...unread.map((other) => telling.quote(other))];
}

function readingHelp(telling: Telling): string[] {
  const questions = telling.said.freshest(READING_QUESTIONS, 3, (text) => text);
  return [`**${telling.line(READING_HELP_LEADS)}**`, list(questions)];
}

/** Who explains: said once in a conversation. */
const notACommentary = (telling: Telling) =>
  NOT_A_COMMENTARY.some((text) => telling.said.times(text) > 0) ? '' : telling.line(NOT_A_COMMENTARY);

/** Where something is written on it, in few words; else with help to read it for oneself. */
function explained(telling: Telling, passage: Passage): string[] {
  const famous = famousOn(telling, passage);
  const short = verseCount(passage) <= 2;
  if (famous !== undefined)
    return [
      telling.line(PASSAGE_LEADS),
      ...shown(telling, passage),
      ...[famous.context, famous.meaning, famous.caution ?? ''].map((text) => telling.words(text)),
      ...besides(telling, famous, passage, 1),
    ];
  return [
    telling.line(PASSAGE_LEADS),
    ...shown(telling, passage),
    ...[introductionOf(telling, passage), noteOf(telling, passage)].map((text) => telling.words(text)),
    ...(short ? around(telling, passage, 2) : []),
    ...readingHelp(telling),
    topicsOf(telling, passage),
    notACommentary(telling),
  ];
}

/** The second and later answers on one passage: its surroundings, its book, what stands beside it. */
function explainedAgain(telling: Telling, passage: Passage): string[] {
  const near = around(telling, passage, NEAR);
  const introduction = introductionOf(telling, passage);
  return [
    telling.line(PASSAGE_MORE, { reference: passage.reference }),
    ...near,
    telling.said.times(introduction) === 0 ? introduction : '',
    ...besides(telling, famousOn(telling, passage), passage, near.length > 0 ? 1 : 2),
    ...readingHelp(telling),
    notACommentary(telling),
  ];
}

function wordsOfPassage(telling: Telling, passage: Passage): string {
  const { bible, translation } = telling.request;
  return bible[translation].text(passage.ranges[0]!.first);
}

/** A passage: its words, where it stands, what it says, how to read on. */
export function passageAnswer(telling: Telling, intent: Extract<Intent, { kind: 'passage' }>): string[] {
  const passages = separate(intent.passages);
  const [first, ...rest] = passages;
  if (first === undefined) return [];
  const again = intent.follow !== undefined || telling.said.quoted(firstVersesOf(first));
  const main = again ? explainedAgain(telling, first) : explained(telling, first);
  if (rest.length === 0) return main;
  const others = rest.slice(0, PASSAGES_SHOWN - 1).flatMap((passage) => {
    const famous = famousOn(telling, passage);
    const note = famous === undefined ? introductionOf(telling, passage) : telling.words(famous.meaning);
    return [...shown(telling, passage), note];
  });
  return [...main, `**${rest.map((passage) => chapterReferenceOf(passage)).join(', ')}**`, ...others];
}

/** The words only, with one line. */
export function quoteAnswer(telling: Telling, intent: Extract<Intent, { kind: 'quote' }>): string[] {
  const { bible, translation } = telling.request;
  const parts: string[] = [];
  let fallback = false;
  let left = false;
  for (const passage of separate(intent.passages)) {
    const cut = firstVersesOf(passage, VERSES_QUOTED);
    const quotation = blockQuote(bible, intent.translation ?? translation, cut);
    parts.push(quotation?.markdown ?? '');
    fallback ||= quotation?.isSubstitute ?? false;
    left ||= cut !== passage;
  }
  const lead =
    intent.notHeld === undefined
      ? telling.line(QUOTE_LINES)
      : telling.words(QUOTE_NOT_HELD, { name: intent.notHeld });
  const reference = intent.passages[0]?.reference ?? '';
  return [
    lead,
    ...parts,
    fallback ? QUOTE_FALLBACK : '',
    left ? telling.line(LONG_PASSAGE, { reference }) : '',
  ];
}

const FOUND_SHOWN = 3;

const OLD_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    thy: 'your',
    thine: 'your',
    thee: 'you',
    thou: 'you',
    ye: 'you',
    hath: 'has',
    yahweh: 'the lord',
    jehovah: 'the lord',
    shalt: 'shall',
    unto: 'to',
  }),
);

/** Plain words without the old forms, so that a verse is known in the wording that people remember. */
function modern(text: string): string {
  return plainWords(text)
    .split(' ')
    .map((word) => OLD_FORMS.get(word) ?? word)
    .join(' ');
}

const KNOWN_FROM = 4;
const KNOWN_TO = 40;

/** The verse that a message consists of ("I can do all things through Christ"), where it is one. */
export function verseQuotedIn(telling: Telling): Passage | undefined {
  const count = plainWords(telling.request.words).split(' ').length;
  if (count < KNOWN_FROM || count > KNOWN_TO) return undefined;
  return telling
    .searched(telling.request.words, FOUND_SHOWN)
    .find((passage) => holds(telling, passage, telling.request.words));
}

/** The verse whose words a message quotes and asks to have explained, where it quotes one exactly. */
export function verseExplained(
  telling: Telling,
  { words, explain }: Extract<Intent, { kind: 'find' }>,
): Passage | undefined {
  return explain
    ? telling.found(words, FOUND_SHOWN).find((passage) => holds(telling, passage, words))
    : undefined;
}

/** Whether the words stand in the passage, in any of the translations. */
function holds(telling: Telling, passage: Passage, words: string): boolean {
  const wanted = modern(words);
  return TRANSLATION_IDS.some((id) =>
    modern(telling.request.bible[id].text(passage.ranges[0]!.first)).includes(wanted),
  );
}

/** Where words stand: the search's first passages, quoted. */
export function findAnswer(telling: Telling, intent: Extract<Intent, { kind: 'find' }>): string[] {
  const { words } = intent;
  const found = telling.found(words, FOUND_SHOWN);
  if (found.length === 0) return [FIND_NOTHING];
  return [
    telling.line(FIND_LEADS),
    ...found.map((passage) => telling.quote(passage)),
    telling.unheard(FIND_CLOSING),
  ];
}

const OF_A_BOOK = 2;

/** A book as a whole: who wrote it to whom, and passages by which to enter it. */
export function bookAnswer(telling: Telling, osis: string): string[] {
  const { name } = bookByOsis(osis)!;
  const text = telling.library.books.find((book) => book.osis === osis)?.text ?? '';
  const entries = telling.library.famous.filter(({ mark }) => bookOf(passageOfMark(mark)).osis === osis);
  const unread = entries.filter(({ mark }) => !telling.said.quoted(firstVersesOf(passageOfMark(mark))));
  const shownEntries = (unread.length > 0 ? unread : entries).slice(0, OF_A_BOOK);
  const start = chapterRange(bookByOsis(osis)!.number, 1)!;
  const opening = firstVersesOf(passageOf([start]), OF_A_BOOK + 1);
  return [
    telling.said.times(text) === 0 ? text : telling.line(PASSAGE_MORE, { reference: name }),
    ...(shownEntries.length === 0
      ? [telling.words(BOOK_BEGINS, { name }), telling.quote(opening)]
      : [
          telling.words(BOOK_PASSAGES, { name }),
          ...shownEntries.flatMap((entry) => [
            ...shown(telling, passageOfMark(entry.mark)),
            telling.words(entry.meaning),
          ]),
        ]),
    ...readingHelp(telling),
    notACommentary(telling),
  ];
}

/** A reference that names nothing: said, with how to find what was meant. */
export function noPassageAnswer(telling: Telling, reason: string): string[] {
  return [telling.words(NO_PASSAGE, { reason }), NO_PASSAGE_CLOSING];
}
