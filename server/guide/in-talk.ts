import type { AskedQuestion } from '../../content/guide/types.ts';
import type { RecalledAnswer } from './answer-record.ts';
import { askedWords } from './asked-words.ts';
import type { Spoken } from './conversation.ts';
import { questionAnsweredBy } from './near-questions.ts';
import { sequelSpoken } from './sequels.ts';
import type { Subjects } from './subjects.ts';
import type { Telling } from './telling.ts';
import { onlyTells, toldInTalk } from './told-in-talk.ts';
import type { GuideReply } from './types.ts';
import { plainWords } from './words.ts';

/** So many words in common with a wording of it say that a question of the library is meant; where something is only told, more. */
const MEANS_IT = 2;
const MEANS_IT_TELLING = 3;

/**
 * What a message is answered from the talk itself: what comes after every matter, and what is only told. `asked` is the
 * question of the library that its words are near to, which goes first where the words surely mean it.
 */
export function spokenInTalk(
  telling: Telling,
  last: RecalledAnswer,
  subjects: Subjects,
  asked: GuideReply | undefined,
): Spoken | undefined {
  const question = asked && questionAnsweredBy(asked.text, telling.library);
  const { words } = telling.request;
  if (question && means(words, question, onlyTells(words) ? MEANS_IT_TELLING : MEANS_IT)) return undefined;
  const sequel = sequelSpoken(telling, last, { subjects, isWide: false });
  if (sequel || (asked && !onlyTells(words))) return sequel;
  return sequelSpoken(telling, last, { subjects, isWide: true }) ?? toldInTalk(telling, last, subjects);
}

/** Whether a message has so many words in common with one wording, or all of its own. */
function means(words: string, { question, asked }: AskedQuestion, most: number): boolean {
  const own = new Set(askedWords(words));
  const least = Math.min(most, Math.max(own.size, 1));
  return [question, ...asked].some(
    (wording) =>
      plainWords(wording) === plainWords(words) ||
      new Set(askedWords(wording).filter((word) => own.has(word))).size >= least,
  );
}
