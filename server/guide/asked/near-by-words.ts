import { WHERE_NOW } from '../reading/moves.ts';
import { namedTranslation } from '../reading/requests.ts';
import { plainWords } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Telling } from '../telling.ts';
import type { GuideReply } from '../types.ts';
import { likelyInTalk } from './in-talk.ts';
import { askedAnswer } from './reply.ts';

/** In words: a longer message tells more than it asks. */
const LONGEST = 14;
/** From these probabilities on a question is taken for what is asked, and answered without saying so. */
const NEAR = { taken: 0.2, sure: 0.4 };
const ABOUT_A_TRANSLATION =
  /^(?:and |so |but )?(?:what|how) about\b|\b(?:missing|left out|removed|trust|reliable|accurate|real|recommend\w*|good|best|better)\b/;

/** What the title of the question must speak of, where a message asks of a translation or where a thing is today. */
function titleWanted(plain: string, isOfPassage: boolean): RegExp | undefined {
  if (WHERE_NOW.test(plain)) return /^where\b/i;
  if (isOfPassage && /^(?:and |so |but )?what about (?:the )?\w+$/.test(plain)) return undefined;
  const { held, notHeld } = namedTranslation(plain);
  return (held ?? notHeld) && ABOUT_A_TRANSLATION.test(plain)
    ? /\b(?:bible|translation|king james)\b/i
    : undefined;
}

/**
 * Within a talk: "where is it now", and what is asked about a translation. Few words make no question of the library
 * likely; one that is near and has their subject in its title is meant.
 */
export function nearByWords(telling: Telling, subjects: Subjects): GuideReply | undefined {
  const plain = plainWords(telling.request.words);
  // After a passage "what about the NIV" wishes for its words.
  const isOfPassage =
    telling.request.history.findLast(({ role }) => role === 'assistant')?.record?.kind === 'passage';
  const title = plain.split(' ').length <= LONGEST ? titleWanted(plain, isOfPassage) : undefined;
  const [first] = title ? likelyInTalk(telling, subjects) : [];
  if (!title || !first || first.probability < NEAR.taken || !title.test(first.asked.question))
    return undefined;
  if (telling.said.times(first.asked.answer) > 0) return undefined;
  const isGuess = first.probability < NEAR.sure;
  return askedAnswer(telling, first.asked, { subjects, needs: [], isGuess });
}
