import { LIMITS } from '../../../content/guide/forms/limits.ts';
import { READING_TEXT, VERSES_TEXT } from '../../../content/guide/forms/passages.ts';
import { MEMORY_TEXT } from '../../../content/guide/forms/plans-and-lists.ts';
import { PASS_ON_TEXT } from '../../../content/guide/forms/prayers-and-notes.ts';
import { capital } from '../../../language/capital.ts';
import { listInWords } from '../../../language/list-in-words.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf, verseCount } from '../../../scripture/references/passage-ranges.ts';
import { locate } from '../../../scripture/text/books.ts';
import {
  candidates,
  choose,
  inBooks,
  isAllowed,
  minutesAloud,
  thingLoved,
  unread,
} from './choose-passages.ts';
import type { Chosen } from './chosen.ts';
import {
  aboutOf,
  audienceName,
  counted,
  type FormContext,
  fewerLine,
  inWords,
  notHeldLine,
} from './form-context.ts';
import { ofKinds } from './of-kinds.ts';
import { kindsOf } from './passage-kinds.ts';

const USUAL = 5;
/** In verses: one passage by itself may be longer than one of a list. */
const MOST_OF_ONE = 8;
/** A longer list goes without notes. */
const WITH_NOTES = 8;

/** A list of verses: exactly as many as asked for, or as many as there are. */
export function versesAnswer(context: FormContext): string[] {
  const { telling, form, occasion } = context;
  const all = candidates(context);
  const source = all.length > 0 ? all : general();
  const chosen = choose(context, source, {
    count: form.count ?? USUAL,
    longest: form.isShort ? 2 : form.count === 1 ? MOST_OF_ONE : 5,
  });
  if (chosen.length === 0) return [LIMITS.none, notHeldLine(context)];
  // Passages that are shown once more are about more than their own references.
  const own = context.subject.passages.map(({ osis }) => osis);
  const isOwn = own.length > 1 && chosen.every(({ passage }) => own.includes(passage.osis));
  const about = isOwn ? undefined : aboutOf(context);
  const like = kindsOf(form)
    .map(({ about: kind }) => kind)
    .join(', ');
  const count = counted(chosen.length, ['passage', 'passages']);
  const who = occasion?.about ?? audienceName(context);
  const lead =
    about !== undefined
      ? telling.line(VERSES_TEXT.leads, places(count, about, chosen.length))
      : like !== ''
        ? telling.line(VERSES_TEXT.leadsOfKind, {
            count: count.toLowerCase(),
            kind: like,
            are: chosen.length === 1 ? 'is' : 'are',
          })
        : who !== undefined
          ? telling.line(VERSES_TEXT.leadsFor, places(count, who, chosen.length))
          : telling.line(VERSES_TEXT.leadsBare, places(count, '', chosen.length));
  return [
    capital(lead),
    fewerLine(context, chosen.length),
    form.not && form.count === undefined && chosen.length < CHOICES ? LIMITS.fewLeft : '',
    notHeldLine(context),
    ...chosen.flatMap(({ passage, note }) => [
      telling.quote(passage),
      chosen.length <= WITH_NOTES && !form.isShort ? telling.words(note) : '',
    ]),
  ];
}

const places = (count: string, about: string, number: number) => ({
  count: count.toLowerCase(),
  about,
  are: number === 1 ? 'is' : 'are',
});
/** To keep, where nobody said what about. */
const general = (): Chosen[] =>
  [...PASS_ON_TEXT.passages, ...MEMORY_TEXT.verses].map((mark) => ({
    passage: passageOfMark(mark),
    note: '',
  }));

const CHOICES = 3;
const SHOWN = 8;
const SHOWN_OF_MANY = 4;

/** Readings for an occasion, with how long each takes to read aloud. */
export function readingAnswer(context: FormContext): string[] {
  const { telling, form, occasion, subject } = context;
  const all = occasion && !occasion.isWork ? ofOccasion(context) : candidates(context);
  const source = all.length > 0 ? all : general();
  const allowed = unread(
    telling,
    inBooks(
      context,
      source.filter((one) => isAllowed(context, one) && isInTime(context, one)),
    ),
  );
  const wanted = form.count ?? CHOICES;
  const chosen = telling.said.freshest(
    sorted(context, allowed),
    wanted,
    ({ passage }) => `— ${passage.reference} (`,
  );
  if (chosen.length === 0) return [LIMITS.none, notHeldLine(context)];
  const about = occasion?.about ?? aboutOf(context) ?? 'the occasion';
  const these = listInWords(chosen.map(({ passage }) => passage.reference));
  const leads = chosen.length === 1 ? READING_TEXT.one : READING_TEXT.leads;
  return [
    telling.line(leads, {
      about: subject.passages.length > 0 && occasion ? occasion.about : about,
      these,
      count: `${inWords(chosen.length)} readings`,
      are: 'are',
    }),
    fewerLine(context, chosen.length),
    notHeldLine(context),
    ...chosen.flatMap((one, at) =>
      reading(context, one, at === 0 && chosen.length <= CHOICES ? SHOWN : SHOWN_OF_MANY),
    ),
    form.isShort || chosen.length > CHOICES ? '' : telling.unheard(READING_TEXT.closing),
  ];
}

/** Readings of the occasion, those of a topic that was named beside it first where they are in both. */
function ofOccasion(context: FormContext): Chosen[] {
  const { occasion, subject } = context;
  const named = subject.passages.map((passage) => ({ passage, note: '' }));
  const all = occasion!.passages.map(({ mark, note }) => ({ passage: passageOfMark(mark), note }));
  const loved = thingLoved(context.telling.request.words).map((passage) => ({ passage, note: '' }));
  return ofKinds(context, [...named, ...loved, ...all]);
}

const TOLERANCE = 1.1;

function isInTime({ telling, form }: FormContext, { passage }: Chosen): boolean {
  const most = form.minutes ?? (form.isShort ? 1 : undefined);
  return most === undefined || minutesAloud(telling, passage) <= most * TOLERANCE;
}

function sorted({ form, telling }: FormContext, all: readonly Chosen[]): Chosen[] {
  // Three minutes were asked for: a reading of three verses is too little.
  if (form.minutes !== undefined && form.minutes > 1)
    return all.toSorted((a, b) => minutesAloud(telling, b.passage) - minutesAloud(telling, a.passage));
  return [...all];
}

function reading({ telling }: FormContext, { passage, note }: Chosen, most: number): string[] {
  const minutes = minutesAloud(telling, passage);
  const time =
    minutes < 0.9
      ? 'under a minute'
      : `about ${Math.round(minutes) === 1 ? 'a minute' : `${inWords(Math.round(minutes))} minutes`}`;
  // One verse more is not worth a cut.
  const shown = verseCount(passage) > most + 1 ? firstVersesOf(passage, most) : passage;
  const { verse } = locate(passage.ranges.at(-1)!.last);
  return [
    telling.words(READING_TEXT.time, { reference: passage.reference, time, note: telling.words(note) }),
    telling.quote(shown),
    shown === passage ? '' : `(It goes on to verse ${verse}.)`,
  ];
}
