import {
  ACTIVITIES,
  CHILD_QUESTIONS,
  CLOSING_PRAYERS,
  FAMILY_TEXT,
} from '../../../content/guide/forms/children.ts';
import { AUDIENCE_NAMES } from '../../../content/guide/forms/limits.ts';
import { DEVOTIONS_TEXT, SERIES_TEXT } from '../../../content/guide/forms/meetings.ts';
import { GROUP_COLOURS, LED_TEXT, NO_CHURCH } from '../../../content/guide/leading/text.ts';
import { capital } from '../../../language/capital.ts';
import { bookOf, firstVersesOf, overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { studyAnswer } from '../answers/study-answer.ts';
import { bandOf } from '../forms/age-bands.ts';
import { wholeBook } from '../forms/choose-passages.ts';
import { divide } from '../forms/divide.ts';
import { type FormContext, inWords, notHeldLine } from '../forms/form-context.ts';
import type { FormRequest } from '../forms/form-request.ts';
import { questionsOn } from '../forms/passage-questions.ts';
import { timesOf as timesOfMeeting } from '../forms/studies.ts';
import { inMinutes, shareMinutes } from '../forms/times.ts';
import { plainWords } from '../reading/words.ts';
import { list, type Telling } from '../telling.ts';
import type { LedEntry } from './led-entry.ts';
import { isBrief, isForChildren } from './led-request.ts';

/** A context whose subject was named. */
type Led = FormContext & { readonly led: LedEntry };

/** What is made of a story or theme that was named; undefined where the usual form makes it. */
export function ledForm(context: FormContext): string[] | undefined {
  const { led } = context.subject;
  if (!led) return undefined;
  const of: Led = { ...context, led };
  const parts = made(of);
  return parts && [...parts, notHeldLine(context)];
}

function made(of: Led): string[] | undefined {
  const { form, led } = of;
  const sessions = form.sessions ?? 1;
  switch (form.form) {
    case 'questions':
      return questions(of);
    case 'lesson':
    case 'family':
      return led.story && sessions === 1 ? toldToChildren(of) : undefined;
    case 'devotional':
      if (isForChildren(form) && led.story && sessions === 1) return toldToChildren(of);
      return sessions > 1 ? days(of, sessions) : devotion(of);
    case 'study':
      if (isForChildren(form) && led.story && sessions === 1) return toldToChildren(of);
      if (sessions > 1) return series(of, sessions);
      return isBrief(form, HALF_HOUR) || isForChildren(form) ? study(of) : longStudy(of);
    case 'talk':
      return isForChildren(form) && led.story ? toldToChildren(of) : undefined;
    default:
      return undefined;
  }
}

const HOUR = 60;
const HALF_HOUR = 30;
/** Heading, subtitle and the line for the leader stand before what is to be minded with the group. */
const BEFORE_THE_LEADS = 5;

/** A study of the usual parts, with what is to be minded with the group. */
function longStudy(of: Led): string[] {
  const { telling, form, subject } = of;
  const parts = studyAnswer(telling, subject, undefined, {
    minutes: form.minutes ?? HOUR,
    ...(form.without && { without: form.without }),
  });
  return [...parts.slice(0, BEFORE_THE_LEADS), ...leads(of, undefined), ...parts.slice(BEFORE_THE_LEADS)];
}

const USUAL_QUESTIONS = 3;
const BRIEF_MINUTES = 20;
const DEVOTION_MINUTES = 8;
const MOST_READ = 8;

/** A short study: read, know, talk, take home. */
function study(of: Led): string[] {
  const { telling, form, led } = of;
  const minutes = form.minutes ?? BRIEF_MINUTES;
  const [read = '', know = '', talk = '', end = ''] = timesOf(minutes, [22, 13, 50, 15]);
  const further = minutes >= 35 ? led.parts.find(({ passage }) => !overlap(passage, led.heart)) : undefined;
  return [
    telling.words(LED_TEXT.study, { title: led.title, minutes: `${minutes}` }),
    ...leads(of, minutes),
    telling.words(LED_TEXT.readHeading, { time: read }),
    telling.words(LED_TEXT.read, { reference: led.heart.reference }),
    telling.quote(firstVersesOf(led.heart, longest(led.heart))),
    ...(further
      ? [
          LED_TEXT.beside,
          telling.quote(firstVersesOf(further.passage, MOST_READ)),
          telling.words(further.note),
        ]
      : []),
    telling.words(LED_TEXT.know, { time: know }),
    telling.words(led.thought),
    telling.words(LED_TEXT.talk, { time: talk }),
    list(questionsFor(of, form.count ?? USUAL_QUESTIONS), true),
    telling.words(LED_TEXT.end, { time: end }),
    telling.words(led.step ?? telling.said.next(LED_TEXT.steps)),
    closingPrayer(of),
  ];
}

/** Whoever does not go to church is not made to pray. */
function closingPrayer({ telling, form }: Led): string {
  const isOutside = NO_CHURCH.test(allWords(telling));
  return form.without?.includes('prayer') || isOutside ? '' : `*${telling.said.next(LED_TEXT.prayers)}*`;
}

const HEART = 12;
const longest = (passage: Passage) => {
  const { first, last } = passage.ranges[0]!;
  return last - first < HEART ? HEART : MOST_READ;
};

function timesOf(minutes: number, weights: readonly number[]): string[] {
  return shareMinutes(minutes, weights).map(inMinutes);
}

/** For whom and how long, and what to mind with them. */
function leads({ telling, form }: Led, minutes: number | undefined, isEach = false): string[] {
  const { facts } = LED_TEXT;
  const { people, count } = form;
  const asked = (form.count !== undefined && count) || undefined;
  const named = [
    minutes === undefined
      ? ''
      : telling.words(isEach ? facts.each : facts.minutes, { minutes: `${minutes}` }),
    people ? telling.words(facts.people, { people: peopleOf(form, people) }) : '',
    asked
      ? telling.words(isEach ? facts.questionsEach : facts.questions, {
          count: `${inWords(asked)} ${asked === 1 ? 'question' : 'questions'}`,
        })
      : '',
    people ? (people <= FEW ? facts.pairs : people > MANY ? facts.groups : '') : '',
  ].filter((fact) => fact !== '');
  const plain = allWords(telling);
  return [
    named.length === 0 ? '' : telling.words(LED_TEXT.leader, { facts: capital(named.join('; ')) }),
    ...GROUP_COLOURS.filter(({ words }) => words.test(plain))
      .slice(0, MOST_COLOURS)
      .map(({ text }) => text),
  ];
}

const FEW = 5;
const MANY = 8;
const MOST_COLOURS = 2;

const allWords = ({ request }: Telling): string =>
  plainWords(
    [...request.history.filter(({ role }) => role === 'user').map(({ content }) => content), request.words]
      .slice(-2)
      .join(' . '),
  );

function peopleOf({ audience, ages }: FormRequest, people: number): string {
  const who = ages
    ? 'children'
    : audience && audience in AUDIENCE_NAMES && GROUPS.has(audience)
      ? AUDIENCE_NAMES[audience]
      : 'people';
  return `${inWords(people)} ${who}`;
}

const GROUPS: ReadonlySet<string> = new Set(['children', 'teens', 'women', 'men']);

/** So many questions: those of the entry, then such as the passage raises. */
export function questionsFor(
  { telling, form, led }: Pick<Led, 'telling' | 'form' | 'led'>,
  count: number,
): string[] {
  const children = isForChildren(form);
  const own = children ? (led.story?.childQuestions ?? []) : led.questions;
  const chosen = telling.said
    .freshest(own, Math.min(count, own.length), (text) => text)
    .map((text) => telling.words(text));
  if (chosen.length >= count) return chosen;
  const more = children
    ? telling.said.freshest(CHILD_QUESTIONS[bandOf({ form })], count - chosen.length, (text) => text)
    : questionsOn(telling, led.heart, count - chosen.length);
  return [...chosen, ...more].slice(0, count);
}

function questions(of: Led): string[] {
  const { telling, form, led } = of;
  return [
    telling.words(LED_TEXT.questionsLead, { title: led.title, reference: led.heart.reference }),
    list(questionsFor(of, form.count ?? USUAL_QUESTIONS), true),
  ];
}

/** A thought to be read out, with a question or two. */
function devotion(of: Led): string[] {
  const { telling, form, led } = of;
  const minutes = form.minutes ?? (form.isShort ? DEVOTION_MINUTES / 2 : DEVOTION_MINUTES);
  return [
    telling.words(LED_TEXT.devotion, { title: led.title, minutes: `${minutes}` }),
    ...leads(of, undefined),
    telling.words(LED_TEXT.readBare, { reference: led.heart.reference }),
    telling.quote(
      firstVersesOf(led.heart, form.isShort && !form.minutes ? MOST_READ - 2 : longest(led.heart)),
    ),
    telling.words(led.thought),
    led.picture && !form.isShort ? led.picture : '',
    LED_TEXT.talkBare,
    list(questionsFor(of, form.count ?? 2), true),
    led.step ?? '',
    closingPrayer(of),
  ];
}

/** The parts of an entry in so many meetings, each with what is said of it. */
export function ledParts(
  telling: Telling,
  led: LedEntry,
  wanted: number,
): { passages: readonly Passage[]; note: string }[] {
  const { parts } = led;
  if (wanted <= parts.length)
    return Array.from({ length: wanted }, (_, at) => {
      const own = parts.slice(
        Math.floor((at * parts.length) / wanted),
        Math.floor(((at + 1) * parts.length) / wanted),
      );
      return { passages: own.map(({ passage }) => passage), note: own.map(({ note }) => note).join(' ') };
    });
  const { bible, translation } = telling.request;
  const whole = bookTold(led);
  return divide(
    bible[translation],
    whole ? whole.ranges : parts.flatMap(({ passage }) => passage.ranges),
    wanted,
  ).map((passage) => ({ passages: [passage], note: '' }));
}

/** The book that a story fills: Ruth, Esther, Jonah. */
function bookTold({ parts, story }: LedEntry): Passage | undefined {
  const { osis, name } = bookOf(parts[0]!.passage);
  const isItsBook = story?.signs.includes(name.toLowerCase()) ?? false;
  return isItsBook && parts.every(({ passage }) => bookOf(passage).osis === osis)
    ? wholeBook(osis)
    : undefined;
}

const SHOWN = 4;
const MOST_IN_FULL = 6;

/** Several meetings, each with a part of its own. */
function series(of: Led, sessions: number): string[] {
  const { telling, form, led } = of;
  const meetings = ledParts(telling, led, sessions);
  const count = form.count ?? (sessions > MOST_IN_FULL ? 2 : USUAL_QUESTIONS);
  const from = (form.part ?? 1) - 1;
  const shown = from > 0 ? meetings.slice(from, from + 1) : meetings;
  return [
    telling.words(LED_TEXT.series, { title: led.title, count: inWords(meetings.length) }),
    form.minutes
      ? telling.words(SERIES_TEXT.title, {
          count: capital(inWords(meetings.length)),
          minutes: `${form.minutes}`,
          title: led.title,
        })
      : '',
    ...leads(of, undefined, true),
    telling.words(led.thought),
    ...(form.minutes && !form.isShort ? timesOfMeeting(of, form.minutes) : []),
    sessions > led.parts.length && !bookTold(led)
      ? telling.words(LED_TEXT.fewerPassages, { given: inWords(led.parts.length) })
      : '',
    ...shown.flatMap(({ passages, note }, at) => meeting(of, { passages, note, at: from + at, count })),
    closingPrayer(of),
  ];
}

interface MeetingPart {
  readonly passages: readonly Passage[];
  readonly note: string;
  readonly at: number;
  readonly count: number;
}

function meeting({ telling, led }: Led, { passages, note, at, count }: MeetingPart): string[] {
  const [first] = passages;
  if (!first) return [];
  const heart = overlap(first, led.heart) && isWithin(led.heart, first) ? led.heart : first;
  const own = led.questions[at];
  const raised = questionsOn(telling, first, count - (own ? 1 : 0), at);
  return [
    telling.words(LED_TEXT.meeting, {
      number: `${at + 1}`,
      reference: passages.map(({ reference }) => reference).join('; '),
    }),
    telling.words(note),
    telling.quote(firstVersesOf(heart, heart === first ? SHOWN : MOST_READ)),
    list([...raised.slice(0, 1), ...(own ? [own] : []), ...raised.slice(1)].slice(0, count), true),
  ];
}

function isWithin(inner: Passage, outer: Passage): boolean {
  const { first, last } = inner.ranges[0]!;
  return outer.ranges.some((range) => range.first <= first && last <= range.last);
}

/** One for each day. */
function days(of: Led, wanted: number): string[] {
  const { telling, form, led } = of;
  const all = ledParts(telling, led, wanted);
  const { noteless, prayers } = DEVOTIONS_TEXT;
  return [
    telling.words(LED_TEXT.days, { count: capital(inWords(all.length)), title: led.title }),
    ...leads(of, form.minutes, true),
    ...all.flatMap(({ passages: [first], note }, at) =>
      first
        ? [
            telling.words(LED_TEXT.day, { number: `${at + 1}`, reference: first.reference }),
            telling.quote(firstVersesOf(first, SHOWN)),
            telling.words(DEVOTIONS_TEXT.think, {
              note: note === '' ? noteless[at % noteless.length]! : note,
            }),
            telling.words(DEVOTIONS_TEXT.ask, {
              question: led.questions[at] ?? questionsOn(telling, first, 1, at)[0] ?? '',
            }),
            form.without?.includes('prayer')
              ? ''
              : telling.words(DEVOTIONS_TEXT.pray, { prayer: prayers[at % prayers.length]! }),
          ]
        : [],
    ),
  ];
}

const READ_TO_CHILDREN = 3;
const AT_SCHOOL = /\b(?:year \d|school assembly|assembly|primary school|pupils|r ?e lesson)\b/;

/** A story told simply, with questions, and something for the hands. */
function toldToChildren(of: Led): string[] {
  const { telling, form, led } = of;
  const { story } = led;
  if (!story) return [];
  const band = bandOf({ form });
  const who = childrenOf(form);
  const plain = plainWords(telling.request.words);
  const noPrayer = form.without?.includes('prayer') || AT_SCHOOL.test(plain) || NO_CHURCH.test(plain);
  const hasHands = !/\bassembly\b/.test(plain);
  const weights = [35, 25, ...(hasHands ? [30] : []), ...(noPrayer ? [] : [10])];
  const times = form.minutes ? timesOf(form.minutes, weights).map((time) => ` (${time})`) : [];
  const [tell = '', ask = '', ...rest] = times;
  const [hands = '', pray = ''] = hasHands ? rest : ['', ...rest];
  const title = telling.words(form.minutes ? LED_TEXT.childrenTimed : LED_TEXT.children, {
    title: led.title,
    who,
    minutes: `${form.minutes ?? ''}`,
  });
  return [
    telling.words(form.form === 'family' ? FAMILY_TEXT.title : LED_TEXT.title, { title }),
    ...leads(of, undefined),
    telling.words(LED_TEXT.tell, { time: tell, story: story.children }),
    telling.words(LED_TEXT.stands, { reference: led.heart.reference }),
    telling.quote(firstVersesOf(led.heart, READ_TO_CHILDREN)),
    telling.words(LED_TEXT.ask, { time: ask }),
    list(questionsFor(of, form.count ?? USUAL_QUESTIONS), true),
    hasHands ? telling.words(LED_TEXT.hands, { time: hands, hands: handsOf(of) }) : '',
    noPrayer
      ? ''
      : telling.words(LED_TEXT.pray, { time: pray, prayer: telling.said.next(CLOSING_PRAYERS[band]) }),
  ];
}

function childrenOf({ ages }: FormRequest): string {
  if (!ages) return 'for children';
  return ages.from === ages.to
    ? `for children of ${ages.from}`
    : `for children of ${ages.from} to ${ages.to}`;
}

/** Something to do with the hands: the story's own, or one for the age. */
export function handsOf({ telling, form, led }: Pick<Led, 'telling' | 'form' | 'led'>): string {
  return led.story?.hands ?? telling.said.next(ACTIVITIES[bandOf({ form })].map(({ text }) => text));
}
