import {
  ASKED_NOTHING_OF_QUESTION,
  DIFFERENCES_LEADS,
  DIFFERENCES_OFFER,
  FOLLOW_OPENERS,
  QUESTION_CLOSING,
  QUESTION_PASSAGES_LEADS,
} from '../../../content/guide/openings.ts';
import type { FaithQuestion } from '../../../content/guide/types.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { Intent } from '../intent.ts';
import type { Telling } from '../telling.ts';
import { nearestPart } from './nearest-part.ts';
import { ownWordCount, withinWords } from './our-words.ts';
import { closerLook } from './topic-answer.ts';

/** The first answer to a question has at most so many words of our own. */
const FIRST_WORDS = 125;
/** With the differences between churches, which are left out last. */
const WITH_DIFFERENCES = 130;
const PASSAGES_FURTHER = 2;

/**
 * A plain question of the faith: first the answer with a passage, in few words, and that churches differ where they do;
 * asked for more, the rest of it, and then further passages.
 */
export function questionAnswer(telling: Telling, intent: Extract<Intent, { kind: 'question' }>): string[] {
  const { question, follow } = intent;
  if (telling.said.times(question.answer[0] ?? '') === 0) return firstAnswer(telling, question);
  const unread = question.passages.filter(({ mark }) => !telling.said.quoted(passageOfMark(mark)));
  const passages = unread.slice(0, PASSAGES_FURTHER).flatMap((noted) => telling.noted(noted));
  const untold = question.answer.filter((text) => telling.said.times(text) === 0);
  const differences = differencesUntold(telling, question);
  const about = question.question;
  if (follow === 'asked-more' || follow === 'told-more') return askedMore(telling, question, untold);
  if (passages.length + untold.length + differences.length === 0)
    return closerLook(telling, question.passages, `the question “${about}”`, [], about);
  return [
    telling.line(FOLLOW_OPENERS[follow === 'missed' ? 'missed' : 'more']),
    ...untold.map((text) => telling.words(text)),
    ...differences,
    ...(passages.length > 0 ? [telling.line(QUESTION_PASSAGES_LEADS), ...passages] : []),
    telling.unheard(QUESTION_CLOSING),
  ];
}

/** To a question about what was answered: the part that comes nearest to it, or that there is none. */
function askedMore(
  telling: Telling,
  { question, passages }: FaithQuestion,
  untold: readonly string[],
): string[] {
  const opener = telling.line(FOLLOW_OPENERS['asked-more'], { about: `the question “${question}”` });
  const notes = passages.map(({ note }) => note);
  const part = nearestPart(telling, [...untold, ...notes], question);
  const noted = passages.find(({ note }) => telling.words(note) === part);
  if (part) return [opener, ...(noted ? telling.noted(noted) : [part])];
  const [rest] = untold;
  return rest ? [opener, telling.words(rest)] : [telling.line(ASKED_NOTHING_OF_QUESTION, { question })];
}

function firstAnswer(telling: Telling, question: FaithQuestion): string[] {
  const [answer = '', ...further] = question.answer.map((text) => telling.words(text));
  const [passage, second] = question.passages
    .filter(({ mark }) => !telling.said.quoted(passageOfMark(mark)))
    .map(({ mark, note }) => ({ quote: telling.quote(passageOfMark(mark)), note: telling.words(note) }));
  const shown = passage ?? { quote: '', note: '' };
  const differences = differencesUntold(telling, question);
  const isRoom = ownWordCount([answer, ...differences].join(' ')) <= WITH_DIFFERENCES;
  return withinWords(
    [
      { texts: [answer], rank: 'needed' },
      ...further.map((text, at) => ({ texts: [text], rank: 1 + at })),
      { texts: [shown.quote], rank: 'needed' },
      { texts: [shown.note], rank: 0 },
      { texts: second ? [second.quote, second.note] : [], rank: 9 },
      {
        texts: differences.length === 0 || isRoom ? differences : [telling.line(DIFFERENCES_OFFER)],
        rank: 'needed',
      },
    ],
    FIRST_WORDS,
  );
}

/** Where churches differ, if this conversation has not read it. */
function differencesUntold(telling: Telling, { differences = '' }: FaithQuestion): string[] {
  if (differences === '' || telling.said.times(differences) > 0) return [];
  return [`**${telling.line(DIFFERENCES_LEADS)}** ${telling.words(differences)}`];
}
