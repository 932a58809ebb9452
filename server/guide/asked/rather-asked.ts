import type { AskedQuestion } from '../../../content/guide/types.ts';
import { askedById } from '../foreseen/by-id.ts';
import type { Intent } from '../intent.ts';
import { asksSomething, followUp } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import { namesEntry } from '../recognise/entry-named.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import type { GuideReply } from '../types.ts';
import { likelyInTalk, takesForFigure } from './in-talk.ts';
import { askedAnswer } from './reply.ts';
import { stayedWith } from './stayed-with.ts';

/** From these probabilities on a question of the library says more than what is only near: to what is asked, and told. */
const RATHER = { asked: 0.12, told: 0.25 };
/** From this one on beside the one that was answered already and is likelier. */
const BESIDE_IT = 0.2;
/** From this one on it goes before an entry that the message names. */
const BEFORE_NAMED = 0.25;
/** And from this one on the question that was answered is still asked, whatever entry is named. */
const STILL_ASKED = 0.5;
/** From this one on it is no guess. */
const SURE = 0.45;

/** What a message would be answered otherwise. */
interface Otherwise {
  readonly intent: Intent;
  readonly within: Spoken | undefined;
  readonly subjects: Subjects;
}

/**
 * Within a talk, in place of an entry that only stands near: a question of the library that is likelier, or what belongs to
 * the one that was answered before; undefined where neither is.
 */
export function ratherAsked(telling: Telling, otherwise: Otherwise): GuideReply | undefined {
  const { request, said } = telling;
  if (request.document || request.history.length === 0 || !isOnlyNear(telling, otherwise)) return undefined;
  const { subjects, intent, within } = otherwise;
  const isNamed =
    !within && intent.kind === 'question' && namesEntry(request.words, intent.question, subjects);
  const likely = likelyInTalk(telling, subjects).filter(
    ({ asked }) => !asked.isPrayer && !takesForFigure(telling, asked),
  );
  const [first] = likely;
  const isStill = first !== undefined && said.times(first.asked.answer) > 0;
  const fresh = likely.find(({ asked }) => said.times(asked.answer) === 0);
  const asks = asksSomething(request.words);
  const least = isNamed ? BEFORE_NAMED : !asks ? RATHER.told : isStill ? BESIDE_IT : RATHER.asked;
  if (fresh && fresh.probability >= least)
    return askedAnswer(telling, fresh.asked, { subjects, needs: [], isGuess: fresh.probability < SURE });
  if (isNamed && !(isStill && first.probability >= STILL_ASKED)) return undefined;
  const answered = isStill ? first.asked : answeredLately(telling);
  return answered && stayedWith(telling, answered, { subjects, isOnlySentence: isNamed });
}

/** The question that one of the last replies answered. */
function answeredLately({ request, library }: Telling): AskedQuestion | undefined {
  const records = request.history.flatMap(({ role, record }) => (role === 'assistant' ? [record] : []));
  const id = records.slice(-LATELY).findLast((record) => record?.asked)?.asked;
  return askedById(library, id);
}

/** In replies. */
const LATELY = 2;

/** Whether the reply would be an entry or passage that nothing surely asks for. */
function isOnlyNear(telling: Telling, { intent, within, subjects }: Otherwise): boolean {
  const plain = plainWords(telling.request.words);
  if (spokeOfSuicideBefore(telling) || subjects.titled(plain)) return false;
  if (within) return within.isNear === true;
  // "Tell me more" is meant.
  return intent.kind === 'question' && followUp(plain) === undefined;
}
