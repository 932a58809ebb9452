import { OR_RATHER, TAKEN_FOR } from '../../../content/guide/heard.ts';
import { PRAYER_HONESTY, PRAYER_LEADS } from '../../../content/guide/openings.ts';
import type { AskedQuestion } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { recordOf } from '../answer-record.ts';
import { askedFromTheHeart } from '../answers/short-facts.ts';
import { plainQuestionsIn } from '../answers/sub-questions.ts';
import type { FormRequest } from '../forms/form-request.ts';
import type { Intent } from '../intent.ts';
import type { GuideLibrary } from '../library.ts';
import type { Need } from '../needs/needs.ts';
import { isSure } from '../needs/understood.ts';
import { moveOf } from '../reading/moves.ts';
import { mayWantPrayer, onlySpeaksOfPrayer } from '../reading/prayer-wanted.ts';
import { asksSomething, followUp, isPersonal, quotedWords } from '../reading/requests.ts';
import { plainWords, wordsOf } from '../reading/words.ts';
import type { createRecogniser } from '../recognise/recognise.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { IS_MADE } from '../talk/in-conversation.ts';
import { reply, type Telling } from '../telling.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import type { GuideReply } from '../types.ts';
import { likelyInTalk, takesForFigure } from './in-talk.ts';
import { certaintyOf, type LikelyQuestion } from './likely.ts';

/** The answer to a question of the library, and how likely the message asks it. */
export interface AskedReply {
  /** Of this question and those that are nearly the same. */
  readonly probability: number;
  /** Of this one alone. */
  readonly own: number;
  /** Not likely enough to be answered unless nothing else is; the reply says what the message is taken for. */
  readonly isGuess: boolean;
  readonly isPrayer: boolean;
  readonly reply: GuideReply;
}

/**
 * From these probabilities on a question is answered: within a talk, where little else would fit; where nothing else was
 * recognised; and beside an entry that was.
 */
const ANSWERED = { inTalk: 0.42, unknown: 0.38, besideAnEntry: 0.38 };
/**
 * From these on it is a guess that says so: where something is asked or told at some length, where something is told in a
 * few words, and beside an entry. There readers scored its answer above the general one that came instead, within a talk
 * 0.5 to 0.8 of 2 against 0.35 (docs/decisions/062).
 */
const GUESSED = {
  asked: 0.11,
  told: 0.14,
  toldInFewWords: 0.25,
  onAFact: 0.2,
  besideATopic: 0.22,
  besideAnAnswer: 0.6,
};
/** From this one on a prayer of its own goes before one for any such occasion. */
const BESIDE_A_PRAYER = { answered: 0.4, guessed: 0.4 };
/** And from this one on, of what is left, beside a likelier one that was answered before. */
const BESIDE_ONE_ANSWERED = 0.3;
/** In words. */
const FEW = 6;
/** Below this probability a guess is followed by what else may be meant, from `others` on, so many at most. */
const OFFERED = { below: 0.25, others: 0.04, most: 2 };
/** And where something was made, by a few words, which mostly say how it is to be: "for 8 year olds". */
const OF_WHAT_WAS_MADE = { probability: 0.75, words: 5 };
/** Somebody who may be in danger is answered no guess. */
export const SURE_IN_DANGER = 0.6;
/** From this probability on a question is answered where a yes to it would be a no to the message; its title is said first. */
const BEFORE_A_TURN = 0.7;
/** From this probability on only what is to be made comes first. */
const SURELY = 0.8;
/** From this probability on it goes before what people ask whatever a talk is about. */
const BEFORE_THE_HEART = 0.5;
const PASSAGES = 1;

/** Replies that show a passage, of which people want its chapter, or what comes next. */
const SHOWS: ReadonlySet<string> = new Set(['quote', 'passage']);
/** What is shown or said, and answers no question. */
export const ANSWERS_NO_QUESTION: ReadonlySet<Intent['kind']> = new Set([
  'quote',
  'plan',
  'find',
  'no-passage',
  'book',
  'thanks',
  'greeting',
  'goodbye',
]);

/** The answer to a question that people ask of their life or faith; undefined where the library has none that is likely meant. */
export function askedReply(
  telling: Telling,
  last: RecalledAnswer | undefined,
  { recognise, subjects }: { recognise: ReturnType<typeof createRecogniser>; subjects: Subjects },
): AskedReply | undefined {
  const { request, library } = telling;
  const words = plainWords(request.words);
  if (request.document || subjects.titled(words)) return undefined;
  const titled = titlesOf(library).get(words);
  if (titled)
    return {
      probability: 1,
      own: 1,
      isGuess: false,
      isPrayer: titled.isPrayer === true,
      reply: askedAnswer(telling, titled, { subjects, needs: [] }),
    };
  // A single word asks nothing by itself.
  if (!last && !words.includes(' ')) return undefined;
  // "The second one": what acts on the reply before is no question of its own.
  if (last && (last.shown.length > 1 || SHOWS.has(last.kind)) && moveOf(request.words)) return undefined;
  const needs = subjects.needs(request.words);
  const all = likelyInTalk(telling, subjects);
  const wantsPrayer = mayWantPrayer(words);
  const likely = all.filter(
    ({ asked, probability }) =>
      telling.said.times(asked.answer) === 0 &&
      (!asked.isPrayer || wantsPrayer || probability >= ANSWERED.inTalk),
  );
  const asked = likely[0]?.asked;
  if (!asked) return undefined;
  const probability = certaintyOf(likely);
  const least = leastFor(telling, last, { needs, isPrayer: asked.isPrayer === true });
  // Where the likeliest was answered before, the next one is no more than a guess.
  const wasAnswered = telling.said.times(all[0]!.asked.answer) > 0;
  const isGuess = probability < least.answered || wasAnswered;
  if (probability < least.guessed) return undefined;
  if (probability < SURELY && DEFINES.test(words)) return undefined;
  if (wasAnswered && probability < BESIDE_ONE_ANSWERED * (1 - all[0]!.probability)) return undefined;
  if (probability < SURELY && quotedWords(request.words)) return undefined;
  if (plainQuestionsIn(request.words, subjects).length > 1) return undefined;
  if (last && probability < BEFORE_THE_HEART && askedFromTheHeart(request.words)) return undefined;
  if (isMeantOtherwise(telling, last, { asked, probability }, recognise)) return undefined;
  if (!last && isSure(needs[0]) && isOfAnother(request.words, { asked, probability })) return undefined;
  if (isGuess && takesForFigure(telling, asked)) return undefined;
  // "Tell me more" is no question of its own.
  if (isGuess && last && (followUp(words) || moveOf(request.words))) return undefined;
  return {
    probability,
    own: likely[0]!.probability,
    isGuess,
    isPrayer: asked.isPrayer === true,
    reply: askedAnswer(telling, asked, {
      subjects,
      needs,
      isGuess,
      others: isGuess && probability < OFFERED.below ? othersOf(likely) : [],
    }),
  };
}

/** What else may be meant, likeliest first. */
const othersOf = ([, ...others]: readonly LikelyQuestion[]): string[] =>
  others
    .filter(({ asked, probability }) => probability >= OFFERED.others && !asked.isPrayer)
    .slice(0, OFFERED.most)
    .map(({ asked }) => asked.question);

const titles = new WeakMap<GuideLibrary, ReadonlyMap<string, AskedQuestion>>();

/** The questions by their titles in plain words; read once. */
export function titlesOf(library: GuideLibrary): ReadonlyMap<string, AskedQuestion> {
  const known =
    titles.get(library) ?? new Map(library.asked.map((asked) => [plainWords(asked.question), asked]));
  titles.set(library, known);
  return known;
}

/** The probabilities from which on a question is answered, and guessed. */
function leastFor(
  telling: Telling,
  last: RecalledAnswer | undefined,
  { needs: [need], isPrayer }: { readonly needs: readonly Need[]; readonly isPrayer: boolean },
): { answered: number; guessed: number } {
  if (spokeOfSuicideBefore(telling)) return { answered: SURE_IN_DANGER, guessed: SURE_IN_DANGER };
  if (isPrayer && need?.label.startsWith('prayer/')) return BESIDE_A_PRAYER;
  const isMade = last && (last.form !== undefined || IS_MADE.has(last.kind));
  if (isMade && wordsOf(telling.request.words).length <= OF_WHAT_WAS_MADE.words) {
    const least = OF_WHAT_WAS_MADE.probability;
    return { answered: least, guessed: least };
  }
  if (!last && isSure(need)) {
    const guessed = need?.label.startsWith('topic/') ? GUESSED.besideATopic : GUESSED.besideAnAnswer;
    return { answered: Math.max(guessed, ANSWERED.besideAnEntry), guessed };
  }
  const { words } = telling.request;
  const isFew = wordsOf(words).length <= FEW;
  return {
    answered: last ? ANSWERED.inTalk : ANSWERED.unknown,
    guessed: last?.fact
      ? GUESSED.onAFact
      : asksSomething(words)
        ? GUESSED.asked
        : isFew
          ? GUESSED.toldInFewWords
          : GUESSED.told,
  };
}

/** Whether something is to be made, shown or said that is no answer to a question. */
function isMeantOtherwise(
  { request }: Telling,
  last: RecalledAnswer | undefined,
  { asked, probability }: LikelyQuestion,
  recognise: ReturnType<typeof createRecogniser>,
): boolean {
  const { intent } = recognise({ words: request.words, earlier: [], hasDocument: false });
  if (intent.kind === 'note' && WHAT_TO_SAY.test(request.words)) return false;
  if (intent.kind === 'prayer' && asked.isPrayer) return hasLimits(intent.form);
  if (IS_MADE.has(intent.kind))
    return (
      probability < BEFORE_WHAT_IS_MADE ||
      !ONLY_NAMED.has(intent.kind) ||
      REQUESTS.test(plainWords(request.words))
    );
  if (intent.kind === 'passage' && onlyNames(request.words)) return true;
  if (probability >= SURELY) return false;
  if (ANSWERS_NO_QUESTION.has(intent.kind)) return true;
  if (intent.kind === 'passage' && intent.passages.length > 0 && !last) return true;
  const isOfItself = asked.about.some((label) => label.startsWith('self/'));
  return (intent.kind === 'self' || intent.kind === 'outside') && !isOfItself && !last;
}

/** "And Ruth 3?", "what happens in Romans 9": a whole chapter is wanted, and nothing asked about it. */
export const onlyNames = (words: string): boolean =>
  /^(?:(?:and|now|ok|so|then|next|please|the|what|how|about|is|in|happens?|happened|does|of|say|says?|read|show|me) )*(?:[1-3] )?[a-z]+ \d+(?: (?:and|[a-z]+|\d+))*$/.test(
    plainWords(words),
  ) && wordsOf(words).length <= FEW_WORDS;
const FEW_WORDS = 7;

/** From this probability on a question goes before something to be made that the message does not ask for in so many words. */
const BEFORE_WHAT_IS_MADE = 0.6;
/** Such words also stand where nothing is wanted. */
const ONLY_NAMED: ReadonlySet<Intent['kind']> = new Set(['form', 'sermon', 'study']);
/** In plain words. "They say that if I give, God will bless me" asks for no blessing. */
const REQUESTS =
  /\b(?:(?:give|send|show) (?:me|us)|(?:write|make|find|suggest|recommend|prepare|draft|explain) (?:me|us|a|an|the|my|our|some)|preparing|(?:i|we) (?:need|want|look)|(?:i|we)(?: would| d) like (?!to ask)|please|pls|plz|help (?:me|us)|how do (?:i|we|you) (?:tell|explain|say|bless)|(?:what|how) (?:do|can|should|could|to) (?:(?:i|we) )?(?:write|say|pray|read)|(?:any|some|good|short|a|an) (?:\w+ )?(?:verses?|psalms?|readings?|passages?|blessing|grace|prayer|plan|outline|devotion\w*)|(?:verses?|psalms?|readings?|blessings?|graces?|prayers?|questions|outline|plan|card|sermon|lesson|toast|letter|icebreakers?) (?:for|before|about|on|at|to)|^(?:explain|bless|verse|psalm|prayer|grace|blessing))\b/;

/** A prayer of so many words, or for an age, is made. */
const hasLimits = (form: FormRequest | undefined): boolean =>
  Boolean(form?.count ?? form?.words ?? form?.ages);

/** "What is Lent": a fact, or an entry, says it. */
const DEFINES =
  /^(?:what|who) (?:is|was|are|were) (?:the |a |an )?\w+$|^what does the bible say about (?:\w+ ){0,2}\w+$/;

/** Words are asked for, and not a card. */
const WHAT_TO_SAY = /\b(?:what|how) (?:do|can|should|could|shall) (?:i|we) (?:say|tell)\b/i;

/** In words: who writes more than this tells something, and is given words to pray with. */
const TELLS = 9;
/** From these probabilities on an entry of the question is what was told of, and so surely that its prayer belongs to it: readers liked the answers below better without one. */
const TOLD_OF = { likely: 0.5, surely: 0.85 };

/** The answer to a question of the library. */
export function askedAnswer(
  telling: Telling,
  asked: AskedQuestion,
  {
    subjects,
    needs,
    isGuess = false,
    others = [],
    shown = PASSAGES,
  }: {
    readonly subjects: Subjects;
    readonly needs: readonly Need[];
    readonly isGuess?: boolean;
    /** Titles of what else may be meant. */
    readonly others?: readonly string[];
    /** So many passages at most. */
    readonly shown?: number;
  },
): GuideReply {
  const words = wordsOf(telling.request.words);
  const labelsFrom = (least: number) =>
    needs.filter(({ probability }) => probability >= least).map(({ label }) => label);
  const likely = labelsFrom(TOLD_OF.likely);
  const label = asked.about.find((each) => likely.includes(each)) ?? asked.about[0]!;
  const intent = subjects.entryOf(label, words)?.intent;
  const fresh = asked.passages.map(passageOfMark).filter((passage) => !telling.said.quoted(passage));
  const tells = words.length > TELLS && isPersonal(plainWords(telling.request.words));
  const isSurelyTold = tells && labelsFrom(TOLD_OF.surely).includes(label);
  const prays = intent?.kind === 'topic' && isSurelyTold && telling.said.replies === 0;
  const text = reply([
    isGuess || turnsRound(telling.request.words, asked)
      ? telling.line(TAKEN_FOR, { question: asked.question })
      : '',
    asked.isPrayer ? prayerLead(telling, asked) : '',
    telling.words(asked.answer),
    ...fresh.slice(0, shown).map((passage) => telling.quote(passage)),
    ...(prays ? [telling.line(PRAYER_LEADS), telling.words(intent.topic.prayers[0] ?? '')] : []),
    ...(others.length > 0 ? [telling.line(OR_RATHER), others.map((title) => `- ${title}`).join('\n')] : []),
  ]);
  const about = intent && asked.isPrayer ? prayerOn(intent) : (intent ?? ({ kind: 'unknown' } as const));
  const near = others.length > 0 ? { near: others } : {};
  return { text, record: { ...recordOf(about, text), asked: asked.id, ...near } };
}

/** Whether a question that is beside a sure entry takes for granted what a first message does not say. */
function isOfAnother(words: string, { asked, probability }: LikelyQuestion): boolean {
  // "I am so anxious" does not ask whether that is a sin.
  if (probability < BEFORE_A_TURN && !asksSomething(words) && turnsRound(words, asked)) return true;
  // "Is suicide the unforgivable sin" is asked by nobody's brother.
  return OF_SOMEBODY.test(asked.question) && !NAMES_SOMEBODY.test(words);
}

const PEOPLE =
  'brother|sister|son|daughter|child|children|kid|boy|girl|baby|husband|wife|spouse|mother|father|mum|mom|dad|parent|friend|mate|partner|boyfriend|girlfriend|grand\\w+|nan|aunt|uncle|cousin|nephew|niece|godson|family|boss|manager|colleague|co-?worker|neighbou?r|teenager';
/** "My 16 yr old" too. */
const NAMES_SOMEBODY = new RegExp(`\\b(?:${PEOPLE})s?\\b|\\b\\d+[ -]?(?:yo|yr|year)s?\\b`, 'i');
const OF_SOMEBODY =
  /\b(?:my|our) (?:\w+ )?(?:brother|sister|son|daughter|child|children|husband|wife|mother|father|mum|mom|dad|parents|friend|partner|boyfriend|girlfriend|grand\w+|family|boss|colleague|neighbou?r)s?\b/i;

const YES_OR_NO = /^(?:Yes|No)\b/;
const OF_WRONG =
  /\b(?:wrong|sin|sins|sinful|sinning|bad|disloyal|forbidden|foolish|silly|selfish|wicked|evil|stupid|cowardly|shameful|lazy|disobedient|unforgivable|too late|against|not (?:ok|okay|allowed|right|good))\b/;

/** Whether a yes or no to the question's title is the opposite to the message: "is it wrong to take" and "may I take". */
export function turnsRound(
  words: string,
  { question, answer }: Pick<AskedQuestion, 'question' | 'answer'>,
): boolean {
  return YES_OR_NO.test(answer) && OF_WRONG.test(plainWords(words)) !== OF_WRONG.test(plainWords(question));
}

const IS_PRAYER = /^A prayer (.+?)[.?]?$/;

/** To somebody who asks the guide to pray: that it cannot. "A prayer before an operation" is one "before an operation". */
function prayerLead(telling: Telling, { question }: AskedQuestion): string {
  const { words } = telling.request;
  const about = IS_PRAYER.exec(question)?.[1];
  if (about === undefined || !/\bpray\b/i.test(words) || onlySpeaksOfPrayer(plainWords(words)))
    return telling.line(PRAYER_LEADS);
  return telling.line(PRAYER_HONESTY, { about: toTheReader(about) });
}

/** "Before I preach" as the guide says it: "before you preach". */
const toTheReader = (text: string): string =>
  text
    .replace(/\bI am\b/g, 'you are')
    .replace(/\b(?:I|me|we|us)\b/g, 'you')
    .replace(/\b(?:my|our)\b/g, 'your');

const PRAYER: FormRequest = { form: 'prayer' };

/** A prayer is what was made: it can be made shorter, or for somebody else. */
function prayerOn(intent: Intent): Intent {
  if (intent.kind === 'topic')
    return { kind: 'prayer', subject: { topic: intent.topic, passages: [] }, form: PRAYER };
  return intent.kind === 'question'
    ? { kind: 'prayer', subject: { question: intent.question, passages: [] }, form: PRAYER }
    : intent;
}
