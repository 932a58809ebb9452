import { CHILDREN_QUESTIONS } from '../../../content/guide/follow-ups.ts';
import { CHILD_TEXT } from '../../../content/guide/forms/gatherings.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { amountWords } from '../forms/amounts.ts';
import { audienceIn } from '../forms/audience.ts';
import { formAnswer } from '../forms/form-answer.ts';
import { plainWords } from '../reading/words.ts';
import { list, type Telling } from '../telling.ts';
import { leansBack, type ReplyPart, wholeSentences, wordCount } from './reply-parts.ts';

/** In words: a longer sentence is none for a child. */
const LONGEST = 20;
const SENTENCES = 2;
const QUESTIONS = 2;

/** What was answered, as one may put it to a child: what is written for one, else its plainest sentences. Undefined of what was made. */
export function forAChild(
  telling: Telling,
  parts: readonly ReplyPart[],
  { subject, asked, fact, form, note }: RecalledAnswer,
): string[] | undefined {
  if (form || note) return undefined;
  if (!asked && !fact) {
    if (!subject.topic && !subject.question && subject.passages.length === 0) return undefined;
    const audience = audienceIn(amountWords(plainWords(telling.request.words)));
    return formAnswer(telling, { form: 'child', ...audience }, subject);
  }
  const sentences = parts
    .flatMap(({ kind, text }) => (kind === 'text' ? wholeSentences(text) : []))
    .filter((sentence) => wordCount(sentence) <= LONGEST && !leansBack(sentence))
    .slice(0, SENTENCES);
  if (sentences.length === 0) return undefined;
  return [
    telling.line(CHILD_TEXT.general),
    sentences.join(' '),
    list(telling.said.freshest(CHILDREN_QUESTIONS.slice(1), QUESTIONS, (text) => text)),
    telling.unheard(CHILD_TEXT.closing),
  ];
}
