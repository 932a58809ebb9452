import { SUBJECT_INDEX } from '../../../content/retrieval/all.ts';
import type { IndexedSubject } from '../../../content/retrieval/types.ts';
import { passageOfMark, passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf, overlap, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { BOOKS, bookByOsis } from '../../../scripture/text/books.ts';
import type { Passage } from '../../../scripture/types.ts';
import { indexSigns, type SignIndex } from '../signs.ts';
import type { Noted, Telling } from '../telling.ts';
import { type Word, wordsOf } from '../words.ts';
import { AVOIDED } from './exclusions.ts';
import type { FormContext } from './form-context.ts';
import type { FormRequest, Testament } from './form-request.ts';

/** A passage that was chosen, with what is said of it ("" where nothing is). */
export interface Chosen {
  readonly passage: Passage;
  readonly note: string;
}

const FIRST_OF_NEW = BOOKS.find(({ testament }) => testament === 'new')!.range.first;
const PSALMS = bookByOsis('Ps')!.range;

/** Whether a passage stands in this part of the Bible; any does where none is named. */
export function isIn(passage: Passage, testament: Testament | undefined): boolean {
  const { first } = passage.ranges[0]!;
  if (testament === 'old') return first < FIRST_OF_NEW;
  if (testament === 'new') return first >= FIRST_OF_NEW;
  return testament === undefined || (first >= PSALMS.first && first <= PSALMS.last);
}

/** The text of a passage in one translation. */
export function textOfPassage({ request }: Telling, { ranges }: Passage): string {
  const translation = request.bible[request.translation];
  return ranges
    .flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, at) => translation.text(first + at)),
    )
    .join(' ');
}

const excludedBy = new WeakMap<FormRequest, readonly Passage[]>();

/** The passages that a request excludes, books as wholes. */
export function excludedPassages(form: FormRequest): readonly Passage[] {
  const known = excludedBy.get(form);
  if (known) return known;
  const passages = (form.not?.passages ?? []).flatMap((reference) => {
    const book = BOOKS.find(({ name }) => name === reference);
    return (book ? wholeBook(book.osis) : passageOfReference(reference)) ?? [];
  });
  excludedBy.set(form, passages);
  return passages;
}

/** A book as one passage. */
export function wholeBook(osis: string): Passage {
  const book = bookByOsis(osis)!;
  return { ranges: [book.range], reference: book.name, osis };
}

/** Whether a passage keeps to the conditions of a request: its part of the Bible, and nothing that is not wanted. */
export function isAllowed(
  { telling, form }: Pick<FormContext, 'telling' | 'form'>,
  { passage, note }: Chosen,
): boolean {
  if (!isIn(passage, form.testament)) return false;
  if (excludedPassages(form).some((other) => overlap(other, passage))) return false;
  const { subjects = [], words = [] } = form.not ?? {};
  if (subjects.length + words.length === 0) return true;
  const text = `${textOfPassage(telling, passage)} ${note}`;
  return (
    !AVOIDED.some(({ id, told }) => subjects.includes(id) && told.test(text)) &&
    !words.some((word) => new RegExp(`\\b${word}`, 'i').test(text))
  );
}

let indexed: SignIndex<IndexedSubject> | undefined;

function subjectIndex(): SignIndex<IndexedSubject> {
  indexed ??= indexSigns(
    SUBJECT_INDEX.flatMap((owner) => owner.signs.map((text) => ({ owner, text, weight: 1 }))),
  );
  return indexed;
}

/** Passages from the index of subjects, without notes. */
function fromIndex({ telling, form, subject: { topic, question } }: FormContext): Noted[] {
  const title = topic ? `${topic.title} ${topic.about}` : (question?.question ?? '');
  // A list takes what the request itself names, too: "money" is more than its nearest topic.
  const said = form.form === 'verses' || form.form === 'memory' ? telling.request.words : '';
  if (title === '' && said === '') return [];
  const matches = subjectIndex()(wordsOf(`${title} ${said}`));
  return matches
    .filter(({ score }) => score >= matches[0]!.score)
    .flatMap(({ owner }) => owner.marks.map((mark) => ({ mark, note: '' })));
}

/** Whether the index of subjects knows any of these words. */
export const isIndexed = (words: readonly Word[]): boolean => subjectIndex()(words).length > 0;

const NO_LONGER_THAN = 6;

/** Everything the library has for a request, the nearest first. */
export function candidates(context: FormContext): Chosen[] {
  const { subject, occasion } = context;
  const { topic, beside, question, occasion: prayed } = subject;
  const lists = [topic?.passages, question?.passages, occasion?.passages, prayed?.passages, beside?.passages];
  const ordered = occasion?.isWork ? [occasion.passages, ...lists] : lists;
  const noted: readonly Noted[] = [...ordered.flatMap((list) => list ?? []), ...fromIndex(context)];
  const all = noted.map(({ mark, note }) => ({ passage: passageOfMark(mark), note }));
  const named = subject.passages.map((passage) => ({ passage, note: '' }));
  return [...named, ...all].filter(
    ({ passage }, at, list) => list.findIndex((other) => overlap(other.passage, passage)) === at,
  );
}

interface Limits {
  readonly count: number;
  /** In verses. */
  readonly longest?: number;
}

/** The first verses of a longer passage, up to the end of a sentence; the whole where no sentence ends soon. */
function cut(telling: Telling, passage: Passage, longest: number): Passage {
  const count = verseCount(passage);
  for (let verses = Math.min(longest, count); verses > 0 && verses < count; verses -= 1) {
    const first = firstVersesOf(passage, verses);
    if (/[.!?]["”’']?$/.test(textOfPassage(telling, first))) return first;
  }
  return count > NO_LONGER_THAN ? firstVersesOf(passage, longest) : passage;
}

/** Those that this conversation has not read; all, where it has read them all. */
export function unread(telling: Telling, all: readonly Chosen[]): readonly Chosen[] {
  const fresh = all.filter(({ passage }) => !telling.said.quoted(passage));
  return fresh.length > 0 ? fresh : all;
}

/** So many passages that keep to the conditions: those not read before first, for a short form the shortest. */
export function choose(
  context: FormContext,
  all: readonly Chosen[],
  { count, longest = NO_LONGER_THAN }: Limits,
): Chosen[] {
  const allowed = all
    .map((one) => ({ ...one, passage: cut(context.telling, one.passage, longest) }))
    .filter((one) => isAllowed(context, one));
  const length = (one: Chosen) => verseCount(one.passage) + (one.note === '' ? NO_LONGER_THAN : 0);
  const ordered = context.form.isShort ? allowed.toSorted((a, b) => length(a) - length(b)) : allowed;
  return context.telling.said.freshest(ordered, count, ({ passage }) => `— ${passage.reference} (`);
}

const WORDS_A_MINUTE = 140;

/** How long a passage takes to read aloud, in minutes. */
export function minutesAloud(telling: Telling, passage: Passage): number {
  return textOfPassage(telling, passage).split(' ').length / WORDS_A_MINUTE;
}
