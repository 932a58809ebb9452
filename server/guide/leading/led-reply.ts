import { answerIntent } from '../answer-intent.ts';
import type { AnswerRecord } from '../answer-record.ts';
import type { Subjects } from '../recognise/subjects.ts';
import { spoken, withRecord } from '../talk/spoken-reply.ts';
import { reply, type Telling } from '../telling.ts';
import { withGiven } from '../told/given-name.ts';
import { spokeOfSuicideBefore } from '../told/spoke-of-suicide.ts';
import type { GuideReply } from '../types.ts';
import { groupTrouble, leaderAnswer, leaderAskedAnswer } from './leader-asks.ts';
import { briefRequest, ledRequest } from './led-request.ts';
import { themeExplained } from './theme-explained.ts';

/** The reply to a leader: what is to be made of a subject that is named, or what is asked of what was made. */
export function ledReply(
  telling: Telling,
  record: AnswerRecord | undefined,
  subjects: Subjects,
): GuideReply | undefined {
  const { request } = telling;
  if (request.document || spokeOfSuicideBefore(telling)) return undefined;
  const intent = ledRequest(request.words, subjects) ?? briefRequest(request.words, subjects);
  if (intent) {
    const text = reply(answerIntent(intent, telling, subjects));
    return withRecord(intent, withGiven(text, request.words));
  }
  const parts = record && leaderAnswer(telling);
  if (parts) return kept(parts, record);
  const told = groupTrouble(telling) ?? themeExplained(telling, subjects);
  return told && spoken({ parts: told }, record);
}

/** What a leader is asked by the group, where nothing else knows the question. */
export function askedOfLeader(
  telling: Telling,
  record: AnswerRecord | undefined,
  subjects: Subjects,
): GuideReply | undefined {
  const parts = record && leaderAskedAnswer(telling, subjects);
  return parts && kept(parts, record);
}

/** What was made stays in hand: the next message may change it still. */
function kept(parts: string[], record: AnswerRecord): GuideReply {
  return spoken({ parts, ...(record.form && { form: record.form }) }, record);
}
