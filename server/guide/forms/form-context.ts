import { AUDIENCE_NAMES, LIMITS } from '../../../content/guide/forms/limits.ts';
import type { ReadingOccasion } from '../../../content/guide/types.ts';
import { capital } from '../../../language/capital.ts';
import { TRANSLATIONS } from '../../../scripture/translations.ts';
import type { Subject } from '../intent.ts';
import { type Telling, tellingOf } from '../telling.ts';
import type { FormRequest } from './form-request.ts';

/** What a form is composed from. */
export interface FormContext {
  /** In the translation that was asked for, where it is held. */
  readonly telling: Telling;
  readonly form: FormRequest;
  readonly subject: Subject;
  readonly occasion?: ReadingOccasion;
}

/** Prepares a form: its translation and its occasion looked up. */
export function contextOf(telling: Telling, form: FormRequest, subject: Subject): FormContext {
  const { request, library } = telling;
  const { translation } = form;
  const occasion = library.readings.find(({ id }) => id === form.occasion);
  return {
    telling:
      translation === undefined || translation === request.translation
        ? telling
        : tellingOf({ ...request, translation }, library),
    form,
    subject,
    ...(occasion && { occasion }),
  };
}

const MOST_NAMED = 3;

/** What it is about, as it stands after "about" or "on"; undefined where nothing was named. */
export function aboutOf({ subject }: FormContext): string | undefined {
  const { topic, question, passages } = subject;
  // More than a few are what was found, and no name of a subject.
  if (passages.length > 0 && passages.length <= MOST_NAMED)
    return passages.map(({ reference }) => reference).join(' and ');
  if (topic) return topic.about;
  return question && `the question “${question.question}”`;
}

/** For whom, as it stands after "for"; undefined where nobody was named. */
export function audienceName({ form }: FormContext): string | undefined {
  if (form.ages) {
    const { from, to } = form.ages;
    return from === to ? `a child of ${from}` : `children of ${from} to ${to}`;
  }
  return form.audience && AUDIENCE_NAMES[form.audience];
}

/** A sentence on a translation that was asked for and is not held. */
export function notHeldLine({ telling, form }: FormContext): string {
  if (!form.notHeld) return '';
  const used = TRANSLATIONS[telling.request.translation].label;
  return telling.words(LIMITS.notHeld, { label: form.notHeld, used });
}

/** Where fewer were found than asked for: how many, said plainly. */
export function fewerLine({ telling, form }: FormContext, given: number, fit = 'fit'): string {
  if (form.count === undefined || given >= form.count) return '';
  return given === 0
    ? LIMITS.none
    : telling.words(LIMITS.fewer, {
        wanted: inWords(form.count),
        given: inWords(given),
        fit: given === 1 ? `${fit}s` : fit,
      });
}

const SMALL = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number as prose has it: "six", "14". */
export function inWords(count: number): string {
  return SMALL[count] ?? `${count}`;
}

/** "Six verses", "One reading". */
export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${capital(inWords(count))} ${count === 1 ? one : many}`;
}

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.?:])\s+(?=[\p{Lu}“*])/u);
const wordCount = (text: string) => text.split(/\s+/).length;

/** A text within what was asked for: whole sentences, at least one; a prayer keeps its Amen. */
export function trimmed(text: string, { words, sentences, isShort }: FormRequest): string {
  const most = sentences ?? (isShort && words === undefined ? 3 : 99);
  const endsInAmen = /\bAmen\.$/.test(text);
  const all = sentencesOf(text.replace(/(?:(?:Through|In) [^.]{0,30}, )?Amen\.$/, '').trim());
  let kept = '';
  for (const [at, sentence] of all.entries()) {
    const longer = kept === '' ? sentence : `${kept} ${sentence}`;
    if (at > 0 && (at >= most || wordCount(longer) + (endsInAmen ? 1 : 0) > (words ?? 9_999) * 1.1)) break;
    kept = longer;
  }
  return endsInAmen ? `${kept} Amen.` : kept;
}
