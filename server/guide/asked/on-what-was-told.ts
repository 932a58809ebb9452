import { NEAR_THE_TALK } from '../../../content/guide/heard.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { Spoken } from '../conversation.ts';
import type { Subjects } from '../subjects.ts';
import type { Telling } from '../telling.ts';
import { latelySaid } from './candidates.ts';
import { visitorsWords } from './in-talk.ts';
import { likelyAsked } from './likely.ts';

/** From this probability on the talk so far asks a question, also where its last message alone does not. */
const LIKELY = 0.6;

/**
 * To somebody who goes on telling in a few words ("29", "the owner died"): the answer to the question that these and the
 * messages before ask together, where it was not given yet; undefined where none is likely.
 */
export function onWhatWasTold(telling: Telling, subjects: Subjects): Spoken | undefined {
  const words = `${latelySaid(visitorsWords(telling))}\n${telling.request.words}`;
  const found = likelyAsked({ words, earlier: [] }, subjects).find(
    ({ asked, probability }) =>
      probability >= LIKELY && !asked.isPrayer && telling.said.times(asked.answer) === 0,
  );
  if (!found) return undefined;
  const { question, answer, passages } = found.asked;
  const fresh = passages.map(passageOfMark).find((passage) => !telling.said.quoted(passage));
  return {
    parts: [
      telling.line(NEAR_THE_TALK, { question }),
      telling.words(answer),
      fresh ? telling.quote(fresh) : '',
    ],
    asked: found.asked.id,
  };
}
