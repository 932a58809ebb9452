import { type AnswerRecord, recordOf, shownIn } from '../answer-record.ts';
import { factAnswer, factAsked } from '../answers/short-facts.ts';
import { recordableForm } from '../forms/follow-form.ts';
import type { Intent } from '../intent.ts';
import type { createRecogniser } from '../recognise/recognise.ts';
import type { Spoken } from '../spoken.ts';
import { reply, type Telling } from '../telling.ts';
import { matterOf } from '../told/matter.ts';
import type { GuideReply } from '../types.ts';
import { IS_MADE } from './in-conversation.ts';

/** A reply with the record of what it is about. */
export function withRecord(intent: Intent, text: string): GuideReply {
  return { text, record: recordOf(intent, text) };
}

/** A short fact that is asked for, where nothing is to be made of it. */
export function factReply(
  telling: Telling,
  recognise: ReturnType<typeof createRecogniser>,
): GuideReply | undefined {
  const { words, history, document } = telling.request;
  // In a talk about somebody's life a few words lean on that life, and ask no fact.
  const of = matterOf(telling);
  const leans = of === undefined || of.matter === 'faith' || of.matter === 'prayer';
  const before = leans ? history.findLast(({ role }) => role === 'user')?.content : undefined;
  const fact = document ? undefined : factAsked(words, before);
  if (!fact) return undefined;
  const isTold = [fact.answer, fact.more ?? fact.answer].every((text) => telling.said.times(text) > 0);
  if (isTold) return undefined;
  const { intent } = recognise({ words, earlier: [], hasDocument: false });
  if (IS_MADE.has(intent.kind) || intent.kind === 'quote' || intent.kind === 'plan') return undefined;
  const text = reply(factAnswer(telling, fact));
  return { text, record: { ...recordOf({ kind: 'unknown' }, text), fact: fact.id } };
}

/** A reply within a conversation, with what it is about: what was spoken of before, where it names nothing new. */
export function spoken(
  { parts, intent, fact, form, near, isPrayerOfTalk }: Spoken,
  before: AnswerRecord | undefined,
): GuideReply {
  const text = reply(parts);
  if (intent) {
    const answer = withRecord(intent, text);
    return fact ? { ...answer, record: { ...answer.record, fact } } : answer;
  }
  const shown = shownIn(text);
  const {
    amends: _amends,
    form: _form,
    fact: _fact,
    asked: _asked,
    near: _near,
    isPrayerOfTalk: _isPrayerOfTalk,
    figures: _figures,
    ...about
  } = before ?? recordOf({ kind: 'unknown' }, text);
  const focus = shown.at(-1) ?? about.focus;
  return {
    text,
    record: {
      ...about,
      ...(fact && { fact }),
      ...(form && { form: recordableForm(form) }),
      ...(near && { near }),
      ...(isPrayerOfTalk && { isPrayerOfTalk }),
      shown: shown.length > 0 ? shown : about.shown,
      ...(focus && { focus }),
    },
  };
}
