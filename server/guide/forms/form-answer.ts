import type { DocumentReading } from '../document.ts';
import type { Intent, Subject } from '../intent.ts';
import type { Telling } from '../telling.ts';
import { blessingAnswer, graceAnswer } from './blessings.ts';
import { formDevotionalAnswer } from './devotions.ts';
import { contextOf, type FormContext } from './form-context.ts';
import type { FormId, FormRequest } from './form-request.ts';
import { formNoteAnswer, passOnAnswer } from './notes.ts';
import { readingAnswer, versesAnswer } from './passage-lists.ts';
import { questionsAnswer } from './passage-questions.ts';
import { formPrayerAnswer } from './prayers.ts';
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
};

/** Whether a form is composed here. */
export const isComposed = (form: FormId): boolean => form in COMPOSERS || KINDS_OF_THEIR_OWN.has(form);

const KINDS_OF_THEIR_OWN: ReadonlySet<FormId> = new Set(['note', 'study', 'plan']);

/** What was asked to be made. */
export function formAnswer(telling: Telling, form: FormRequest, subject: Subject): string[] {
  return COMPOSERS[form.form]?.(contextOf(telling, form, subject)) ?? [];
}

/** A study with its conditions, and the document that it is built on. */
export function studyWithConditions(
  telling: Telling,
  { subject, form }: { readonly subject: Subject; readonly form?: FormRequest },
  document: DocumentReading | undefined,
): string[] {
  return formStudyAnswer(contextOf(telling, form ?? { form: 'study' }, subject), document);
}

/** A note with its conditions. */
export function noteWithConditions(
  telling: Telling,
  { occasion, form }: Extract<Intent, { kind: 'note' }>,
): string[] {
  const passages: Subject['passages'] = [];
  return formNoteAnswer(contextOf(telling, form ?? { form: 'note' }, { passages }), occasion);
}
