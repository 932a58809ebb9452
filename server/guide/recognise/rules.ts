import type { SelfQuestion } from '../../../content/guide/types.ts';
import { likelyAsked } from '../asked/likely.ts';
import type { FormRequest } from '../forms/form-request.ts';
import { formRecognition } from '../forms/form-rule.ts';
import { onlyTellsOfAChild } from '../forms/only-told.ts';
import type { Recognition } from '../intent.ts';
import type { GuideLibrary } from '../library.ts';
import { isHurtful } from '../needs/hurtful.ts';
import { isSure } from '../needs/understood.ts';
import { mayWantPrayer } from '../reading/prayer-wanted.ts';
import { courtesy, isOutside, speaksOfDocument } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import { tellsOnlyOfBeingAChild } from '../told/age-limit.ts';
import { bookRule, findRule, noPassage, passageRule } from './passage-rules.ts';
import { because, is, type Reading, type Rule, SHORT, STORY, withNamed } from './reading.ts';
import type { Subjects } from './subjects.ts';

const formRule: Rule = (reading, subjects) => {
  // A question about the guide, or something that it will not do, is no request however it is worded.
  const self = aboutItself(reading, subjects.library);
  const isAsked = self !== undefined && (!self.about.yields || self.share >= MOST_OF_IT);
  const recognition = isAsked ? undefined : formRecognition(reading, subjects);
  if (!recognition || yieldsToAQuestion(recognition, reading, subjects)) return undefined;
  // Made from another passage, it would be passed off as being on the one that was named.
  return noPassage(reading) ?? recognition;
};

/** From these probabilities on a question of the library says more than a form that nobody asked for in so many words. */
const YIELDS_FROM = { ofAChild: 0.3, answerForAChild: 0.9, verse: 0.55, readAloud: 0.4, sermon: 0.6 };
/** Whoever has to read aloud asks for no reading. */
const HAS_TO_READ =
  /\b(?:asked|want|wants|told) (?:me )?to read\b|\bhave to read\b|\bi am (?:to|asked to) read\b/;
const NAMES_WHAT = /\b(?:which|what|suggest\w*|recommend\w*|choose|something|a reading)\b/;

function yieldsToAQuestion({ intent }: Recognition, { text, plain }: Reading, subjects: Subjects): boolean {
  const form = 'form' in intent ? intent.form : undefined;
  const least = form && leastToYield(form, plain);
  if (least === undefined) return false;
  const [likeliest] = likelyAsked({ words: text, earlier: [] }, subjects);
  return likeliest !== undefined && !likeliest.asked.isPrayer && likeliest.probability >= least;
}

function leastToYield({ form, count = 1 }: FormRequest, plain: string): number | undefined {
  // "Explain it to me as if I were five" speaks of no child.
  if (form === 'child' && /\bto me\b|\blike i am\b/.test(plain)) return undefined;
  if (form === 'child') return onlyTellsOfAChild(plain) ? YIELDS_FROM.ofAChild : YIELDS_FROM.answerForAChild;
  if (form === 'verses')
    return count === 1 && !/\b(?:verses|passages|psalms)\b/.test(plain) ? YIELDS_FROM.verse : undefined;
  if (form === 'reading')
    return HAS_TO_READ.test(plain) && !NAMES_WHAT.test(plain) ? YIELDS_FROM.readAloud : undefined;
  return form === 'sermon' && !/\b(?:sermon|outline|help|points?|please)\b/.test(plain)
    ? YIELDS_FROM.sermon
    : undefined;
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

/** The entry on the age from which on one may use the guide. */
export const AGE_LIMIT = 'age-limit';

const ageRule: Rule = (reading, { library }) => {
  const about = tellsOnlyOfBeingAChild(reading.plain)
    ? library.self.find(({ id }) => id === AGE_LIMIT)
    : undefined;
  return about && is({ kind: 'self', about }, 'the age of a child');
};

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

const TO_ACCEPT_CHRIST = 'prayer/to-accept-christ';
const SPEAKS_OF_CHRIST =
  /\b(?:christ|jesus|saved|save me|savio(?:u)?r|sinners?|accept|believe|believer|christian|born again|my life to|faith|follow|convert\w*|salvation|repent\w*)\b/;

/** By what was learned: what is asked for, and not what is mentioned beside it. */
const needRule: Rule = (reading, subjects) => {
  const [first] = subjects.needs(reading.text);
  if (!isSure(first)) return undefined;
  const entry = subjects.entryOf(first.label, reading.words) ?? aboutIn(reading, subjects);
  const isPrayer = entry?.intent.kind === 'prayer';
  if (isPrayer && !mayWantPrayer(reading.plain)) return undefined;
  if (isPrayer && first.label === TO_ACCEPT_CHRIST && !SPEAKS_OF_CHRIST.test(reading.plain)) return undefined;
  return entry && is(withNamed(entry.intent, reading), `${first.label} (${first.probability.toFixed(2)})`);
};

/** Of a message that asks to make, find or explain something: what it is to be about. */
function aboutIn(reading: Reading, subjects: Subjects) {
  const [about] = subjects.needs(reading.text, WHAT_IT_IS_ABOUT);
  return isSure(about) ? subjects.entryOf(about.label, reading.words) : undefined;
}

const STRONG_SIGN = 3;

/** So many of the nearest are looked at, where nothing is sure. */
const NEAREST = 3;

/** An entry that is less likely is none of them, whatever sign the message has. */
const FAINTLY_NEAR = 0.3;

/** Where what was learned is not sure: an entry that is near by it and whose signs the message has. */
const signRule: Rule = (reading, subjects) => {
  const near = subjects
    .needs(reading.text)
    .slice(0, NEAREST)
    .filter(({ probability }) => probability >= FAINTLY_NEAR)
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
  ageRule,
  needRule,
  selfRule,
  outsideRule,
  signRule,
];
