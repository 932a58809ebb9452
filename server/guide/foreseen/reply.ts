import type { AskedQuestion } from '../../../content/guide/types.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { stemsOf } from '../asked/candidates.ts';
import { ANSWERS_NO_QUESTION, askedAnswer, onlyNames, SURE_IN_DANGER } from '../asked/reply.ts';
import { figuresNamed } from '../figures/names.ts';
import { asksForMoment } from '../prayers/prayer-in-talk.ts';
import { moveOf } from '../reading/moves.ts';
import { mayWantPrayer } from '../reading/prayer-wanted.ts';
import { followUp } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import type { createRecogniser } from '../recognise/recognise.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { IS_MADE } from '../talk/in-conversation.ts';
import { whereFrom } from '../talk/where-from.ts';
import type { Telling } from '../telling.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import type { GuideReply } from '../types.ts';
import { foreseenCandidates } from './candidates.ts';
import { likeliestFirst } from './likely.ts';

/** The answer to what was foreseen to be said next, and how likely the message says it. */
export interface ForeseenReply {
  readonly probability: number;
  /** Not likely enough to be answered where the message can be taken otherwise; the reply says what it is taken for. */
  readonly isGuess: boolean;
  readonly isPrayer: boolean;
  readonly reply: GuideReply;
}

/** From these probabilities on it is answered, and guessed. */
const LEAST = { answered: 0.4, guessed: 0.25 };
/** From this one on, whatever else the message may be. */
export const SURELY_FORESEEN = 0.75;

/**
 * The answer to what visitors were foreseen to say in such a talk; undefined where the message says none of it. `last`: what
 * the reply before was on.
 */
export function foreseenReply(
  telling: Telling,
  last: RecalledAnswer,
  {
    recognise,
    subjects,
  }: { readonly recognise: ReturnType<typeof createRecogniser>; readonly subjects: Subjects },
): ForeseenReply | undefined {
  const { words } = telling.request;
  const plain = plainWords(words);
  // "Tell me more" and "where does it say so" are on the reply before.
  if (followUp(plain) || whereFrom(telling, last)) return undefined;
  const candidates = foreseenCandidates(telling).filter(
    ({ asked }) => !isOnAnother(plain, asked) && !isNoGrace(plain, asked),
  );
  // A prayer for a moment has its own; who asks for none gets one only where it is likely.
  const least = asksForMoment(telling) ? Number.POSITIVE_INFINITY : mayWantPrayer(plain) ? 0 : LEAST.answered;
  const [likeliest] = likeliestFirst(candidates);
  const isUnwanted = likeliest?.asked.isPrayer && likeliest.probability < least;
  const first = isUnwanted ? likeliestFirst(candidates.filter(({ asked }) => !asked.isPrayer))[0] : likeliest;
  if (!first) return undefined;
  const { asked, probability } = first;
  if (probability < (spokeOfSuicideBefore(telling) ? SURE_IN_DANGER : LEAST.guessed)) return undefined;
  const isGuess = probability < LEAST.answered;
  if (probability < SURELY_FORESEEN) {
    const { kind } = recognise({ words, earlier: [], hasDocument: false }).intent;
    if (kind === 'passage' && onlyNames(words)) return undefined;
    if (ANSWERS_NO_QUESTION.has(kind) || (isGuess && (IS_MADE.has(kind) || moveOf(words)))) return undefined;
  }
  return {
    probability,
    isGuess,
    isPrayer: asked.isPrayer === true,
    reply: askedAnswer(telling, asked, { subjects, needs: [], isGuess, shown: asked.passages.length }),
  };
}

/** A grace is said before a meal, and is no prayer for the evening. */
const isNoGrace = (plain: string, { question }: AskedQuestion): boolean =>
  ASKS_FOR_GRACE.test(plain) && !/\b(?:grace|meal|table|eat)\b/i.test(question);
const ASKS_FOR_GRACE =
  /\bgrace (?:for|before|at)\b|\b(?:write|give|put down|need|want|make|have) (?:\w+ ){0,3}graces?\b/;

/** "What is a cubit": the word that is to be explained. */
const EXPLAINS =
  /^(?:(?:and|but|so|ok|okay|then|thanks|thank you) )*(?:what|who) (?:is|are|was|were) (?:the |a |an )?(\w+)$/;

/** Whether a message names somebody of the Bible, or a word to be explained, of whom what was foreseen says nothing. */
function isOnAnother(plain: string, { question, answer }: AskedQuestion): boolean {
  const said = `${question}\n${answer}`;
  const named = figuresNamed(plain);
  if (ASKS_OF_JESUS.test(plain) && !/\b(?:Jesus|Christ)\b/.test(said)) return true;
  if (
    named.length > 0 &&
    !figuresNamed(said).some(({ figure }) => named.some((one) => one.figure === figure))
  )
    return true;
  const explained = EXPLAINS.exec(plain)?.[1];
  if (explained === undefined || NAMES_NOTHING.test(explained)) return false;
  const spokenOf = stemsOf(said);
  return ![...stemsOf(explained)].every((stem) => spokenOf.has(stem));
}

const ASKS_OF_JESUS =
  /^(?:(?:and|but|so|then) )*(?:is|was|did|does|had|has|who|what|when|where|why|how|if) (?:\w+ ){0,4}?(?:jesus|christ)\b/;

/** "What is that", "who is he". */
const NAMES_NOTHING = /^(?:it|this|that|these|those|he|she|they|i|you|we|wrong|next|left|true|there)$/;
