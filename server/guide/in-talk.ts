import type { AskedQuestion } from '../../content/guide/types.ts';
import type { RecalledAnswer } from './answer-record.ts';
import { askedWords } from './asked-words.ts';
import type { Spoken } from './conversation.ts';
import { IS_MADE } from './in-conversation.ts';
import { questionAnsweredBy } from './near-questions.ts';
import { sequelSpoken } from './sequels.ts';
import { askedFromTheHeart } from './short-facts.ts';
import type { Subjects } from './subjects.ts';
import type { Telling } from './telling.ts';
import { onlyTells, toldInTalk } from './told-in-talk.ts';
import type { GuideReply } from './types.ts';
import { plainWords } from './words.ts';

/** So many words in common with a wording of it say that a question of the library is meant; where something is only told, and not on the entry spoken of, more. */
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
  const isAway = onlyTells(words) && question && !isOn(question, last);
  if (question && means(words, question, isAway ? MEANS_IT_TELLING : MEANS_IT)) return undefined;
  const sequel = sequelSpoken(telling, last, { subjects, isWide: false });
  if (sequel || (asked && !onlyTells(words))) return sequel;
  // What was made is changed or used; nobody goes on telling of it. And what people ask of their life is answered so.
  if (IS_MADE.has(last.kind) || askedFromTheHeart(words)) return undefined;
  return sequelSpoken(telling, last, { subjects, isWide: true }) ?? toldInTalk(telling, last, subjects);
}

/** Whether a question of the library belongs to the entry that was spoken of. */
const isOn = ({ about }: AskedQuestion, { subject: { topic, question } }: RecalledAnswer): boolean =>
  about.some((label) => label === `topic/${topic?.id}` || label === `question/${question?.id}`);

/** Whether a message has so many words in common with one wording, or says the same as it. */
function means(words: string, { question, asked }: AskedQuestion, least: number): boolean {
  const own = new Set(askedWords(words));
  return [question, ...asked].some((wording) => {
    if (plainWords(wording) === plainWords(words)) return true;
    const said = new Set(askedWords(wording));
    const shared = [...said].filter((word) => own.has(word)).length;
    return shared >= least || (shared > 0 && shared === own.size && shared === said.size);
  });
}
