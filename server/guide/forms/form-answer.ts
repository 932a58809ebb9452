import { LIMITS } from '../../../content/guide/forms/limits.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import type { Intent, Subject } from '../intent.ts';
import { ledForm } from '../leading/led-form.ts';
import type { DocumentReading } from '../reading/document.ts';
import type { Telling } from '../telling.ts';
import { blessingAnswer, graceAnswer } from './blessings.ts';
import { formDevotionalAnswer } from './devotions.ts';
import { contextOf, type FormContext } from './form-context.ts';
import type { FormId, FormRequest } from './form-request.ts';
import { icebreakerAnswer, prayerMeetingAnswer, retreatAnswer, youthNightAnswer } from './gatherings.ts';
import { journalAnswer, memoryAnswer } from './learning.ts';
import { formNoteAnswer, passOnAnswer } from './notes.ts';
import { readingAnswer, versesAnswer } from './passage-lists.ts';
import { questionsAnswer } from './passage-questions.ts';
import { childAnswer, simpleAnswer, summaryAnswer } from './plain-words.ts';
import { formPrayerAnswer } from './prayers.ts';
import { quizAnswer } from './quizzes.ts';
import { readingPlanAnswer } from './reading-plans.ts';
import { formStudyAnswer } from './studies.ts';
import { talkAnswer } from './talks.ts';
import { familyAnswer, lessonAnswer } from './with-children.ts';

type Composer = (context: FormContext) => string[];

/** How each form is composed; those with a kind of their own are composed there where nothing special was asked. */
const COMPOSERS: Partial<Record<FormId, Composer>> = {
  prayer: formPrayerAnswer,
  grace: graceAnswer,
  blessing: blessingAnswer,
  verses: versesAnswer,
  reading: readingAnswer,
  'pass-on': passOnAnswer,
  devotional: formDevotionalAnswer,
  sermon: talkAnswer,
  talk: talkAnswer,
  questions: questionsAnswer,
  family: familyAnswer,
  lesson: lessonAnswer,
  'reading-plan': readingPlanAnswer,
  memory: memoryAnswer,
  journal: journalAnswer,
  quiz: quizAnswer,
  'prayer-meeting': prayerMeetingAnswer,
  retreat: retreatAnswer,
  'youth-night': youthNightAnswer,
  icebreaker: icebreakerAnswer,
  simple: simpleAnswer,
  child: childAnswer,
  summary: summaryAnswer,
};

/** What was asked before, with what a follow-up changes of it. */
export function changedAnswer(
  telling: Telling,
  form: FormRequest,
  { subject, note }: RecalledAnswer,
): string[] {
  if (form.form === 'study') return studyWithConditions(telling, { subject, form }, undefined);
  if (form.form === 'note')
    return note ? noteWithConditions(telling, { kind: 'note', occasion: note, form }) : [];
  return formAnswer(telling, form, subject);
}

/** What was asked to be made. */
export function formAnswer(telling: Telling, form: FormRequest, subject: Subject): string[] {
  if (form.form === 'study') return studyWithConditions(telling, { subject, form }, undefined);
  const context = contextOf(telling, form, subject);
  const parts = ledForm(context) ?? COMPOSERS[form.form]?.(context) ?? [];
  return parts.length === 0 ? [] : [...parts, toldAllTheSame(telling, form, parts)];
}

/** Of what is not wanted, what stands there all the same: said, so that it can be changed. */
function toldAllTheSame(telling: Telling, { not }: FormRequest, parts: readonly string[]): string {
  const text = parts.join(' ');
  const words = (not?.words ?? []).filter((word) => new RegExp(`\\b${word}\\b`, 'i').test(text));
  return words.length === 0 ? '' : telling.words(LIMITS.notTold, { words: words.join(', ') });
}

/** A study with its conditions, and the document that it is built on. */
export function studyWithConditions(
  telling: Telling,
  { subject, form }: { readonly subject: Subject; readonly form?: FormRequest },
  document: DocumentReading | undefined,
): string[] {
  const asked = form ?? { form: 'study' };
  const context = contextOf(telling, asked, subject);
  const parts = (document ? undefined : ledForm(context)) ?? formStudyAnswer(context, document);
  return [...parts, toldAllTheSame(telling, asked, parts)];
}

/** A note with its conditions. */
export function noteWithConditions(
  telling: Telling,
  { occasion, form }: Extract<Intent, { kind: 'note' }>,
): string[] {
  const passages: Subject['passages'] = [];
  const asked = form ?? { form: 'note' };
  const parts = formNoteAnswer(contextOf(telling, asked, { passages }), occasion);
  return [...parts, toldAllTheSame(telling, asked, parts)];
}
