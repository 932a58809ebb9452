import {
  ACTIVITIES,
  type AgeBand,
  BEGINNINGS,
  CHILD_QUESTIONS,
  CLOSING_PRAYERS,
  FAMILY_TEXT,
  LESSON_TEXT,
} from '../../../content/guide/forms/children.ts';
import { PASSAGE_KINDS } from '../../../content/guide/forms/passage-kinds.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfMark as markOf } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf, verseCount } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import { list } from '../telling.ts';
import { bandOf } from './age-bands.ts';
import { candidates, choose, textOfPassage, withoutDoubles } from './choose-passages.ts';
import type { Chosen } from './chosen.ts';
import { divide } from './divide.ts';
import { audienceName, counted, type FormContext, fewerLine, notHeldLine } from './form-context.ts';
import { passageAsked, passagesForParts } from './passage-questions.ts';
import { inMinutes, shareMinutes } from './times.ts';

/** How much of a passage is read to each age, in verses. */
const READ: Readonly<Record<AgeBand, number>> = { small: 3, middle: 6, older: 8, teens: 10 };
const QUESTIONS: Readonly<Record<AgeBand, number>> = { small: 2, middle: 3, older: 3, teens: 3 };
const FAMILY_MINUTES: Readonly<Record<AgeBand, number>> = { small: 5, middle: 10, older: 12, teens: 15 };
const STORIES = ['[[Mark 4:35-41]]', '[[Luke 15:3-7]]', '[[Mark 10:13-16]]'] as const;

function activityOf({ telling, form }: FormContext, band: AgeBand): string {
  const all = ACTIVITIES[band].filter(({ paper }) => !(paper && noPaper({ telling, form })));
  return telling.said.next(all.map(({ text }) => text));
}

/** "We have no paper" is said of what there is and not of what is wanted, and comes to the same. */
const noPaper = ({ telling, form }: Pick<FormContext, 'telling' | 'form'>) =>
  form.without?.includes('paper') || /\bno (?:paper|pens|chairs and no paper)\b/i.test(telling.request.words);

/** A few minutes of reading, talking and praying at home; one evening or several. */
export function familyAnswer(context: FormContext): string[] {
  const { telling, form } = context;
  const band = bandOf(context);
  const evenings = form.sessions ?? 1;
  if (evenings > 1) return familyEvenings(context, evenings);
  const minutes = form.minutes ?? FAMILY_MINUTES[band];
  const passage = storyFor(context);
  const title = titleOf(context, passage);
  const prays = !form.without?.includes('prayer');
  const [begin, read, talk, act, pray] = shareMinutes(minutes, [15, 20, 30, 25, prays ? 10 : 0.1]) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const isMixed = form.ages !== undefined && form.ages.to - form.ages.from >= 4;
  return [
    telling.words(FAMILY_TEXT.title, { title }),
    telling.line(FAMILY_TEXT.lead, { minutes: `${minutes}`, who: withWhom(context, band) }),
    isMixed ? FAMILY_TEXT.mixed : '',
    notHeldLine(context),
    telling.words(FAMILY_TEXT.begin, {
      time: inMinutes(prays ? begin : begin + pray),
      text: telling.said.next(BEGINNINGS[band]),
    }),
    telling.words(FAMILY_TEXT.read, { time: inMinutes(read) }),
    telling.quote(verseCount(passage) <= READ[band] + 2 ? passage : firstVersesOf(passage, READ[band])),
    telling.words(FAMILY_TEXT.talk, { time: inMinutes(talk) }),
    list(telling.said.freshest(CHILD_QUESTIONS[band], QUESTIONS[band], (text) => text)),
    telling.words(FAMILY_TEXT.do, { time: inMinutes(act), text: activityOf(context, band) }),
    prays
      ? telling.words(FAMILY_TEXT.pray, {
          time: inMinutes(pray),
          text: telling.said.next(CLOSING_PRAYERS[band]),
        })
      : '',
    telling.unheard(FAMILY_TEXT.closing),
  ];
}

function withWhom(context: FormContext, band: AgeBand): string {
  const { form } = context;
  return form.ages ? `with ${audienceName(context)}` : FAMILY_TEXT.withWhom[band];
}

function storyFor(context: FormContext): Passage {
  const passage = passageAsked(context);
  if (passage) return passage;
  const [story] = choose(
    context,
    STORIES.map((mark) => ({ passage: markOf(mark), note: '' })),
    { count: 1 },
  );
  return story!.passage;
}

function titleOf({ subject }: FormContext, passage: Passage): string {
  if (subject.led) return `${subject.led.title}, ${passage.reference}`;
  return subject.passages.length === 0 && subject.topic
    ? `${subject.topic.title}, ${passage.reference}`
    : passage.reference;
}

const FOR_CHILDREN = PASSAGE_KINDS.find(({ id }) => id === 'for-children')!.marks;

function familyEvenings(context: FormContext, wanted: number): string[] {
  const { telling, form } = context;
  const band = bandOf(context);
  const found = passagesForParts(context, wanted);
  const evenings: readonly Chosen[] = found.length > 0 ? found : candidates(context).slice(0, wanted);
  const stories =
    evenings.length > 0
      ? evenings
      : choose(
          context,
          withoutDoubles([...STORIES, ...FOR_CHILDREN].map((mark) => ({ passage: markOf(mark), note: '' }))),
          { count: wanted },
        );
  const questions = CHILD_QUESTIONS[band];
  const doing = ACTIVITIES[band].filter(({ paper }) => !(paper && noPaper(context)));
  const minutes = form.minutes ?? FAMILY_MINUTES[band];
  return [
    telling.words(FAMILY_TEXT.titleDays, {
      count: counted(stories.length, ['', '']).trim(),
      title: titleOf(context, context.subject.passages[0] ?? stories[0]!.passage),
    }),
    telling.line(FAMILY_TEXT.lead, { minutes: `${minutes}`, who: withWhom(context, band) }),
    fewerLine({ ...context, form: { ...form, count: wanted } }, stories.length),
    notHeldLine(context),
    ...stories.flatMap(({ passage }, at) => [
      telling.words(FAMILY_TEXT.day, { number: `${at + 1}`, reference: passage.reference }),
      telling.quote(firstVersesOf(passage, Math.min(4, READ[band]))),
      list([questions[at % questions.length]!, doing[at % doing.length]!.text]),
    ]),
    form.without?.includes('prayer') ? '' : telling.said.next(CLOSING_PRAYERS[band]),
  ];
}

const LESSON_MINUTES = 30;
const LONG_STORY = 8;

/** A lesson for a group of children: story, questions, something to do, something to take home. */
export function lessonAnswer(context: FormContext): string[] {
  const { telling, form, subject } = context;
  const band = bandOf(context);
  const passage = storyFor(context);
  const minutes = form.minutes ?? LESSON_MINUTES;
  const { parts } = LESSON_TEXT;
  const [arrive, tell, ask, act, home] = shareMinutes(minutes, [15, 30, 20, 25, 10]).map(inMinutes) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const key = shortestVerse(context, passage);
  const named = subject.passages.length === 0 && subject.topic ? subject.topic.title : passage.reference;
  const title = subject.led?.title ?? named;
  return [
    telling.words(LESSON_TEXT.title, {
      title,
      minutes: `${minutes}`,
      who: audienceName(context) ?? 'for children',
    }),
    LESSON_TEXT.aim,
    notHeldLine(context),
    telling.words(parts.arrive, { time: arrive, text: LESSON_TEXT.arrive[band] }),
    telling.words(parts.tell, { time: tell, reference: passage.reference }),
    ...scenes(context, passage),
    LESSON_TEXT.verse,
    telling.quote(key),
    telling.words(parts.ask, { time: ask }),
    list(telling.said.freshest(CHILD_QUESTIONS[band], QUESTIONS[band] + 1, (text) => text)),
    telling.words(parts.do, { time: act, text: activityOf(context, band) }),
    telling
      .words(parts.home, {
        time: home,
        prayer: form.without?.includes('prayer') ? '' : telling.said.next(CLOSING_PRAYERS[band]),
      })
      .trim(),
    telling.line(LESSON_TEXT.closing),
  ];
}

function scenes({ telling }: FormContext, passage: Passage): string[] {
  if (verseCount(passage) < LONG_STORY) return [];
  const { bible, translation } = telling.request;
  const steps = divide(bible[translation], passage.ranges, 3).map(({ reference }) => reference);
  return [telling.words(LESSON_TEXT.parts.scenes, { scenes: steps.join('; ') })];
}

const SHORTEST = 25;
const onlyVerse = (verse: number) => passageOf([{ first: verse, last: verse }]);

/** A verse of the passage that children can remember: the best known, else the shortest whole sentence. */
function shortestVerse({ telling }: FormContext, passage: Passage): Passage {
  const verses = passage.ranges.flatMap(({ first, last }) =>
    Array.from({ length: Math.min(60, last - first + 1) }, (_, at) => onlyVerse(first + at)),
  );
  const whole = verses.filter((verse) => {
    const text = textOfPassage(telling, verse);
    return (
      text.length > SHORTEST &&
      /^\p{Lu}.*[.!]$/u.test(text) &&
      !/^(?:And|But|Then|So|For|He|They|She|It)\b/.test(text)
    );
  });
  const all = whole.length > 0 ? whole : verses;
  return all.toSorted((a, b) => textOfPassage(telling, a).length - textOfPassage(telling, b).length)[0]!;
}
