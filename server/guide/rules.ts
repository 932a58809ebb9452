import type { GuideTopic, SelfQuestion } from '../../content/guide/types.ts';
import { bookNamedIn } from '../../scripture/references/book-in-words.ts';
import { passagesInMessage, reasonNotFound } from '../../scripture/references/message-references.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import type { Passage } from '../../scripture/types.ts';
import { briefOpening } from './brief.ts';
import { formRecognition } from './forms/form-rule.ts';
import type { Intent, Recognition } from './intent.ts';
import type { GuideLibrary } from './library.ts';
import {
  asksRightOrWrong,
  courtesy,
  followUp,
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
import { leadingTopics, type Subjects } from './subjects.ts';
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
}

type Rule = (reading: Reading, subjects: Subjects) => Recognition | undefined;

const SHORT = 14;
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
    passages: passagesInMessage(whole, { isShort: text === whole && words.length <= SHORT }),
    asking: isAsking(text, plain),
    personal: isPersonal(plain),
    hasDocument,
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
  const quoted = /[“"][^”"]*\?[”"]/.test(reading.text) ? undefined : between;
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
  const topic = subjects.topics(reading.words)[0];
  const tellsOfLife = reading.personal && reading.count > SHORT && topic !== undefined && topic.score >= 3;
  return tellsOfLife && !reading.plain.includes('mean')
    ? undefined
    : is(
        { kind: 'passage', passages: named },
        `names ${named.map((passage) => passage.reference).join(', ')}`,
      );
};

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

const KEYWORDS = 4;

/** A phrase that asks a question of the faith counts most where the message asks and does not tell of a life. */
function questionScore(reading: Reading, match: Match<unknown>): number {
  if (reading.personal && reading.count > STORY) return match.score * 0.5;
  if (reading.asking) return match.score * (reading.personal ? 1.3 : 2);
  return match.score * 0.8;
}

const BUT = /\b(?:but|lately|recently|however|although)\b/;
const AFTER_BUT = 0.8;

/** In a longer message the need mostly stands behind the "but". */
function topicsOf(reading: Reading, subjects: Subjects): Match<GuideTopic>[] {
  const all = subjects.topics(reading.words);
  const at = reading.words.findIndex((word) => BUT.test(word.plain));
  if (reading.count <= SHORT || at < 0) return all;
  const behind = new Map(subjects.topics(reading.words.slice(at)).map((match) => [match.owner, match.score]));
  return all
    .map((match) => ({ ...match, score: match.score + AFTER_BUT * (behind.get(match.owner) ?? 0) }))
    .sort((a, b) => b.score - a.score);
}

const subjectRule: Rule = (reading, subjects) => {
  const question = subjects.questions(reading.words)[0];
  const topics = topicsOf(reading, subjects);
  const { topic, beside } = leadingTopics(topics);
  const asks =
    question !== undefined && (question.longest >= 2 || reading.asking || reading.count <= KEYWORDS);
  if (asks && questionScore(reading, question) >= (topics[0]?.score ?? 0)) {
    return is({ kind: 'question', question: question.owner }, because('question', question));
  }
  return topic === undefined
    ? undefined
    : is(
        { kind: 'topic', topic, passages: reading.passages, ...(beside && { beside }) },
        ...topics.slice(0, 3).map((match) => because(match.owner.id, match)),
      );
};

const ASKED_ABOUT =
  /^(?:please |can you |could you )*(?:what does (?:the bible|god|jesus|scripture|passage|the word) (?:say|teach|tell us) (?:about|on)|(?:some |any |bible |a |the |good )*(?:verses?|passages?|quotes?) (?:about|on|for)|tell me about|talk about|i need|i want|give me|help with|help me with|something about|how to have|how do i (?:find|get|have)|i (?:struggle|am struggling|have trouble|deal|am dealing) with|i feel) /;
const FAINT_WORDS = 3;
/** A faint sign that more than two topics share says nothing. */
const FAINT = 0.7;
const FAINTEST = 0.4;

/** A subject that is named in a word or two need not be sure: "rest", "what does the Bible say about money". */
const faintRule: Rule = (reading, subjects) => {
  if (followUp(reading.plain) !== undefined) return undefined;
  const about = reading.plain.replace(ASKED_ABOUT, '');
  const words = wordsOf(about);
  if (words.length > FAINT_WORDS || about === '') return undefined;
  const [best] = subjects.anyTopics(words);
  if (best === undefined || best.score < (words.length === 1 ? FAINTEST : FAINT)) return undefined;
  return is({ kind: 'topic', topic: best.owner, passages: [] }, because(`faintly ${best.owner.id}`, best));
};

const lastResortRule: Rule = (reading, subjects) => {
  if (!reading.asking) return undefined;
  const words = asksRightOrWrong(reading.plain) ? wordsOf('is it a sin to') : reading.words;
  const [question] = subjects.lastResort(words);
  if (question === undefined) return undefined;
  return is({ kind: 'question', question: question.owner }, because('last resort', question));
};

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
  courtesyRule,
  formRule,
  documentRule,
  findRule,
  passageRule,
  bookRule,
  selfRule,
  outsideRule,
  subjectRule,
  lastResortRule,
  faintRule,
];
