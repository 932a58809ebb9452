import {
  ASKED_NOTHING,
  BESIDE,
  CLOSER_LEADS,
  COMMITMENT_LEADS,
  FOLLOW_OPENERS,
  PASSAGE_NAMED,
  PEOPLE_LINES,
  PRACTICES_LEADS,
  PRAYER_LEADS,
  QUESTIONS_LEADS,
  READING_HELP_LEADS,
  READING_QUESTIONS,
  SEARCH_LEADS,
} from '../../../content/guide/openings.ts';
import type { GuideTopic } from '../../../content/guide/types.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import {
  firstVersesOf,
  MAX_QUOTED_VERSES,
  neighboursOf,
  verseCount,
} from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { Intent } from '../intent.ts';
import { list, type Noted, type Telling } from '../telling.ts';
import { nearestPart } from './nearest-part.ts';
import { withinWords } from './our-words.ts';

type TopicIntent = Extract<Intent, { kind: 'topic' }>;

/** The first answer to a topic is short, the next ones have all its parts; then come two closer looks at a passage, and so on in turn. */
const ROUND = 5;
const FULL_ANSWERS = 3;
const SEARCHED = 8;

/** How often this conversation has been answered on the topic: by its passages, with or without what surrounds them. */
function answersSoFar(telling: Telling, topic: GuideTopic): number {
  const references = topic.passages.flatMap(({ mark }) => {
    const passage = passageOfMark(mark);
    return [passage.reference, widened(passage).reference];
  });
  return telling.request.history.filter(
    (turn) => turn.role === 'assistant' && references.some((reference) => turn.content.includes(reference)),
  ).length;
}

/** Passages of the topic not read yet, filled up from the search of the text. */
function passagesFor(telling: Telling, topic: GuideTopic, count: number): string[] {
  const unread = topic.passages.filter(({ mark }) => !telling.said.quoted(passageOfMark(mark)));
  const own = unread.slice(0, count).flatMap((noted) => telling.noted(noted));
  const missing = count - Math.min(count, unread.length);
  if (missing === 0) return own;
  const found = telling.found(`${topic.about} ${topic.signs.strong.slice(0, 3).join(' ')}`, missing);
  if (found.length === 0)
    return [...own, ...telling.fresh(topic.passages, missing).flatMap((noted) => telling.noted(noted))];
  return [...own, telling.line(SEARCH_LEADS), ...found.map((passage) => telling.quote(passage))];
}

function practices(telling: Telling, topic: GuideTopic, count: number): string[] {
  const unheard = topic.practices.filter((text) => telling.said.times(text) === 0).slice(0, count);
  if (unheard.length < 2) return [];
  return [`**${telling.line(PRACTICES_LEADS)}**`, list(unheard.map((text) => telling.words(text)))];
}

function prayer(telling: Telling, topic: GuideTopic): string[] {
  const unheard = topic.prayers.find((text) => telling.said.times(text) === 0);
  return unheard === undefined ? [] : [telling.line(PRAYER_LEADS), telling.words(unheard)];
}

function reflection(telling: Telling, topic: GuideTopic, count: number): string[] {
  const questions = telling.said.freshest(topic.questions, count, (text) => text);
  return [`**${telling.line(QUESTIONS_LEADS)}**`, list(questions.map((text) => telling.words(text)))];
}

function unheard(telling: Telling, texts: readonly string[]): string {
  return telling.words(telling.said.next(texts));
}

function beside(telling: Telling, other: GuideTopic | undefined): string[] {
  if (other === undefined) return [];
  const [passage] = telling.fresh(other.passages, 1);
  return [
    telling.line(BESIDE, { about: other.about }),
    ...(passage === undefined ? [] : telling.noted(passage)),
  ];
}

const wordCount = (parts: readonly string[]) => parts.join(' ').split(/\s+/).length;
/** With passages longer than this (in words, notes counted) the rest of the answer is kept shorter. */
const LONG_PASSAGES = 170;

/** The first answer to a topic has at most so many words of our own. */
export const FIRST_WORDS = 215;

/**
 * What the first answer says: one passage with the way into it, guidance, and as much of the rest as there is room for. A
 * prayer comes later or when it is asked for: of 120 first answers readers liked most better without theirs.
 */
function firstAnswer(
  telling: Telling,
  topic: GuideTopic,
  other: GuideTopic | undefined,
  { named, most }: { readonly named: readonly string[]; readonly most: number },
): string[] {
  const [first, second] = telling
    .fresh(topic.passages, 2)
    .filter(({ mark }) => !telling.said.quoted(passageOfMark(mark)))
    .map((noted) => telling.noted(noted));
  return withinWords(
    [
      { texts: named, rank: 'needed' },
      { texts: [unheard(telling, topic.understanding)], rank: 'needed' },
      { texts: first ?? [], rank: named.length > 0 ? 5 : 'needed' },
      { texts: second ?? [], rank: 4 },
      { texts: beside(telling, other), rank: 0 },
      { texts: [unheard(telling, topic.guidance)], rank: 'needed' },
      { texts: practices(telling, topic, 2), rank: 2 },
      { texts: [unheard(telling, topic.encouragement)], rank: 3 },
    ],
    most,
  );
}

/** The long form, on request: understanding, passages, guidance, practices, encouragement, prayer. */
function fullAnswer(
  telling: Telling,
  topic: GuideTopic,
  other: GuideTopic | undefined,
  round: number,
): string[] {
  // Said beside the topic once; afterwards the topic itself has the room.
  const isNew = other?.passages.every(({ mark }) => !telling.said.quoted(passageOfMark(mark)));
  const shown = isNew ? other : undefined;
  const passages = passagesFor(telling, topic, shown === undefined ? 2 : 1);
  const steps = practices(telling, topic, wordCount(passages) > LONG_PASSAGES ? 2 : 3);
  const words = prayer(telling, topic);
  return [
    unheard(telling, topic.understanding),
    ...passages,
    ...beside(telling, shown),
    unheard(telling, topic.guidance),
    ...(steps.length > 0 ? steps : reflection(telling, topic, 2)),
    unheard(telling, topic.encouragement),
    ...(words.length > 0 ? words : [`${telling.line(COMMITMENT_LEADS)} ${topic.commitment}`]),
    round === FULL_ANSWERS - 1 ? telling.unheard(PEOPLE_LINES, { about: topic.about }) : '',
  ];
}

/** The passage with the verses around it, so that it is another and longer reading. */
function widened(passage: Passage): Passage {
  const room = Math.max(1, Math.ceil((MAX_QUOTED_VERSES - verseCount(passage)) / 2));
  const { before, after } = neighboursOf(passage, room);
  const first = before?.ranges[0]?.first ?? passage.ranges[0]!.first;
  const last = after?.ranges.at(-1)?.last ?? passage.ranges.at(-1)!.last;
  return firstVersesOf(passageOf([{ first, last }]), MAX_QUOTED_VERSES + 2);
}

/** One passage with its surroundings, questions to ask of it, and what the search lays beside it. */
export function closerLook(
  telling: Telling,
  noted: readonly Noted[],
  about: string,
  questions: readonly string[],
  searched = about,
): string[] {
  // When all of them have been read so, what the search finds is read in the same way.
  const own = noted.map(({ mark }) => widened(passageOfMark(mark)));
  const isRead = own.every((passage) => telling.said.quoted(passage));
  const readings = isRead ? telling.found(searched, SEARCHED).map(widened) : own;
  const [reading] = telling.said.freshest(readings, 1, (passage) => `— ${passage.reference} (`);
  const asked = telling.said.freshest(READING_QUESTIONS, 3, (text) => text);
  const further = telling.said.freshest(questions, 2, (text) => text);
  const [found] = isRead ? [] : telling.found(searched, 1);
  return [
    telling.line(CLOSER_LEADS, { about }),
    reading === undefined ? '' : telling.quote(reading),
    `**${telling.line(READING_HELP_LEADS)}**`,
    list([...asked, ...further].map((text) => telling.words(text))),
    ...(found === undefined ? [] : [telling.line(SEARCH_LEADS), telling.quote(found)]),
    telling.unheard(PEOPLE_LINES, { about }),
  ];
}

function followed(
  telling: Telling,
  topic: GuideTopic,
  follow: NonNullable<TopicIntent['follow']>,
  other: GuideTopic | undefined,
): string[] {
  const opener = telling.line(FOLLOW_OPENERS[follow], { about: topic.about });
  const guidance = unheard(telling, topic.guidance);
  const encouragement = unheard(telling, topic.encouragement);
  const nearest = nearestPart(
    telling,
    [...topic.guidance, ...topic.understanding, ...topic.practices],
    topic.about,
  );
  switch (follow) {
    case 'verse':
      return [opener, ...passagesFor(telling, topic, 3), encouragement];
    case 'why':
      return [
        opener,
        ...passagesFor(telling, topic, 2),
        guidance,
        ...reflection(telling, topic, 2),
        encouragement,
      ];
    case 'how': {
      const steps = practices(telling, topic, 4);
      const commitment = `${telling.line(COMMITMENT_LEADS)} ${topic.commitment}`;
      return [opener, guidance, ...steps, ...passagesFor(telling, topic, 1), commitment, encouragement];
    }
    case 'told-more':
      return [opener, nearest ?? '', ...passagesFor(telling, topic, 1), encouragement];
    case 'asked-more':
      return nearest ? [opener, nearest] : [telling.line(ASKED_NOTHING, { about: topic.about })];
    case 'missed':
      return [opener, ...passagesFor(telling, topic, 1), guidance, ...reflection(telling, topic, 2)];
    case 'more':
      return [opener, ...fullAnswer(telling, topic, other, answersSoFar(telling, topic) % ROUND)];
  }
}

/** The answer on a topic of life or faith; the first one in at most so many words of our own. */
export function topicAnswer(telling: Telling, intent: TopicIntent, most = FIRST_WORDS): string[] {
  const { topic } = intent;
  const round = answersSoFar(telling, topic) % ROUND;
  if (intent.follow !== undefined && (intent.follow !== 'more' || round < FULL_ANSWERS)) {
    return followed(telling, topic, intent.follow, intent.beside);
  }
  if (round >= FULL_ANSWERS) return closerLook(telling, topic.passages, topic.about, topic.questions);
  const named = intent.passages[0];
  const quoted =
    named === undefined
      ? []
      : [telling.line(PASSAGE_NAMED, { reference: named.reference }), telling.quote(firstVersesOf(named))];
  return round === 0
    ? firstAnswer(telling, topic, intent.beside, { named: quoted, most })
    : [...quoted, ...fullAnswer(telling, topic, intent.beside, round)];
}
