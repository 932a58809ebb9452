import { NEAR_WHAT_IS_TOLD } from '../../../content/guide/heard.ts';
import type { AskedQuestion } from '../../../content/guide/types.ts';
import type { AnswerRecord } from '../answer-record.ts';
import { figuresNamed } from '../figures/names.ts';
import { askedById } from '../foreseen/by-id.ts';
import { asksSomething, isPersonal } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import { tellingStems } from '../recognise/paragraphs.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { type LikelyQuestion, likelyAsked } from './likely.ts';

/** The questions that a message asks within its talk, worked out once. */
const found = new WeakMap<Telling, readonly LikelyQuestion[]>();

export function likelyInTalk(telling: Telling, subjects: Subjects): readonly LikelyQuestion[] {
  const known = found.get(telling);
  if (known) return known;
  const { words, history } = telling.request;
  const earlier = history.flatMap(({ role, content }) => (role === 'user' ? [content.slice(0, READ)] : []));
  const inTalk = likelyAsked({ words, earlier: earlier.slice(-LOOKED_BACK) }, subjects);
  const likely = (earlier.length > 0 && ofItsOwn(words, inTalk, subjects)) || inTalk;
  found.set(telling, likely);
  return likely;
}

/** Below this probability what only the talk makes likely is doubted. */
const BY_THE_TALK_ALONE = 0.25;
/** So many words of its own say what a message is about. */
const SAYS_WHAT = 2;

/**
 * Whoever tells of something else than the talk was about, "my wife left me" after a question on Hebrews, is read without the
 * talk; undefined where what the talk makes likely has a word of the message, or is likely by itself.
 */
function ofItsOwn(
  words: string,
  [first]: readonly LikelyQuestion[],
  subjects: Subjects,
): readonly LikelyQuestion[] | undefined {
  const own = [...tellingStems(words)];
  if (!first || first.probability >= BY_THE_TALK_ALONE || asksSomething(words) || own.length < SAYS_WHAT)
    return undefined;
  const shares = ({ asked }: LikelyQuestion) => {
    const held = new Set(tellingStems(`${asked.question} ${asked.answer}`));
    return own.some((stem) => held.has(stem));
  };
  return shares(first) ? undefined : likelyAsked({ words, earlier: [] }, subjects).filter(shares);
}

/** Whether a question is on a figure of the Bible, and the message on somebody's own life: a husband named David is no king. */
export function takesForFigure({ request }: Telling, { question }: AskedQuestion): boolean {
  const record = request.history.at(-1)?.record;
  const isOfLife = record ? OF_LIFE.has(record.kind) : isPersonal(plainWords(request.words));
  return isOfLife && figuresNamed(question).length > 0;
}
const OF_LIFE: ReadonlySet<AnswerRecord['kind']> = new Set(['topic', 'self']);

/** Of earlier messages so much is read. In UTF-16 units, and in messages. */
const READ = 600;
const LOOKED_BACK = 4;

/** The question of the library that the last reply answered, if it did. */
export function answeredBefore({ request, library }: Telling): AskedQuestion | undefined {
  const id = request.history.findLast(({ role }) => role === 'assistant')?.record?.asked;
  return askedById(library, id);
}

/** What the last reply's question belongs to, where it answered one. */
export const themeOf = (telling: Telling): readonly string[] | undefined => answeredBefore(telling)?.about;

/** Within a talk a question is offered where the likeliest has this probability, and beside it those of the other. */
const OFFERED_FROM = { first: 0.2, others: 0.08 };

/** To somebody who goes on telling: the questions that this may be near to; undefined where none is, or some were just offered. */
export function offeredInTalk(telling: Telling, subjects: Subjects): Spoken | undefined {
  const record = telling.request.history.findLast(({ role }) => role === 'assistant')?.record;
  const likely = likelyInTalk(telling, subjects);
  // What is nearest was answered already: beside it stand strangers.
  if (likely[0] && telling.said.times(likely[0].asked.answer) > 0) return undefined;
  const fresh = likely.filter(({ asked }) => !asked.isPrayer && telling.said.times(asked.answer) === 0);
  if (record?.near || (fresh[0]?.probability ?? 0) < OFFERED_FROM.first) return undefined;
  const near = fresh
    .filter(({ probability }) => probability >= OFFERED_FROM.others)
    .slice(0, OFFERED)
    .map(({ asked }) => asked.question);
  return { parts: [telling.line(NEAR_WHAT_IS_TOLD), near.map((title) => `- ${title}`).join('\n')], near };
}

/** At most so many are offered. */
const OFFERED = 3;
/** Questions are offered from this probability on, so many at most. */
const WORTH_OFFERING = 0.08;
const QUESTIONS = 2;

/** What a message that nothing surely explains may have meant: the nearest questions and entries. */
export function choicesFor(telling: Telling, entries: readonly string[], subjects: Subjects): string[] {
  const questions = likelyInTalk(telling, subjects)
    .filter(
      ({ asked, probability }) => probability >= WORTH_OFFERING && telling.said.times(asked.answer) === 0,
    )
    .slice(0, QUESTIONS)
    .map(({ asked }) => asked.question);
  return [...new Set([...questions, ...entries])].slice(0, OFFERED);
}
