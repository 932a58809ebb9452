import { MORE_IS_NOT_WRITTEN, NOTHING_MORE_IS_WRITTEN } from '../../../content/guide/heard.ts';
import type { AskedQuestion } from '../../../content/guide/types.ts';
import { shownIn } from '../answer-record.ts';
import { asksSomething } from '../reading/requests.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { reply, type Telling } from '../telling.ts';
import type { GuideReply } from '../types.ts';
import { sentenceOfIt, unreadOf } from './answered-already.ts';
import { askedAnswer } from './reply.ts';

/**
 * Of a question that was answered what is near to what is asked further: a sentence of its answer, or that there is no more,
 * and a passage of it that was not read; undefined where nothing is asked and no sentence is near. With `isOnlySentence`
 * also where none is near.
 */
export function stayedWith(
  telling: Telling,
  answered: AskedQuestion,
  { subjects, isOnlySentence = false }: { readonly subjects: Subjects; readonly isOnlySentence?: boolean },
): GuideReply | undefined {
  const sentence = sentenceOfIt(telling, answered);
  if (!sentence && (isOnlySentence || !asksSomething(telling.request.words))) return undefined;
  const unread = unreadOf(telling, answered);
  const lead = telling.line(unread ? MORE_IS_NOT_WRITTEN : NOTHING_MORE_IS_WRITTEN);
  const text = reply([sentence ?? lead, unread ? telling.quote(unread) : '']);
  const { record } = askedAnswer(telling, answered, { subjects, needs: [] });
  return { text, record: { ...record, shown: shownIn(text) } };
}
