import { AS_I_SAID } from '../../../content/guide/heard.ts';
import type { AskedQuestion } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { Passage } from '../../../scripture/types.ts';
import { asksSomething, requestedForm } from '../reading/requests.ts';
import { plainWords, STOP_WORDS, wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Spoken } from '../spoken.ts';
import type { Telling } from '../telling.ts';
import { likelyInTalk } from './in-talk.ts';

/** "No, I thought it was seven": what was answered is doubted. */
const DOUBTS = /^(?:no|but|really|oh|hm+|wait|i thought|thats not|that is not)\b/;
/** From this probability on a message asks what was answered before. */
const LIKELY = 0.5;
/** So many letters of its words in a sentence make that sentence an answer to it. */
const SHARED_LETTERS = 4;

/**
 * To a question that was answered a moment ago and is asked further ("is it open on Sundays too?"): the sentence of that
 * answer that is nearest, said to be of it; undefined where none is near, or it was said so once already.
 */
export function answeredAlready(telling: Telling, subjects: Subjects): Spoken | undefined {
  const { words } = telling.request;
  // "Can you write me a message to her": made, and not said again.
  if (requestedForm(plainWords(words))) return undefined;
  if (!asksSomething(words) && !DOUBTS.test(plainWords(words))) return undefined;
  const [likely] = likelyInTalk(telling, subjects);
  if (!likely || likely.probability < LIKELY || telling.said.times(likely.asked.answer) === 0)
    return undefined;
  const sentence = sentenceOfIt(telling, likely.asked);
  if (!sentence) return undefined;
  const unread = unreadOf(telling, likely.asked);
  return { parts: [sentence, unread ? telling.quote(unread) : ''] };
}

/** Whether what was answered before is asked further. */
export function isStillAsked(telling: Telling, subjects: Subjects): boolean {
  const [likely] = likelyInTalk(telling, subjects);
  return (
    likely !== undefined &&
    likely.probability >= LIKELY &&
    asksSomething(telling.request.words) &&
    telling.said.times(likely.asked.answer) > 0
  );
}

/** Of a question that was answered the sentence that is nearest to a message, said to be of that answer; once in a talk. */
export function sentenceOfIt(telling: Telling, { answer }: AskedQuestion): string | undefined {
  if (AS_I_SAID.some((line) => telling.said.times(line) > 0)) return undefined;
  const sentence = nearestSentence(answer, telling.request.words);
  return sentence && telling.line(AS_I_SAID, { sentence: telling.words(sentence) });
}

/** The first passage of a question that this conversation has not read. */
export const unreadOf = (telling: Telling, { passages }: AskedQuestion): Passage | undefined =>
  passages.map(passageOfMark).find((passage) => !telling.said.quoted(passage));

/** Of an answer the sentence that shares most with a message. */
function nearestSentence(answer: string, words: string): string | undefined {
  const asked = new Set(tellingStems(words));
  const [best] = (answer.match(/[^.?]+[.?]/g) ?? [])
    .map((sentence) => ({
      sentence: sentence.trim(),
      shared: [...new Set(tellingStems(sentence))].filter((stem) => asked.has(stem)).join('').length,
    }))
    .toSorted((a, b) => b.shared - a.shared);
  return best && best.shared >= SHARED_LETTERS ? best.sentence : undefined;
}

const tellingStems = (text: string): string[] =>
  wordsOf(text)
    .filter(({ plain }) => plain.length > 2 && !STOP_WORDS.has(plain))
    .map(({ stem }) => stem);
