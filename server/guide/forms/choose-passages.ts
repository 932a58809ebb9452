import { SUBJECT_INDEX } from '../../../content/retrieval/all.ts';
import { THINGS } from '../../../content/retrieval/things.ts';
import type { IndexedSubject } from '../../../content/retrieval/types.ts';
import { passageOfMark, passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import { bookOf, firstVersesOf, overlap, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { BOOKS, bookByOsis } from '../../../scripture/text/books.ts';
import type { Passage } from '../../../scripture/types.ts';
import { shownIn } from '../answer-record.ts';
import { indexSigns, type SignIndex } from '../reading/signs.ts';
import { plainWords, STOP_WORDS, type Word, wordsOf } from '../reading/words.ts';
import type { Telling } from '../telling.ts';
import { withoutTheirNames } from '../told/called-so.ts';
import type { Chosen } from './chosen.ts';
import { isExcludedByText } from './excluded-by-text.ts';
import { wantedIn } from './exclusions.ts';
import type { FormContext } from './form-context.ts';
import type { FormRequest, Testament } from './form-request.ts';
import { ofKinds } from './of-kinds.ts';

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
function excludedPassages(form: FormRequest): readonly Passage[] {
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
  return !form.not || !isExcludedByText(telling, form.not, { passage, note });
}

let indexed: SignIndex<IndexedSubject> | undefined;

function subjectIndex(): SignIndex<IndexedSubject> {
  indexed ??= indexSigns(
    SUBJECT_INDEX.flatMap((owner) => owner.signs.map((text) => ({ owner, text, weight: 1 }))),
  );
  return indexed;
}

/** How long the verses are to be, which is no subject of theirs. */
const OF_THE_LIST =
  /\b(?:short|shortest|shorter|brief|long|longest) (?:bible )?(?:verses?|passages?|ones?|texts?)\b/gi;

/** Passages from the index of subjects, without notes. */
function fromIndex({ telling, form, subject: { topic, question } }: FormContext): Chosen[] {
  const title = topic ? `${topic.title} ${topic.about}` : (question?.question ?? '');
  // A list takes what the request itself names, too: "money" is more than its nearest topic.
  const said =
    form.form === 'verses' || form.form === 'memory'
      ? withoutTheirNames(wantedIn(telling.request.words).text).replace(OF_THE_LIST, ' ')
      : '';
  if (title === '' && said === '') return [];
  return indexedPassages(wordsOf(`${title} ${said}`)).map((passage) => ({ passage, note: '' }));
}

/** The passages that the index has for the subject named by these words. */
export function indexedPassages(words: readonly Word[]): Passage[] {
  return [subjectIndex(), thingIndex()].flatMap((index) => {
    const matches = index(words);
    return matches
      .filter(({ score }) => score >= matches[0]!.score)
      .flatMap(({ owner }) => owner.marks.map(passageOfMark));
  });
}

const LOVED =
  /\b(?:loved?|loves|adored?|enjoyed|enjoys|keen on|mad about|passionate about|never without (?:his|her|their)) (?:to |the |his |her |their |all )?(\w+(?: \w+)?)/;

/** A passage on what somebody loved, for the reading at their occasion: "she loved birds". */
export function thingLoved(words: string): Passage[] {
  const [, thing = ''] = LOVED.exec(plainWords(words)) ?? [];
  const [found] = thing === '' ? [] : thingIndex()(wordsOf(thing));
  return (found?.owner.marks ?? []).slice(0, 1).map(passageOfMark);
}

let thingsIndexed: SignIndex<IndexedSubject> | undefined;

function thingIndex(): SignIndex<IndexedSubject> {
  thingsIndexed ??= indexSigns(
    THINGS.flatMap((owner) => owner.signs.map((text) => ({ owner, text, weight: 1 }))),
  );
  return thingsIndexed;
}

/** Whether the index of subjects knows any of these words. */
export const isIndexed = (words: readonly Word[]): boolean =>
  subjectIndex()(words).length + thingIndex()(words).length > 0;

const NO_LONGER_THAN = 6;

/** Everything the library has for a request, the nearest first. */
export function candidates(context: FormContext): Chosen[] {
  const { subject, occasion } = context;
  const { topic, beside, question, occasion: prayed } = subject;
  const lists = [topic?.passages, question?.passages, occasion?.passages, prayed?.passages, beside?.passages];
  const ordered = occasion?.isWork ? [occasion.passages, ...lists] : lists;
  const noted = ordered
    .flatMap((list) => list ?? [])
    .map(({ mark, note }) => ({ passage: passageOfMark(mark), note }));
  const all = [...noted, ...fromIndex(context)];
  const named = subject.passages.map((passage) => ({ passage, note: '' }));
  return ofKinds(context, withoutDoubles([...named, ...all]));
}

/** Each passage once: of those that overlap the first. */
export const withoutDoubles = (all: readonly Chosen[]): Chosen[] =>
  all.filter(({ passage }, at, list) => list.findIndex((other) => overlap(other.passage, passage)) === at);

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

/** Those in the part of the Bible that a list is to be from, with what its text has on the subject. */
export function inBooks(context: FormContext, all: readonly Chosen[]): readonly Chosen[] {
  const { telling, form, subject, occasion } = context;
  const { books, testament } = form;
  if (!LISTS.has(form.form) || !(books ?? testament)) return all;
  const isThere = ({ passage }: Chosen) => !books || books.includes(bookOf(passage).osis);
  const own = all.filter(isThere);
  if (own.length > 0) return own;
  const isOnNothing = !occasion && !subject.topic && !subject.question && !subject.occasion;
  const wellKnown = isOnNothing && books ? telling.library.famous : [];
  const ofTheBooks = wellKnown
    .map(({ mark }) => ({ passage: passageOfMark(mark), note: '' }))
    .filter((one) => isThere(one) && isAllowed(context, one));
  if (ofTheBooks.length > 0) return ofTheBooks;
  const about = subject.topic?.about ?? occasion?.about ?? telling.request.words;
  const said = new Set(wordsOf(about).map((word) => word.stem));
  // What the library has chosen for whatever subject goes before the bare search.
  const known = telling.library.topics.flatMap(({ passages }) =>
    passages.map(({ mark }) => passageOfMark(mark)),
  );
  const found = [...known, ...telling.searched(about, SEARCHED)]
    .filter((passage) =>
      wordsOf(textOfPassage(telling, passage)).some(
        ({ stem, plain }) => said.has(stem) && !STOP_WORDS.has(plain),
      ),
    )
    .map((passage) => ({ passage, note: '' }));
  return withoutDoubles([...own, ...found.filter((one) => isThere(one) && isAllowed(context, one))]);
}

/** Of a study or a talk the books say what it is about. */
const LISTS: ReadonlySet<FormRequest['form']> = new Set(['verses', 'reading']);
const SEARCHED = 60;

/** Those that this conversation has not read, not even in part; all, where it has read them all. */
export function unread(telling: Telling, all: readonly Chosen[]): readonly Chosen[] {
  const shown = shownBefore(telling);
  const fresh = all.filter(({ passage }) => !shown.some((other) => overlap(other, passage)));
  return fresh.length > 0 ? fresh : all;
}

/** The passages that this conversation was shown. */
export const shownBefore = ({ request: { history } }: Telling): Passage[] =>
  history.flatMap(({ role, content }) =>
    role === 'assistant' ? shownIn(content).flatMap((shown) => passageOfReference(shown) ?? []) : [],
  );

/** So many passages that keep to the conditions: those not read before first, for a short form the shortest. */
export function choose(
  context: FormContext,
  all: readonly Chosen[],
  { count, longest = NO_LONGER_THAN }: Limits,
): Chosen[] {
  const cutToLength = all.map((one) => ({ ...one, passage: cut(context.telling, one.passage, longest) }));
  const allowed = unread(
    context.telling,
    inBooks(
      context,
      cutToLength.filter((one) => isAllowed(context, one)),
    ),
  );
  const length = (one: Chosen) => verseCount(one.passage) + (one.note === '' ? NO_LONGER_THAN : 0);
  // What fits best comes before what is shortest.
  const byLength = context.form.isShort && !context.form.kinds;
  const ordered = byLength ? allowed.toSorted((a, b) => length(a) - length(b)) : allowed;
  return context.telling.said.freshest(ordered, count, ({ passage }) => `— ${passage.reference} (`);
}

const WORDS_A_MINUTE = 140;

/** How long a passage takes to read aloud, in minutes. */
export function minutesAloud(telling: Telling, passage: Passage): number {
  return textOfPassage(telling, passage).split(' ').length / WORDS_A_MINUTE;
}
