import { GENERAL_NOTE } from '../../content/guide/notes.ts';
import type { GuideTopic, SelfQuestion } from '../../content/guide/types.ts';
import type { Passage } from '../../scripture/types.ts';
import { isOpenCrisis } from './crisis.ts';
import type { Intent, Recognition, Subject } from './intent.ts';
import type { GuideLibrary } from './library.ts';
import { bookNamed, missingPassage, passageOfMark, passagesAsked } from './passages.ts';
import {
  courtesy,
  type Form,
  followUp,
  isAsking,
  isOutside,
  isPersonal,
  leansOnBefore,
  namedTranslation,
  quotedWords,
  requestedForm,
  speaksOfDocument,
  wantsMeaning,
  wantsWordsOnly,
  wordsToFind,
} from './requests.ts';
import type { Match } from './signs.ts';
import { studyWordsOf } from './study-words.ts';
import { leadingTopics, type Subjects, subjectsOf } from './subjects.ts';
import { plainWords, type Word, wordsOf } from './words.ts';

/** One turn as the recogniser reads it. */
interface Reading {
  readonly text: string;
  readonly plain: string;
  readonly words: readonly Word[];
  readonly count: number;
  readonly passages: readonly Passage[];
  readonly asking: boolean;
  readonly personal: boolean;
  readonly hasDocument: boolean;
}

/** The turn to be understood, with the visitor's earlier turns, oldest first. */
export interface Turn {
  readonly words: string;
  readonly earlier: readonly string[];
  readonly hasDocument: boolean;
}

type Rule = (reading: Reading, subjects: Subjects) => Recognition | undefined;

const SHORT = 14;
/** A message this long tells a story; a phrase in it that could ask a question counts for less. */
const STORY = 30;
const SPELLING_LIMIT = 80;

const is = (intent: Intent, ...reasons: string[]): Recognition => ({ intent, reasons });
const because = (kind: string, match: Match<unknown>) => `${kind}: ${match.signs.join(', ')}`;

function read(text: string, hasDocument: boolean): Reading {
  const plain = plainWords(text);
  const words = wordsOf(text);
  return {
    text,
    plain,
    words,
    count: words.length,
    passages: passagesAsked(text, words.length <= SHORT),
    asking: isAsking(text, plain),
    personal: isPersonal(plain),
    hasDocument,
  };
}

/** A passage called by name, where the message is about it and does not only compare itself with it. */
function namedPassages(reading: Reading, subjects: Subjects, isAsked = false): Passage[] {
  const about =
    isAsked ||
    reading.count <= 8 ||
    reading.asking ||
    wantsMeaning(reading.plain) ||
    wantsWordsOnly(reading.plain);
  if (!about || (!isAsked && reading.personal && reading.count > SHORT)) return [];
  const best = subjects.named(reading.words)[0];
  return best === undefined ? [] : [passageOfMark(best.owner.mark)];
}

function subjectOf(reading: Reading, subjects: Subjects, form: Form): Subject {
  const occasion = subjects.occasions(reading.words)[0];
  const sure = subjects.topics(reading.words);
  // A subject that is named in a word or two need not be sure.
  const topics =
    sure.length === 0 && form === 'study' && reading.count <= KEYWORDS
      ? subjects.anyTopics(reading.words)
      : sure;
  const named = reading.passages.length > 0 ? reading.passages : namedPassages(reading, subjects, true);
  const { topic, beside } = leadingTopics(topics);
  const occasionLeads = occasion !== undefined && occasion.score >= (topics[0]?.score ?? 0) * 0.8;
  return {
    ...(occasionLeads ? { occasion: occasion.owner } : {}),
    ...(topic === undefined ? {} : { topic }),
    ...(beside === undefined ? {} : { beside }),
    passages: named,
  };
}

const formRule: Rule = (reading, subjects) => {
  const form = requestedForm(reading.plain);
  if (form === undefined) return undefined;
  if (form === 'note') {
    const occasion = subjects.notes(reading.words)[0];
    const named =
      occasion !== undefined && is({ kind: 'note', occasion: occasion.owner }, because('note', occasion));
    return named || is({ kind: 'note', occasion: GENERAL_NOTE }, 'asks for a note');
  }
  // The words of a plan (prayer, challenge, heading) are not its subject.
  const about = form === 'study' ? read(studyWordsOf(reading.text), reading.hasDocument) : reading;
  return is({ kind: form, subject: subjectOf(about, subjects, form) }, `asks for a ${form}`);
};

const findRule: Rule = (reading, subjects) => {
  if (reading.passages.length > 0) return undefined;
  const quoted =
    reading.count <= STORY && wantsMeaning(reading.plain) ? quotedWords(reading.text) : undefined;
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
    const reason = reading.count <= SHORT ? missingPassage(reading.text) : undefined;
    return reason === undefined
      ? undefined
      : is({ kind: 'no-passage', reason }, 'names a passage that does not exist');
  }
  if (reading.passages.length === 0 && asked !== undefined && asked.longest > 2) return undefined;
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

/** A question about the guide itself, in its own words: the longest that the message holds, if it is most of it. */
function aboutItself(
  reading: Reading,
  library: GuideLibrary,
): { about: SelfQuestion; share: number } | undefined {
  const padded = ` ${reading.plain} `;
  let best: { about: SelfQuestion; share: number } | undefined;
  for (const about of library.self) {
    for (const sign of about.signs) {
      const plain = plainWords(sign);
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
  /^(?:please |can you |could you )*(?:what does (?:the bible|god|jesus|scripture|passage|the word) (?:say|teach|tell us) (?:about|on)|(?:some |any |bible |a |the |good )*(?:verses?|passages?|quotes?) (?:about|on|for)|tell me about|talk about|i need|i want|give me|help with|help me with|something about|how to have|how do i (?:find|get|have)) /;
const FAINT_WORDS = 3;
/** A faint sign that more than two topics share says nothing. */
const FAINT = 0.7;

/** A subject that is named in a word or two need not be sure: "rest", "what does the Bible say about money". */
const faintRule: Rule = (reading, subjects) => {
  const about = reading.plain.replace(ASKED_ABOUT, '');
  const words = wordsOf(about);
  if (words.length > FAINT_WORDS || about === '') return undefined;
  const [best] = subjects.anyTopics(words);
  if (best === undefined || best.score < FAINT) return undefined;
  return is({ kind: 'topic', topic: best.owner, passages: [] }, because(`faintly ${best.owner.id}`, best));
};

const lastResortRule: Rule = (reading, subjects) => {
  const [question] = subjects.lastResort(reading.words);
  if (question === undefined || !reading.asking) return undefined;
  return is({ kind: 'question', question: question.owner }, because('last resort', question));
};

const BOOK_CUES =
  /\b(?:book|letter|epistle|gospel|overview|summary|summarize|summarise|outline|background|introduction|author|wrote|written|about|explain|purpose|theme|read)\b/;

/** A book as a whole: "summarize the book of Ruth", "to whom was Romans written". */
const bookRule: Rule = (reading) => {
  if (reading.passages.length > 0 || reading.count > SHORT || !BOOK_CUES.test(reading.plain))
    return undefined;
  const book = bookNamed(reading.plain);
  return book === undefined ? undefined : is({ kind: 'book', osis: book }, `names the book ${book}`);
};

const outsideRule: Rule = (reading, subjects) => {
  if (!isOutside(reading.plain)) return undefined;
  const strong = subjects.topics(reading.words)[0];
  return strong !== undefined && strong.score >= 3
    ? undefined
    : is({ kind: 'outside' }, 'names things of another field');
};

const RULES: readonly Rule[] = [
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

function firstThatFits(reading: Reading, subjects: Subjects): Recognition | undefined {
  for (const rule of RULES) {
    const recognition = rule(reading, subjects);
    if (recognition !== undefined) return recognition;
  }
  return undefined;
}

/** By itself, without what was said before: exact words first, then with misspellings set right. */
function understand(text: string, hasDocument: boolean, subjects: Subjects): Recognition | undefined {
  const reading = read(text, hasDocument);
  const exact = firstThatFits(reading, subjects);
  if (exact !== undefined || reading.count > SPELLING_LIMIT) return exact;
  const words = subjects.spelled(reading.words);
  const plain = words.map((word) => word.plain).join(' ');
  if (plain === reading.plain) return undefined;
  const again = firstThatFits({ ...reading, words, plain, asking: isAsking(text, plain) }, subjects);
  return again && { ...again, reasons: [...again.reasons, 'after setting the spelling right'] };
}

const TURNS_LOOKED_BACK = 8;

/** What the conversation was about before: the latest earlier turn that names something by itself. */
function before(earlier: readonly string[], subjects: Subjects): Intent | undefined {
  for (const words of earlier.slice(-TURNS_LOOKED_BACK).reverse()) {
    if (followUp(plainWords(words)) !== undefined) continue;
    const intent = understand(words, false, subjects)?.intent;
    if (intent === undefined || /^(?:greeting|thanks|goodbye|outside|unknown|self)$/.test(intent.kind))
      continue;
    return intent;
  }
  return undefined;
}

function topicOf(intent: Intent | undefined): GuideTopic | undefined {
  if (intent === undefined) return undefined;
  if (intent.kind === 'topic') return intent.topic;
  return 'subject' in intent ? intent.subject.topic : undefined;
}

/** A follow-up on what was said before. */
function takenUp(turn: Turn, plain: string, subjects: Subjects): Recognition | undefined {
  const follow = followUp(plain);
  if (follow === undefined) return undefined;
  const last = before(turn.earlier, subjects);
  if (last === undefined) return undefined;
  const reason = `takes up what was said before (${follow})`;
  if (last.kind === 'topic') return is({ ...last, follow }, reason);
  if (last.kind === 'question') return is({ ...last, follow }, reason);
  if (last.kind === 'passage' || last.kind === 'quote')
    return is({ kind: 'passage', passages: last.passages, follow }, reason);
  const topic = follow === 'more' ? undefined : topicOf(last);
  return topic === undefined ? is(last, reason) : is({ kind: 'topic', topic, passages: [], follow }, reason);
}

/** Joins what a leaning message names with what was spoken of before. */
function joined(recognition: Recognition, turn: Turn, plain: string, subjects: Subjects): Recognition {
  const { intent } = recognition;
  if (intent.kind === 'topic' && intent.beside === undefined && leansOnBefore(plain)) {
    const earlier = topicOf(before(turn.earlier, subjects));
    if (earlier === undefined || earlier === intent.topic) return recognition;
    return is({ ...intent, beside: earlier }, ...recognition.reasons, `beside ${earlier.id} of before`);
  }
  if (/^(?:prayer|study|devotional|sermon)$/.test(intent.kind) && 'subject' in intent) {
    const { subject } = intent;
    if (subject.topic || subject.occasion || subject.passages.length > 0) return recognition;
    // A prayer belongs to what was spoken of; a plan for a group only where the visitor points back to it.
    const pointsBack = /\b(?:this|that|it|same|what we|these|above)\b/i.test(studyWordsOf(turn.words));
    if (intent.kind !== 'prayer' && !pointsBack) return recognition;
    const last = before(turn.earlier, subjects);
    const topic = topicOf(last);
    const passages = last?.kind === 'passage' || last?.kind === 'quote' ? last.passages : [];
    if (topic === undefined && passages.length === 0) return recognition;
    const of = { ...(topic && { topic }), passages };
    return is({ ...intent, subject: of }, ...recognition.reasons, 'on what was said before');
  }
  return recognition;
}

/** What nothing else explains: a lean on the topic of before, a document, or nothing we know. */
function otherwise(turn: Turn, plain: string, subjects: Subjects): Recognition {
  if (turn.hasDocument) return is({ kind: 'document' }, 'comes with a document');
  if (leansOnBefore(plain)) {
    const last = before(turn.earlier, subjects);
    if (last?.kind === 'topic' || last?.kind === 'question' || last?.kind === 'passage') {
      return is({ ...last, follow: 'more' }, 'leans on what was said before');
    }
  }
  return is({ kind: 'unknown' }, 'nothing known was found');
}

/**
 * Makes the recogniser of a library: pure rules and scores, the same answer for the same turn. The order of the
 * rules is the order in which a visitor would want to be understood: danger first, then what is asked to be made,
 * a passage, the guide itself, a question or topic, and only then what is out of reach.
 */
export function createRecogniser(library: GuideLibrary): (turn: Turn) => Recognition {
  const subjects = subjectsOf(library);
  return (turn) => {
    if (isOpenCrisis(turn.words)) return is({ kind: 'crisis' }, 'an open statement of suicide or self-harm');
    const plain = plainWords(turn.words);
    const follow = takenUp(turn, plain, subjects);
    const own = follow ?? understand(turn.words, turn.hasDocument, subjects);
    const lastTurn = turn.earlier.at(-1);
    const nothingNamed =
      own === undefined || /^(?:thanks|greeting|goodbye|outside)$/.test(own.intent.kind) || follow;
    if (lastTurn !== undefined && nothingNamed && isOpenCrisis(lastTurn)) {
      return is({ kind: 'after-crisis' }, 'the turn before spoke of suicide or self-harm');
    }
    return own === undefined ? otherwise(turn, plain, subjects) : joined(own, turn, plain, subjects);
  };
}
