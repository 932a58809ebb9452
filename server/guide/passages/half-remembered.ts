import {
  IT_IS_THERE,
  PERHAPS_REMEMBERED,
  REMEMBERED_LEADS,
  SAME_IN_OLD_WORDS,
} from '../../../content/guide/remembered.ts';
import { THINGS } from '../../../content/retrieval/things.ts';
import { bookNamedIn } from '../../../scripture/references/book-in-words.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { passagesInMessage } from '../../../scripture/references/message-references.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { overlap, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { BOOKS, bookByOsis, locate } from '../../../scripture/text/books.ts';
import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import type { Passage } from '../../../scripture/types.ts';
import { amountsIn, amountWords } from '../forms/amounts.ts';
import { formAnswer } from '../forms/form-answer.ts';
import type { FormId, FormRequest } from '../forms/form-request.ts';
import { plainWords, STOP_WORDS, stem } from '../reading/words.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';

/** In words. */
const LONGEST = 45;
/** What is told of a verse stands behind these: "the bit about sparrows", "the one where two are better than one". */
const TOLD =
  /\b(?:one|ones|bit|part|verse|passage|line|thing|saying|psalm|proverb|text|scripture|quote|something|words?) (?:is (?:it|that) )?(?:(?:in|from) (?:the )?(?:\w+ ){1,2})?(?:about|where|with|like|that (?:goes|says?|said|talks about|mentions|is about)|that|which (?:goes|says)|saying|says|how|goes) (.+)/;
/** That it is looked for, and not asked about. */
const LOOKED_FOR =
  /\bis (?:that|it|this) (?:actually |really |even )?(?:in (?:the |your )?|from (?:the )?|a |the )?(?:bible|biblical|scripture|psalms?|verse|proverbs?|real)\b|\bwhere (?:abouts )?(?:is|was|in the bible is|would|can|could|do|does|will|might) (?:that|it|this|i|we|one|you)\b|\bwhere (?:it|that) is\b|\b(?:which|what) (?:bible )?(?:one|verse|psalm|book|passage|chapter|bit|part) (?:is|was) (?:that|it|this)\b|^(?:(?:and|so|hi|hello|what is|what was|where is|do you know) )*the (?:bible )?(?:verse|psalm|passage|bit|proverb) (?:about|where|with|that)\b|\b(?:what|which) (?:is|was) (?:that|the) (?:verse|one|bit|psalm|passage|line|saying)\b|\b(?:can|could|do) (?:not|you) (?:quite )?(?:remember|recall|place|find|think)\b|\b(?:used to|would always|always) (?:say|quote|tell|read|sing)\b|\bhow does (?:it|that|the \w+) (?:\w+ ){0,6}?go\b|\b(?:trying to|help me|want to|like to) (?:find|remember|place)\b|\blooking for (?:the|that|a)\b|\bfind (?:me )?(?:the|that)\b|\bforg[eo]t\w*\b|\bwhat is the reference\b|\b(?:vaguely|half) remember\w*\b|\bi remember\b/;
/** Where the sentence turns from the verse to what is asked. */
const ENDS =
  /(?:,|\.|\?|!|;|\n|\s[-–]\s)|\b(?:is (?:that|it|this) (?:in|from|a|the|really|even|actually|bible|real)|where (?:is|was|in|would|can|do|does|abouts)|which (?:one|verse|book|psalm)|what (?:is|was|verse|book|psalm)|and (?:can|could|would|please|write|make|give)|can (?:you|i)|could (?:you|i)|do you|please|i (?:can|think|need|want|forget|forgot)|but i|because)\b/i;
const OF_THE_BIBLE =
  /\b(?:bible|biblical|scripture|verses?|psalms?|proverbs?|gospels?|jesus|god|lord|paul|passage|reading|preach\w*|sermon|church|sunday school|chapel|vicar|priest|pastor)\b/;
const OF_A_TEXT = /\b(?:bible|scripture|verse|psalm|proverbs?|passage|gospel)\b/;
/** Words of the asking, not of the verse. */
const NO_WORD_OF_IT: ReadonlySet<string> = new Set(
  'thing things bit part line lines one ones verse verses passage bible something somebody someone goes says said saying like about where when which that this there gran nan grandma grandmother mum mother dad father granny always used remember called old really actually never being was were the a an and or of in to is it for on with from his her their my your our be are at as by not do does did you we they he she i'.split(
    ' ',
  ),
);
/** Small words that a verse may be known by all the same: "two are better than one". */
const KEPT: ReadonlySet<string> = new Set([
  'two',
  'one',
  'first',
  'last',
  'love',
  'all',
  'day',
  'time',
  'new',
  'own',
]);

const SEARCHED = 14;
const AROUND = 2;
const MOST_SHOWN = 6;
const SURE = 0.99;
const LIKELY = 0.7;
/** What can be made round a verse, asked for in the same message. */
const MADE_ROUND: readonly (readonly [FormId, RegExp])[] = [
  ['blessing', /\bblessings?\b/],
  ['prayer', /\bprayers?\b/],
  ['devotional', /\b(?:devotion\w*|reflection)\b/],
  ['questions', /\bquestions\b/],
];
const MAKES = /\b(?:write|make|give|turn|need|want|compose|do)\b.{0,40}$/;

/**
 * A verse that somebody half remembers and looks for ("the one about sparrows and not being afraid, is that bible?"), found
 * by its words in any translation and shown with its reference; undefined for every other message.
 */
export function halfRemembered(telling: Telling): Spoken | undefined {
  const { words, document } = telling.request;
  const plain = plainWords(words);
  if (document || plain.split(' ').length > LONGEST || !LOOKED_FOR.test(plain)) return undefined;
  if (passagesInMessage(words, { isShort: true }).length > 0) return undefined;
  const book = bookIn(plain);
  const told = toldIn(words);
  const asked = told === undefined ? [] : wordsTold(told);
  if (told === undefined || asked.length === 0) return undefined;
  const best = bestOf(telling, told, { asked, book });
  if (!best || best.share < LIKELY) return undefined;
  const isOfBible = book !== undefined || OF_THE_BIBLE.test(plain);
  const isSure = best.share >= SURE && (isOfBible || best.isTight);
  // One word is found everywhere; where nothing says that it is of the Bible, all has to fit.
  if ((asked.length === 1 || !isOfBible) && !isSure) return undefined;
  if (asked.length === 1 && !OF_A_TEXT.test(plain)) return undefined;
  return answered(telling, best);
}

const ASKS_WHETHER =
  /\bis (?:that|it|this) (?:\w+ )?(?:in |from |a )?(?:the |your )?(?:bible|biblical|scripture|real)\b/;

interface Found {
  readonly passage: Passage;
  readonly share: number;
  /** One verse holds it all. */
  readonly isTight: boolean;
}

function answered(telling: Telling, { passage, share }: Found): Spoken {
  const isAsked = ASKS_WHETHER.test(plainWords(telling.request.words));
  const leads = share < SURE ? PERHAPS_REMEMBERED : isAsked ? IT_IS_THERE : REMEMBERED_LEADS;
  const famous = telling.library.famous.find(({ mark }) => overlap(passageOfMark(mark), passage));
  const form = madeRound(telling);
  const made = form ? formAnswer(telling, form, { passages: [passage] }) : [];
  return {
    parts: [
      telling.line(leads, { book: passage.reference }),
      telling.quote(passage),
      famous && !form ? telling.words(famous.context) : '',
      ...made,
    ],
    intent: { kind: 'passage', passages: [passage] },
  };
}

/** What a message wants made round the verse that it looks for. */
function madeRound({ request }: Telling): FormRequest | undefined {
  const words = amountWords(plainWords(request.words));
  const asked = MADE_ROUND.find(([, named]) => {
    const at = words.search(named);
    return at >= 0 && MAKES.test(words.slice(0, at));
  });
  if (!asked) return undefined;
  const [form] = asked;
  return { form, ...amountsIn(words), ...(form === 'blessing' && { without: ['verse'] }) };
}

/** What is told of the verse, up to where the message turns to its question. */
function toldIn(words: string): string | undefined {
  const text = words.replace(/[“”"‘’]|(?<=\s|^)'|'(?=\s|$)/g, ' ');
  for (const sentence of text.split(/(?<=[.?!\n])\s+/)) {
    const behind = TOLD.exec(sentence.toLowerCase().replace(/\s+/g, ' '))?.[1];
    if (behind === undefined) continue;
    const end = behind.search(ENDS);
    const told = (end < 0 ? behind : behind.slice(0, end)).trim();
    if (told !== '') return told;
  }
  return undefined;
}

function bookIn(plain: string): string | undefined {
  const named = bookNamedIn(plain) ?? bookNamedIn(`book of ${BOOK_NAME.exec(plain)?.[0] ?? ''}`);
  return named;
}
/** Names of books that are nobody's name and no other word. */
const BOOK_NAME = new RegExp(
  `\\b(?:${BOOKS.map(({ name }) => name.toLowerCase())
    .filter((name) =>
      /^(?:[123] )?(?:genesis|exodus|leviticus|deuteronomy|psalms|proverbs|ecclesiastes|isaiah|jeremiah|ezekiel|corinthians|romans|galatians|ephesians|philippians|colossians|hebrews|revelation|lamentations|philemon)$/.test(
        name,
      ),
    )
    .join('|')}|psalm|ecclesiastes)\\b`,
);

/** One word of what is told, with others that the translations have for it. */
type Told = readonly string[];

function wordsTold(told: string): Told[] {
  const words = plainWords(told).split(' ');
  const telling = words.filter(
    (word) => KEPT.has(word) || (word.length > 2 && !STOP_WORDS.has(word) && !NO_WORD_OF_IT.has(word)),
  );
  const kept = telling.some((word) => !KEPT.has(word)) ? telling : [];
  const unlike = kept.filter((word) => !(word === 'one' && kept.length > 3 && !kept.includes('two')));
  return [...new Set(unlike)].map(inOldWords);
}

const inOldWords = (word: string): Told => {
  const own = stem(word);
  const same = SAME_IN_OLD_WORDS.map((line) => line.split(' ')).find(
    (line) => line.includes(word) || line.map(stem).includes(own),
  );
  return [...new Set([own, ...(same ?? []).map(stem)])];
};

/** The passage that holds most of what was told; of equals one that many know, then the one found first. */
function bestOf(
  telling: Telling,
  told: string,
  { asked, book }: { readonly asked: readonly Told[]; readonly book: string | undefined },
): Found | undefined {
  const famous = telling.library.famous.map(({ mark }) => passageOfMark(mark));
  const known = [...famous, ...THINGS.flatMap(({ marks }) => marks.map(passageOfMark))];
  const searched = [told, asked.map(([first]) => first).join(' ')].flatMap((text) =>
    telling.searched(text, SEARCHED),
  );
  const range = book ? bookByOsis(book)?.range : undefined;
  const isInBook = ({ ranges }: Passage) =>
    !range || (ranges[0]!.first >= range.first && ranges[0]!.first <= range.last);
  const every = plainWords(told)
    .split(' ')
    .map((word) => [stem(word)]);
  const bestIn = (candidates: readonly Passage[]) =>
    candidates
      .filter((one, at, all) => isInBook(one) && all.findIndex(({ osis }) => osis === one.osis) === at)
      .map((candidate, at) => {
        const found = spanOf(telling, candidate, asked);
        const isKnown = known.some((other) => overlap(other, found.passage));
        const ofAll = heldIn(telling, found.passage.ranges[0]!.first, every).size / every.length;
        const bonus = (isKnown ? BY_FAME : 0) + (found.isTight ? BY_ONE_VERSE : 0) + BY_SMALL_WORDS * ofAll;
        return { ...found, rank: found.share + bonus - at / MANY };
      })
      .toSorted((a, b) => b.rank - a.rank)[0];
  const bySearch = bestIn(searched);
  // What many know is looked through only where the search does not find all of it.
  const best = bySearch && bySearch.share >= SURE ? bySearch : bestIn([...searched, ...known]);
  return best && { ...best, passage: asItIsKnown(best.passage, known) };
}

/** The passage that many know around what was found, where it is short; else what was found. */
function asItIsKnown(found: Passage, known: readonly Passage[]): Passage {
  const around = known
    .filter((passage) => verseCount(passage) <= MOST_SHOWN && overlap(passage, found))
    .toSorted((a, b) => verseCount(a) - verseCount(b));
  return around.find((passage) => verseCount(passage) > verseCount(found)) ?? found;
}

const BY_FAME = 0.12;
const BY_ONE_VERSE = 0.1;
const BY_SMALL_WORDS = 0.1;
const MANY = 2_000;

/** The verses around a candidate that hold what was told, as one passage, with the share of it that they hold. */
function spanOf(telling: Telling, candidate: Passage, asked: readonly Told[]): Found {
  const { first, last } = candidate.ranges[0]!;
  const at = locate(first);
  const inChapter = (verse: number) => {
    const other = locate(verse);
    return other.book === at.book && other.chapter === at.chapter;
  };
  const near = Array.from(
    { length: last - first + 1 + 2 * AROUND },
    (_, step) => first - AROUND + step,
  ).filter((verse) => verse >= 0 && inChapter(verse));
  const held = near
    .map((verse) => ({ verse, words: heldIn(telling, verse, asked) }))
    .filter(({ words }) => words.size > 0);
  if (held.length === 0) return { passage: candidate, share: 0, isTight: false };
  const all = new Set(held.flatMap(({ words }) => [...words]));
  const most = Math.max(...held.map(({ words }) => words.size));
  const fullest = held.find(({ words }) => words.size === most)!.verse;
  const verses = most === asked.length ? [fullest] : held.map(({ verse }) => verse);
  const whole = passageOf([{ first: Math.min(...verses), last: Math.max(...verses) }]);
  const passage =
    verseCount(whole) > MOST_SHOWN
      ? passageOf([{ first: verses[0]!, last: verses[0]! + MOST_SHOWN - 1 }])
      : whole;
  return { passage, share: all.size / asked.length, isTight: most === asked.length };
}

/** Which of the words told stand in a verse, in whatever translation. */
function heldIn({ request: { bible } }: Telling, verse: number, asked: readonly Told[]): Set<number> {
  const stems = new Set(
    TRANSLATION_IDS.flatMap((id) => plainWords(bible[id].text(verse)).split(' ').map(stem)),
  );
  return new Set(asked.flatMap((told, at) => (told.some((word) => stems.has(word)) ? [at] : [])));
}
