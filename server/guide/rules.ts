import type { SelfQuestion } from '../../content/guide/types.ts';
import { bookNamedIn } from '../../scripture/references/book-in-words.ts';
import { passagesInMessage, reasonNotFound } from '../../scripture/references/message-references.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import type { Passage } from '../../scripture/types.ts';
import { withFewNumbers } from './bounded.ts';
import { briefOpening } from './brief.ts';
import { formRecognition } from './forms/form-rule.ts';
import { isHurtful } from './hurtful.ts';
import type { Intent, Recognition } from './intent.ts';
import type { GuideLibrary } from './library.ts';
import { isSure } from './needs/understood.ts';
import {
  courtesy,
  isAsking,
  isOutside,
  isPersonal,
  namedTranslation,
  quotedWords,
  speaksOfDocument,
  wantsMeaning,
  wantsWordsOnly,
  wordsToFind,
} from './requests.ts';
import type { Match } from './signs.ts';
import type { Subjects } from './subjects.ts';
import { plainWords, type Word, wordsOf } from './words.ts';

/** One turn as the recogniser reads it. */
export interface Reading {
  readonly text: string;
  readonly plain: string;
  readonly words: readonly Word[];
  readonly count: number;
  readonly passages: readonly Passage[];
  readonly asking: boolean;
  readonly personal: boolean;
  readonly hasDocument: boolean;
  /** Only the opening of a worked-out instruction is read. */
  readonly isBrief: boolean;
}

type Rule = (reading: Reading, subjects: Subjects) => Recognition | undefined;

const SHORT = 14;
/** References of a message are read up to so many numbers. */
const MOST_NUMBERS = 60;
/** A message this long tells a story; a phrase in it that could ask a question counts for less. */
const STORY = 30;

/** An intent with its reasons. */
export const is = (intent: Intent, ...reasons: string[]): Recognition => ({ intent, reasons });
const because = (kind: string, match: Match<unknown>) => `${kind}: ${match.signs.join(', ')}`;

/** Reads a message once; all rules look at the same reading. */
export function read(whole: string, hasDocument: boolean): Reading {
  // Of a worked-out instruction the opening says what is wanted; passages may be named anywhere.
  const text = briefOpening(whole) ?? whole;
  const plain = plainWords(text);
  const words = wordsOf(text);
  return {
    text,
    plain,
    words,
    count: words.length,
    passages: passagesInMessage(withFewNumbers(whole, MOST_NUMBERS), {
      isShort: text === whole && words.length <= SHORT,
    }),
    asking: isAsking(text, plain),
    personal: isPersonal(plain),
    hasDocument,
    isBrief: text !== whole,
  };
}

/** A passage called by name, where the message is about it and does not only compare itself with it. */
function namedPassages(reading: Reading, subjects: Subjects): Passage[] {
  const about =
    reading.count <= 8 || reading.asking || wantsMeaning(reading.plain) || wantsWordsOnly(reading.plain);
  if (!about || (reading.personal && reading.count > SHORT)) return [];
  const best = subjects.named(reading.words)[0];
  return best === undefined ? [] : [passageOfMark(best.owner.mark)];
}

const formRule: Rule = (reading, subjects) => {
  // A question about the guide, or something that it will not do, is no request however it is worded.
  const self = aboutItself(reading, subjects.library);
  const isAsked = self !== undefined && (!self.about.yields || self.share >= MOST_OF_IT);
  return isAsked ? undefined : formRecognition(reading, subjects);
};

const findRule: Rule = (reading, subjects) => {
  if (reading.passages.length > 0) return undefined;
  const between =
    reading.count <= STORY && wantsMeaning(reading.plain) ? quotedWords(reading.text) : undefined;
  // A question that somebody asked is no wording to look for.
  const quoted = /[“"][^“”"]{0,200}\?[”"]/.test(reading.text) ? undefined : between;
  const wanted = wordsToFind(reading.plain) ?? quoted;
  if (wanted === undefined) return undefined;
  const named = subjects.named(reading.words)[0];
  if (named !== undefined && named.longest >= 3) {
    return is(
      { kind: 'passage', passages: [passageOfMark(named.owner.mark)] },
      because('named passage', named),
    );
  }
  const enough = wanted.split(' ').length >= 2;
  return enough
    ? is(
        { kind: 'find', words: wanted, ...(quoted === wanted && { explain: true }) },
        'asks where words stand',
      )
    : undefined;
};

const passageRule: Rule = (reading, subjects) => {
  const asked = subjects.questions(reading.words)[0];
  const named = reading.passages.length > 0 ? reading.passages : namedPassages(reading, subjects);
  if (named.length === 0) {
    const reason = reading.count <= SHORT ? reasonNotFound(reading.text) : undefined;
    return reason === undefined
      ? undefined
      : is({ kind: 'no-passage', reason }, 'names a passage that does not exist');
  }
  if (reading.passages.length === 0 && asked !== undefined && asked.longest > 3) return undefined;
  if (wantsWordsOnly(reading.plain)) {
    const { held, notHeld } = namedTranslation(reading.plain);
    return is(
      { kind: 'quote', passages: named, ...(held && { translation: held }), ...(notHeld && { notHeld }) },
      'asks for the words of a passage',
    );
  }
  const [need] = subjects.needs(reading.text);
  const asksOfMore = reading.asking && reading.count > ASKS_OF_MORE && !wantsMeaning(reading.plain);
  const about = asksOfMore ? subjectBeside(reading, subjects) : undefined;
  if (about) return about;
  const tellsOfLife =
    reading.personal && reading.count > SHORT && isSure(need) && /^(?:topic|question)/.test(need.label);
  return tellsOfLife && !reading.plain.includes('mean')
    ? undefined
    : is(
        { kind: 'passage', passages: named },
        `names ${named.map((passage) => passage.reference).join(', ')}`,
      );
};

/** In words: a question this long that names a passage asks about more than its words. */
const ASKS_OF_MORE = 9;
const REFERENCE = /\b(?:[123]\s?)?\p{L}{2,}\.?\s\d{1,3}(?::\d{1,3}(?:[-–]\d{1,3})?)?/gu;

/** What a question asks beside the passage that it names: "why do they pray to saints when there is one mediator, 1 Tim 2:5". */
function subjectBeside(reading: Reading, subjects: Subjects): Recognition | undefined {
  const text = reading.text.replace(REFERENCE, ' ');
  const [need] = subjects.needs(text, ['topic/', 'question/']);
  if (!isSure(need)) return undefined;
  const entry = subjects.entryOf(need.label, wordsOf(text));
  return entry && is(withNamed(entry.intent, reading), `asks about ${need.label} beside a passage`);
}

const documentRule: Rule = (reading) =>
  reading.hasDocument && (reading.count <= SHORT || speaksOfDocument(reading.plain))
    ? is({ kind: 'document' }, 'comes with a document')
    : undefined;

const plainSigns = new Map<string, string>();

/** A sign of the library in plain words; each is read once, they are compared with every message. */
function plainSign(sign: string): string {
  const known = plainSigns.get(sign);
  if (known !== undefined) return known;
  const plain = plainWords(sign);
  plainSigns.set(sign, plain);
  return plain;
}

/** A question about the guide itself, in its own words: the longest that the message holds, if it is most of it. */
function aboutItself(
  reading: Reading,
  library: GuideLibrary,
): { about: SelfQuestion; share: number } | undefined {
  const padded = ` ${reading.plain} `;
  let best: { about: SelfQuestion; share: number } | undefined;
  for (const about of library.self) {
    for (const sign of about.signs) {
      const plain = plainSign(sign);
      if (!padded.includes(` ${plain} `)) continue;
      const size = plain.split(' ').length;
      const share = size / reading.count;
      if (share >= (size > 3 ? 0.25 : 0.5) && share > (best?.share ?? 0)) best = { about, share };
    }
  }
  return best;
}

const MOST_OF_IT = 0.8;

const selfRule: Rule = (reading, subjects) => {
  const match = aboutItself(reading, subjects.library);
  if (match === undefined || reading.count > STORY) return undefined;
  if (match.about.yields && match.share < MOST_OF_IT) {
    const rival = subjects.questions(reading.words)[0] ?? subjects.topics(reading.words)[0];
    if (rival !== undefined && rival.score >= 3) return undefined;
  }
  return is({ kind: 'self', about: match.about }, `self: ${match.about.id}`);
};

const courtesyRule: Rule = (reading) => {
  const kind = courtesy(reading.plain);
  return kind && is({ kind }, 'only courtesy');
};

/** A message that is the title of an entry, as it stands on what the guide offers to choose from. */
const titleRule: Rule = (reading, subjects) => {
  const intent = subjects.titled(reading.plain);
  return intent && is(intent, 'is the title of an entry');
};

const DOES_HARM: ReadonlySet<string> = new Set([
  'misuse/write-hate-with-verses',
  'misuse/manipulate-someone',
  'misuse/sexual-content',
]);

/** What is asked to do harm with is not made, whatever form it is to have. */
const misuseRule: Rule = (reading, subjects) => {
  const [first] = subjects.needs(reading.text);
  if (!isSure(first) || !DOES_HARM.has(first.label) || reading.passages.length > 0) return undefined;
  const entry = subjects.entryOf(first.label, reading.words);
  return entry && is(entry.intent, first.label);
};

/** Kinds of labels that are no entry of the library: what they ask for, the other rules find. */
const WHAT_IT_IS_ABOUT = ['topic/', 'question/', 'person/', 'named/'];

/** By what was learned: what is asked for, and not what is mentioned beside it. */
const needRule: Rule = (reading, subjects) => {
  const [first] = subjects.needs(reading.text);
  if (!isSure(first)) return undefined;
  const entry = subjects.entryOf(first.label, reading.words) ?? aboutIn(reading, subjects);
  return entry && is(withNamed(entry.intent, reading), `${first.label} (${first.probability.toFixed(2)})`);
};

/** Of a message that asks to make, find or explain something: what it is to be about. */
function aboutIn(reading: Reading, subjects: Subjects) {
  const [about] = subjects.needs(reading.text, WHAT_IT_IS_ABOUT);
  return isSure(about) ? subjects.entryOf(about.label, reading.words) : undefined;
}

/** A passage that is named beside a topic is answered with it. */
function withNamed(intent: Intent, { passages }: Reading): Intent {
  return intent.kind === 'topic' ? { ...intent, passages } : intent;
}

const STRONG_SIGN = 3;

/** So many of the nearest are looked at, where nothing is sure. */
const NEAREST = 3;

/** Where what was learned is not sure: an entry that is near by it and whose signs the message has. */
const signRule: Rule = (reading, subjects) => {
  const near = subjects
    .needs(reading.text)
    .slice(0, NEAREST)
    .flatMap(({ label }) => subjects.entryOf(label, reading.words) ?? []);
  const [topic] = subjects.anyTopics(reading.words);
  const [question] = subjects.questions(reading.words);
  const signed = near.find(
    ({ intent }) =>
      (intent.kind === 'topic' && intent.topic === topic?.owner) ||
      (intent.kind === 'question' && intent.question === question?.owner),
  );
  if (signed) return is(withNamed(signed.intent, reading), `near, and its signs: ${signed.title}`);
  // A worked-out instruction names its subject, and is like no message that was learned from.
  return reading.isBrief && topic !== undefined && topic.score >= STRONG_SIGN
    ? is(
        withNamed({ kind: 'topic', topic: topic.owner, passages: [] }, reading),
        because(topic.owner.id, topic),
      )
    : undefined;
};

/** Less likely entries are not offered: a choice that has nothing to do with one's words is worse than none. */
const WORTH_OFFERING = 0.35;
/** To be asked whether one means these hurts where one does not: they must be likelier. */
const HURTFUL_TO_OFFER = 0.55;

/** From here another subject is likelier than the one of before. */
const LIKELY = 0.45;

/** Whether what was learned points at a subject of the message's own, if not surely. */
export function isLikely(reading: Reading, subjects: Subjects): boolean {
  return (subjects.needs(reading.text, WHAT_IT_IS_ABOUT)[0]?.probability ?? 0) >= LIKELY;
}

/** What a message that nothing explains may have meant: titles to choose from. */
export function nearestTo(reading: Reading, subjects: Subjects): string[] {
  const titles = subjects
    .needs(reading.text)
    .filter(({ label, probability }) => probability >= (isHurtful(label) ? HURTFUL_TO_OFFER : WORTH_OFFERING))
    .flatMap(({ label }) => subjects.entryOf(label, reading.words) ?? [])
    .filter(({ intent }) => intent.kind !== 'self')
    .map(({ title }) => title);
  return [...new Set(titles)].slice(0, NEAREST);
}

const BOOK_CUES =
  /\b(?:book|letter|epistle|gospel|overview|summary|summarize|summarise|outline|background|introduction|author|wrote|written|about|explain|purpose|theme|read)\b/;

/** A book as a whole: "summarize the book of Ruth", "to whom was Romans written". */
const bookRule: Rule = (reading) => {
  if (reading.passages.length > 0 || reading.count > SHORT || !BOOK_CUES.test(reading.plain))
    return undefined;
  const book = bookNamedIn(reading.plain);
  return book === undefined ? undefined : is({ kind: 'book', osis: book }, `names the book ${book}`);
};

const outsideRule: Rule = (reading, subjects) => {
  if (!isOutside(reading.plain)) return undefined;
  const strong = subjects.topics(reading.words)[0];
  return strong !== undefined && strong.score >= 3
    ? undefined
    : is({ kind: 'outside' }, 'names things of another field');
};

/** In the order in which a visitor would want to be understood. */
export const RULES: readonly Rule[] = [
  titleRule,
  courtesyRule,
  misuseRule,
  formRule,
  documentRule,
  findRule,
  passageRule,
  bookRule,
  needRule,
  selfRule,
  outsideRule,
  signRule,
];
