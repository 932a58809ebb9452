import {
  DIFFERENCES_LEADS,
  FOLLOW_OPENERS,
  QUESTION_CLOSING,
  QUESTION_PASSAGES_LEADS,
} from '../../content/guide/openings.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import type { FollowUp, Intent } from './intent.ts';
import type { Telling } from './telling.ts';
import { closerLook } from './topic-answer.ts';

const PASSAGES_FIRST = 2;

/** A plain question of the faith: what all churches confess, where they differ, and the passages to read. */
export function questionAnswer(telling: Telling, intent: Extract<Intent, { kind: 'question' }>): string[] {
  const { question, follow } = intent;
  const unread = question.passages.filter(({ mark }) => !telling.said.quoted(passageOfMark(mark)));
  const isAnswered = telling.said.times(question.answer[0] ?? '') > 0;
  const passages = unread.slice(0, PASSAGES_FIRST).flatMap((noted) => telling.noted(noted));
  if (!isAnswered) {
    const differences = question.differences ?? '';
    return [
      ...question.answer.map((text) => telling.words(text)),
      ...passages,
      ...(differences === '' ? [] : [`**${telling.line(DIFFERENCES_LEADS)}** ${telling.words(differences)}`]),
      telling.unheard(QUESTION_CLOSING),
    ];
  }
  const about = question.question;
  if (passages.length === 0) return closerLook(telling, question.passages, aboutQuestion(about), [], about);
  return [
    telling.line(openersOf(follow), { about: aboutQuestion(about) }),
    telling.line(QUESTION_PASSAGES_LEADS),
    ...passages,
    telling.unheard(QUESTION_CLOSING),
  ];
}

function openersOf(follow: FollowUp | undefined): readonly string[] {
  if (follow === 'missed') return FOLLOW_OPENERS.missed;
  return follow === 'asked-more' || follow === 'told-more'
    ? FOLLOW_OPENERS['asked-more']
    : FOLLOW_OPENERS.more;
}

function aboutQuestion(question: string): string {
  return `the question “${question}”`;
}
