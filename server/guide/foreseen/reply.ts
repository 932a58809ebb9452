import { askedAnswer, SURE_IN_DANGER } from '../asked/reply.ts';
import type { Subjects } from '../subjects.ts';
import { spokeOfSuicideBefore } from '../taken-up-first.ts';
import type { Telling } from '../telling.ts';
import type { GuideReply } from '../types.ts';
import { likelyForeseen } from './likely.ts';

/** The answer to what was foreseen to be said next, and how likely the message says it. */
export interface ForeseenReply {
  readonly probability: number;
  readonly reply: GuideReply;
}

/** From these probabilities on it is answered, and guessed, which the reply then says. */
const LEAST = { answered: 0.4, guessed: 0.2 };

/** The answer to what visitors were foreseen to say in such a talk; undefined where the message says none of it. */
export function foreseenReply(telling: Telling, subjects: Subjects): ForeseenReply | undefined {
  const [first] = likelyForeseen(telling);
  if (!first) return undefined;
  const { asked, probability } = first;
  if (probability < (spokeOfSuicideBefore(telling) ? SURE_IN_DANGER : LEAST.guessed)) return undefined;
  const isGuess = probability < LEAST.answered;
  return {
    probability,
    reply: askedAnswer(telling, asked, { subjects, needs: [], isGuess, shown: asked.passages.length }),
  };
}
