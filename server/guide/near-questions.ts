import type { AskedQuestion } from '../../content/guide/types.ts';
import { type AskedMatch, askedIn } from './asked.ts';
import type { GuideLibrary } from './library.ts';
import { likelyQuestions } from './meaning/near-in-meaning.ts';
import type { Need } from './needs/needs.ts';
import type { Subjects } from './subjects.ts';
import type { Telling } from './telling.ts';
import { wordsOf } from './words.ts';

/** How much it counts that what was learned takes both for the same. */
const ALIKE_IN_NEED = 0.3;
/** So many that have words in common are looked at more closely. */
const LOOKED_AT = 8;

/** A question of the library, with how like it is in need to what the message asks. */
export interface NearQuestion extends AskedMatch {
  readonly need: number;
}

/** The questions that are nearest to a message and were not answered yet, by words and by what was learned. */
export function nearestAsked(
  telling: Telling,
  subjects: Subjects,
  bonusOf: (asked: AskedQuestion) => number = () => 0,
): NearQuestion[] {
  return askedIn(telling.library, telling.request.words, bonusOf)
    .slice(0, LOOKED_AT)
    .map((match) => {
      const need = Math.min(
        1,
        likeInNeed(subjects.needs(match.stretch), needsOfWording(match.wording, subjects)),
      );
      return { ...match, need, score: match.score + ALIKE_IN_NEED * need };
    })
    .filter(({ asked }) => telling.said.times(asked.answer) === 0)
    .toSorted((a, b) => b.score - a.score);
}

/** So many letters tell one answer from all others. */
const KEY = 60;

/** The question of the library that the last reply answered, if it did. */
export function answeredBefore({ request, library }: Telling): AskedQuestion | undefined {
  const reply = request.history.findLast(({ role }) => role === 'assistant')?.content;
  return reply ? questionAnsweredBy(reply, library) : undefined;
}

/** The question of the library that a reply answers, if it does. */
export const questionAnsweredBy = (reply: string, library: GuideLibrary): AskedQuestion | undefined =>
  library.asked.find(({ answer }) => reply.startsWith(answer.slice(0, KEY)));

/** At most so many are offered, half of them entries. */
const OFFERED = 3;
const ENTRIES = 2;
const WORTH_OFFERING = { score: 0.75, need: 0.6, alike: 0.45, shared: 1.5 };

/** A question that is asked in other words is offered from this probability on. */
const LIKELY = 0.25;
/** So many of them. In words of the message: fewer say too little. */
const BY_MEANING = 2;
const SAYS_ENOUGH = 4;

/** The titles of questions that a first message asks in other words. Within a talk a message means what was spoken of. */
function askedInOtherWords(telling: Telling): string[] {
  const { words } = telling.request;
  if (telling.said.replies > 0 || wordsOf(words).length < SAYS_ENOUGH) return [];
  return likelyQuestions(telling.library, words)
    .filter(({ probability }) => probability >= LIKELY)
    .slice(0, BY_MEANING)
    .map(({ asked }) => asked.question);
}

/** What a message that nothing surely explains may have meant: the nearest entries, and questions that are like it. */
export function choicesFor(telling: Telling, entries: readonly string[], subjects: Subjects): string[] {
  const questions = nearestAsked(telling, subjects)
    .filter((near) =>
      (Object.keys(WORTH_OFFERING) as (keyof typeof WORTH_OFFERING)[]).every(
        (each) => near[each] >= WORTH_OFFERING[each],
      ),
    )
    .map(({ asked }) => asked.question);
  const near = askedInOtherWords(telling);
  const first = entries.slice(0, near.length > 0 ? 1 : ENTRIES);
  return [...new Set([...near, ...first, ...questions, ...entries])].slice(0, OFFERED);
}

/** What wordings of the library ask for, read once each. */
const wordings = new WeakMap<Subjects, Map<string, readonly Need[]>>();

function needsOfWording(wording: string, subjects: Subjects): readonly Need[] {
  const known = wordings.get(subjects) ?? new Map<string, readonly Need[]>();
  wordings.set(subjects, known);
  const needs = known.get(wording) ?? subjects.needs(wording);
  known.set(wording, needs);
  return needs;
}

/** How far two messages ask for the same: what they share of the likely labels. */
function likeInNeed(a: readonly Need[], b: readonly Need[]): number {
  return a.reduce((sum, { label, probability }) => {
    const other = b.find((need) => need.label === label);
    return other ? sum + Math.sqrt(probability * other.probability) : sum;
  }, 0);
}
