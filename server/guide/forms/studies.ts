import { GROUP_TIPS, SERIES_TEXT } from '../../../content/guide/forms/meetings.ts';
import { GENERAL_SUBJECT } from '../../../content/guide/study.ts';
import { capital } from '../../../language/capital.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { bookOf, firstVersesOf, overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { studyAnswer } from '../answers/study-answer.ts';
import { groupNameIn } from '../reading/study-words.ts';
import { list, type Telling } from '../telling.ts';
import { type FormContext, inWords, notHeldLine } from './form-context.ts';
import { passagesForParts, questionsOn } from './passage-questions.ts';
import { inMinutes, shareMinutes } from './times.ts';

const HOUR = 60;
const MOST_IN_FULL = 8;
const QUESTIONS = 4;
const QUESTIONS_OF_MANY = 2;

/** A study of one meeting or of several. */
export function formStudyAnswer(context: FormContext, document: Parameters<typeof studyAnswer>[2]): string[] {
  const { telling, form, subject } = context;
  const sessions = form.sessions ?? 1;
  if (sessions > 1) return seriesAnswer(context, sessions);
  const tip = tipOf(context);
  const parts = studyAnswer(telling, subject, document, {
    minutes: form.minutes ?? HOUR,
    ...(form.without && { without: form.without }),
  });
  const withTip =
    tip === '' || subject.passages.length + (subject.topic ? 1 : 0) === 0
      ? parts
      : [...parts.slice(0, 4), tip, ...parts.slice(4)];
  return [...withTip, notHeldLine(context)];
}

const tipOf = ({ form }: FormContext): string => {
  const audience = form.ages ? 'children' : form.audience;
  return audience && audience in GROUP_TIPS ? GROUP_TIPS[audience as keyof typeof GROUP_TIPS] : '';
};

/** So many meetings, each with another passage, and one order of times for all of them. */
function seriesAnswer(context: FormContext, sessions: number): string[] {
  const { telling, form } = context;
  const minutes = form.minutes ?? HOUR;
  const found = passagesForParts(context, sessions);
  const general = GENERAL_SUBJECT.passages.map(({ mark, note }) => ({ passage: passageOfMark(mark), note }));
  const passages = found.length > 0 ? found : general;
  const meetings = Array.from({ length: sessions }, (_, at) => passages[at % passages.length]!);
  const from = (form.part ?? 1) - 1;
  const shown = from > 0 ? meetings.slice(from, from + 1) : meetings;
  return [
    `# ${groupNameIn(telling.request.words)}`,
    telling.words(SERIES_TEXT.title, {
      count: capital(inWords(sessions)),
      minutes: `${minutes}`,
      title: titleOf(context, passages),
    }),
    telling.words(SERIES_TEXT.lead, { minutes: `${minutes}` }),
    tipOf(context),
    notHeldLine(context),
    passages.length < sessions ? telling.words(SERIES_TEXT.fewer, { given: inWords(passages.length) }) : '',
    ...timesOf(context, minutes),
    ...shown.flatMap((meeting, at) => meetingOf(context, meeting, from + at, sessions)),
    from > 0 ? '' : telling.unheard(SERIES_TEXT.closing),
  ];
}

function titleOf({ subject, form }: FormContext, passages: readonly { passage: Passage }[]): string {
  if (subject.passages.length > 0) return subject.passages.map(({ reference }) => reference).join(', ');
  if (form.books?.length) return bookOf(passages[0]!.passage).name;
  return subject.topic?.title ?? subject.question?.question ?? GENERAL_SUBJECT.title;
}

/** The parts of a meeting with their minutes. */
export function timesOf({ telling, form }: FormContext, minutes: number): string[] {
  const { parts } = SERIES_TEXT;
  const all: readonly (readonly [string, number])[] = [
    [parts.welcome, 8],
    [parts.reading, 10],
    [parts.teaching, 14],
    [parts.discussion, 44],
    [parts.application, 14],
    [form.without?.includes('prayer') ? parts.prayerless : parts.closing, 10],
  ];
  // In half an hour there is no time for six parts.
  const kept =
    minutes < 30 ? all.filter(([text]) => text !== parts.teaching && text !== parts.application) : all;
  const shares = shareMinutes(
    minutes,
    kept.map(([, weight]) => weight),
  );
  const welcome = form.without?.includes('prayer') ? 'Welcome' : parts.welcome;
  return [
    telling.words(SERIES_TEXT.times, { minutes: `${minutes}` }),
    list(kept.map(([text], at) => `${text === parts.welcome ? welcome : text}: ${inMinutes(shares[at]!)}`)),
  ];
}

function meetingOf(
  context: FormContext,
  { passage, note }: { passage: Passage; note: string },
  at: number,
  sessions: number,
): string[] {
  const { telling, subject, form } = context;
  const questions = questionsOn(
    telling,
    passage,
    sessions > MOST_IN_FULL ? QUESTIONS_OF_MANY : QUESTIONS,
    at,
  );
  const isOnText = subject.passages.length > 0 || (form.books?.length ?? 0) > 0;
  const practices = (isOnText ? undefined : subject.topic?.practices) ?? [];
  const practice = practices[at % Math.max(1, practices.length)];
  const heart = heartOf(telling, passage);
  return [
    telling.words(SERIES_TEXT.meeting, { number: `${at + 1}`, reference: passage.reference }),
    note === '' ? '' : telling.words(note),
    `${heart === undefined ? SERIES_TEXT.begins : SERIES_TEXT.heart}`,
    telling.quote(heart ?? firstVersesOf(passage, FEW)),
    list(questions, true),
    practice && sessions <= MOST_IN_FULL ? telling.words(SERIES_TEXT.home, { practice }) : '',
  ];
}

const FEW = 2;

/** The best-known verses within a passage. */
function heartOf(telling: Telling, passage: Passage): Passage | undefined {
  const famous = telling.library.famous
    .map(({ mark }) => passageOfMark(mark))
    .find((known) => overlap(known, passage) && isWithin(known, passage));
  return famous && firstVersesOf(famous, 3);
}

function isWithin(inner: Passage, outer: Passage): boolean {
  const { first, last } = inner.ranges[0]!;
  return outer.ranges.some((range) => range.first <= first && last <= range.last);
}
