import type { FaithQuestion } from '../../../content/guide/types.ts';
import type { Intent } from '../intent.ts';
import { wordsOf } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';
import type { Telling } from '../telling.ts';
import { ownWordCount } from './our-words.ts';
import { questionAnswer } from './question-answer.ts';
import { FIRST_WORDS, topicAnswer } from './topic-answer.ts';

const SENTENCE_END = /(?<=[.?!\n])/;
/** Of a longer question its end is read. In UTF-16 units. */
const LONGEST_QUESTION = 400;
/** A message with more questions than this turns something over; it does not want an answer to each. */
const MOST_ASKED = 4;
const MOST_ANSWERED = 3;
/** In words: "Why me?" asks for nothing that is written. */
const SHORTEST = 3;
/** So sure must a question within a message be, which is surer than a message alone. */
const SURE = 0.85;
/** What is left for the topic, in words of our own, when its questions have been answered. */
const LEAST_FOR_TOPIC = 110;

/** The plain questions of the faith that a message asks, each once, in its order. */
export function plainQuestionsIn(words: string, subjects: Subjects): FaithQuestion[] {
  const asked = words
    .split(SENTENCE_END)
    .filter((sentence) => sentence.length > 1 && sentence.endsWith('?'))
    .map((sentence) => sentence.slice(-LONGEST_QUESTION));
  if (asked.length > MOST_ASKED) return [];
  const found = asked.flatMap((sentence) => {
    if (sentence.trim().split(/\s+/).length < SHORTEST) return [];
    const [need] = subjects.needs(sentence);
    if (!need || need.probability < SURE) return [];
    const intent = subjects.entryOf(need.label, wordsOf(sentence))?.intent;
    return intent?.kind === 'question' ? [intent.question] : [];
  });
  return [...new Set(found)];
}

/**
 * The answer to a message that asks more than one thing: each of its plain questions first, then what it is about as a
 * whole. Undefined for every other message.
 */
export function answerToEach(telling: Telling, intent: Intent, subjects: Subjects): string[] | undefined {
  if ((intent.kind !== 'question' && intent.kind !== 'topic') || intent.follow) return undefined;
  const asked = plainQuestionsIn(telling.request.words, subjects).slice(0, MOST_ANSWERED);
  if (intent.kind === 'topic') {
    const [question] = asked;
    if (!question) return undefined;
    const first = questionAnswer(telling, { kind: 'question', question });
    const left = Math.max(LEAST_FOR_TOPIC, FIRST_WORDS - ownWordCount(first.join('\n')));
    return [...first, ...topicAnswer(telling, intent, left)];
  }
  if (asked.length < 2 || !asked.some(({ id }) => id === intent.question.id)) return undefined;
  return asked.flatMap((question) => [
    `**${question.question}**`,
    ...questionAnswer(telling, { kind: 'question', question }),
  ]);
}
