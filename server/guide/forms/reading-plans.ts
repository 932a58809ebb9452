import { READING_PLAN_TEXT, SCOPE_NAMES } from '../../../content/guide/forms/plans-and-lists.ts';
import { firstVersesOf } from '../../../scripture/references/passage-ranges.ts';
import { BOOKS, bookByOsis } from '../../../scripture/text/books.ts';
import type { VerseRange } from '../../../scripture/types.ts';
import { candidates, choose, wholeBook } from './choose-passages.ts';
import { divide, readingMinutes } from './divide.ts';
import { type FormContext, fewerLine, inWords } from './form-context.ts';
import type { ScopeId } from './form-request.ts';

const spanOf = (first: string, last: string): VerseRange => ({
  first: bookByOsis(first)!.range.first,
  last: bookByOsis(last)!.range.last,
});

const SCOPES: Readonly<Record<ScopeId, VerseRange>> = {
  bible: spanOf('Gen', 'Rev'),
  'old-testament': spanOf('Gen', 'Mal'),
  'new-testament': spanOf('Matt', 'Rev'),
  gospels: spanOf('Matt', 'John'),
  psalms: spanOf('Ps', 'Ps'),
  letters: spanOf('Rom', 'Jude'),
  pentateuch: spanOf('Gen', 'Deut'),
};

interface Text {
  readonly title: string;
  readonly ranges: readonly VerseRange[];
}

/** What is to be read: the books or passages that were named, a part of the Bible, else a Gospel to begin with. */
function textOf({ form, subject }: FormContext): Text {
  const books = (form.books ?? []).map(wholeBook);
  const named = books.length > 0 ? books : subject.passages;
  if (named.length > 0)
    return {
      title: named.map(({ reference }) => reference).join(' and '),
      ranges: named.flatMap(({ ranges }) => ranges),
    };
  if (form.scope) return { title: SCOPE_NAMES[form.scope], ranges: [SCOPES[form.scope]] };
  return {
    title: BOOKS.find(({ osis }) => osis === 'Mark')!.name,
    ranges: [SCOPES.gospels, spanOf('Mark', 'Mark')].slice(1),
  };
}

/** A plan whose days are listed one by one; longer ones by weeks. */
const LISTED_DAYS = 62;
const USUAL_MINUTES = 12;
const TOO_MUCH = 45;
const MOST_DAYS = 1_100;

/** How many days: those asked for, a chapter a day, or as many as the minutes a day make. */
function daysOf(context: FormContext, { ranges }: Text): number {
  const { telling, form } = context;
  const { bible, translation } = telling.request;
  if (/\bchapters? (?:for|a|each|every|per)\b/i.test(telling.request.words)) return chaptersIn(ranges);
  if (form.days) return form.days;
  const all = readingMinutes(bible[translation], ranges);
  return Math.min(MOST_DAYS, Math.max(1, Math.ceil(all / (form.minutes ?? USUAL_MINUTES))));
}

function chaptersIn(ranges: readonly VerseRange[]): number {
  return BOOKS.filter(({ range }) =>
    ranges.some(({ first, last }) => first <= range.last && range.first <= last),
  )
    .map(({ chapters }) => chapters.length)
    .reduce((sum, count) => sum + count, 0);
}

/** A plan by days of about equal length, with how many minutes a day takes. */
export function readingPlanAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const isOnText = form.books || form.scope || subject.passages.length > 0;
  if (!isOnText && (subject.topic ?? subject.question)) return planOnSubject(context);
  const { bible, translation, words } = telling.request;
  const text = textOf(context);
  const wanted = daysOf(context, text);
  const days = divide(bible[translation], text.ranges, wanted);
  const minutes = Math.max(1, Math.round(readingMinutes(bible[translation], text.ranges) / days.length));
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const readings = days.map(({ reference }) => reference);
  return [
    telling
      .words(READING_PLAN_TEXT.title, { title: text.title, days: `${days.length}` })
      .replace('in 1 days', 'in one day'),
    telling.line(READING_PLAN_TEXT.lead, { minutes: time }),
    minutes > TOO_MUCH && form.minutes === undefined
      ? telling.words(READING_PLAN_TEXT.long, {
          minutes: `${minutes}`,
          half: inWords(Math.round(minutes / 2)),
        })
      : '',
    days.length < wanted ? READING_PLAN_TEXT.unequal : '',
    /\b(?:sundays?|saturdays?|(?:a|one) day) (?:off|free)|lighter day|rest day/i.test(words)
      ? READING_PLAN_TEXT.rest
      : '',
    ...(days.length > LISTED_DAYS
      ? byWeeks(context, readings)
      : [readings.map((reference, at) => `${at + 1}. ${reference}`).join('\n')]),
    telling.unheard(READING_PLAN_TEXT.missed),
    days.length > LISTED_DAYS ? '' : telling.unheard([READING_PLAN_TEXT.start]),
    READING_PLAN_TEXT.begins,
    telling.quote(firstVersesOf(days[0]!, 2)),
  ];
}

const USUAL_DAYS = 7;
const LONGEST_PASSAGE = 10;

/** A plan on a subject: a passage for each day, with what it says. */
function planOnSubject(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const wanted = form.days ?? form.sessions ?? form.count ?? USUAL_DAYS;
  const days = choose(context, candidates(context), { count: wanted, longest: LONGEST_PASSAGE });
  const title = subject.topic?.title ?? subject.question?.question ?? '';
  return [
    telling.words(READING_PLAN_TEXT.title, { title, days: `${days.length}` }),
    days
      .map(({ passage, note }, at) => `${at + 1}. **${passage.reference}**. ${telling.words(note)}`.trim())
      .join('\n'),
    fewerLine({ ...context, form: { ...form, count: wanted } }, days.length),
    telling.unheard(READING_PLAN_TEXT.missed),
    READING_PLAN_TEXT.begins,
    days[0] ? telling.quote(firstVersesOf(days[0].passage, 2)) : '',
  ];
}

const WEEK = 7;

function byWeeks({ telling }: FormContext, readings: readonly string[]): string[] {
  const weeks = Array.from({ length: Math.ceil(readings.length / WEEK) }, (_, at) =>
    readings.slice(at * WEEK, (at + 1) * WEEK),
  );
  return [
    weeks
      .map(
        (week, at) =>
          `- ${telling.words(READING_PLAN_TEXT.week, { number: `${at + 1}`, readings: week.join(' · ') })}`,
      )
      .join('\n'),
  ];
}
