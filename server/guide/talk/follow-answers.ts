import * as lines from '../../../content/guide/follow-ups.ts';
import { STUDY_TEXT } from '../../../content/guide/study.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf } from '../../../scripture/references/passage-ranges.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { factOf } from '../answers/short-facts.ts';
import { studyAnswer } from '../answers/study-answer.ts';
import { noteAnswer } from '../answers/written-answers.ts';
import {
  inTranslation,
  nth,
  onlyPassages,
  verses,
  whereItStands,
  wholeChapter,
} from '../passages/follow-passages.ts';
import { prayerAnswer } from '../prayers/prayer-answer.ts';
import type { Move } from '../reading/moves.ts';
import { list, type Telling } from '../telling.ts';
import { famousOn, firstSentences, heartOf, notedOf, shortest, shortPassage } from './recalled-parts.ts';

/** A follow-up on the reply before it, or undefined where that reply has nothing that it could act on. */
export function followAnswer(telling: Telling, move: Move, last: RecalledAnswer): string[] | undefined {
  const { subject } = last;
  const { focus } = last;
  switch (move.kind) {
    case 'shorter':
      return shorter(telling, last, lines.SHORTER);
    case 'simpler':
      return simpler(telling, last) ?? shorter(telling, last, lines.SIMPLER);
    case 'for-children':
      return forChildren(telling, last);
    case 'for-group':
      return forGroup(telling, last);
    case 'as-prayer':
      return prayerAnswer(telling, subject);
    case 'as-study':
      return asStudy(telling, last);
    case 'another':
      return another(telling, last);
    case 'nth-passage':
      return nth(telling, last, move);
    case 'next-verses':
    case 'verses-before':
      return focus && verses(telling, focus, move);
    case 'whole-chapter':
      return focus && wholeChapter(telling, focus);
    case 'translation':
      return inTranslation(telling, last, move);
    case 'who-speaks':
    case 'where-is-it':
      return focus && whereItStands(telling, focus);
    case 'only-passages':
      return onlyPassages(telling, last);
    case 'example':
      return more(telling, last) ?? (subject.topic && examples(telling, subject.topic.practices));
    case 'next-part':
      return nextSession(telling, last);
    case 'for-someone-else':
      return forSomeoneElse(telling, last);
    case 'disagrees':
      return disagrees(telling, last);
    case 'differences':
      return differences(telling, last);
    case 'refuses':
      return [telling.line(lines.REFUSES)];
  }
}

/** What of a short fact is told when more is asked for. */
function more(telling: Telling, { fact }: RecalledAnswer): string[] | undefined {
  const told = factOf(fact)?.more;
  return told && telling.said.times(told) === 0 ? [telling.words(told)] : undefined;
}

const CHURCHES =
  /\b(?:churches|Catholics?|Orthodox|Protestants?|Baptists?|Methodists?|Lutherans?|Reformed|Pentecostals?)\b/g;

/** How churches differ on it: said of a question; of a topic the paragraph that speaks most of churches. */
function differences(telling: Telling, { subject }: RecalledAnswer): string[] | undefined {
  const { question, topic } = subject;
  if (question?.differences) return [telling.words(question.differences)];
  const counted = [...(topic?.guidance ?? []), ...(question?.answer ?? [])]
    .map((text) => ({ text, count: text.match(CHURCHES)?.length ?? 0 }))
    .toSorted((a, b) => b.count - a.count)[0];
  return counted && counted.count > 1 ? [telling.words(counted.text)] : undefined;
}

const AS_LIST = /\b(?:list|table|bullets?|bullet points|each|per line)\b/i;

function shorter(telling: Telling, last: RecalledAnswer, leads: readonly string[]): string[] | undefined {
  const lead = telling.line(leads);
  const told = factOf(last.fact);
  if (told && AS_LIST.test(telling.request.words))
    return [list(telling.words(told.answer).split(/(?<=[.])\s+/))];
  if (last.note) {
    const note = shortest(last.note.notes, ({ length }) => length);
    return note === undefined ? undefined : [lead, '---', telling.words(note), '---'];
  }
  const { topic, occasion } = last.subject;
  if (last.kind === 'prayer' && (topic ?? occasion)) {
    const prayer = shortest((topic ?? occasion)!.prayers, ({ length }) => length)!;
    return [lead, `${firstSentences(telling.words(prayer))} Amen.`];
  }
  const [heart, passage] = [heartOf(telling, last), shortPassage(last)];
  return heart === '' && !passage ? undefined : [lead, heart, passage ? telling.quote(passage) : ''];
}

/** How plain a text is: short sentences of short words score low. */
function plainness(text: string): number {
  const words = text.split(/\s+/);
  return words.length / text.split(/(?<=[.?])\s+/).length + words.join('').length / words.length;
}

/** A sentence in simple words has at most so many. */
const SIMPLE_SENTENCE = 16;
const SIMPLE_SENTENCES = 4;

/** The plainest parts of a topic; of an answer the sentences that are short, after the first. */
function simpler(telling: Telling, last: RecalledAnswer): string[] | undefined {
  const { topic, question } = last.subject;
  if (last.kind === 'prayer' || last.note || !(topic ?? question)) return undefined;
  const plainest = (texts: readonly string[]) => shortest(texts, plainness) ?? '';
  const told = topic
    ? [plainest(topic.understanding), plainest(topic.encouragement), plainest(topic.practices)]
    : [simpleSentences(question!.answer[0] ?? '')];
  const passage = shortPassage(last);
  return [
    telling.line(lines.SIMPLER),
    ...told.map((text) => telling.words(text)),
    passage ? telling.quote(passage) : '',
  ];
}

function simpleSentences(text: string): string {
  return text
    .split(/(?<=[.?])\s+/)
    .filter((sentence, at) => at === 0 || sentence.split(/\s+/).length <= SIMPLE_SENTENCE)
    .slice(0, SIMPLE_SENTENCES)
    .join(' ');
}

function forChildren(telling: Telling, last: RecalledAnswer): string[] | undefined {
  const [heart, passage] = [heartOf(telling, last), shortPassage(last)];
  if (heart === '' && !passage) return undefined;
  return [
    telling.line(lines.FOR_CHILDREN),
    firstSentences(heart, 1),
    passage ? telling.quote(passage) : '',
    list(telling.said.freshest(lines.CHILDREN_QUESTIONS, 3, (text) => text)),
    telling.line(lines.CHILDREN_CLOSING),
  ];
}

const GROUP_QUESTIONS = 4;

function forGroup(telling: Telling, last: RecalledAnswer): string[] | undefined {
  const { topic } = last.subject;
  const [noted] = telling.fresh(notedOf(last), 1);
  const passage = last.shown[0] ?? last.subject.passages[0] ?? (noted && passageOfMark(noted.mark));
  if (!passage) return undefined;
  const own = telling.said.freshest(topic?.questions ?? [], GROUP_QUESTIONS, (text) => text);
  const general = telling.said.freshest(
    STUDY_TEXT.discussionQuestions,
    GROUP_QUESTIONS + 1 - own.length,
    (text) => text,
  );
  return [
    telling.line(lines.FOR_GROUP),
    telling.quote(firstVersesOf(passage)),
    list([...general.slice(0, 1), ...own, ...general.slice(1)], true),
    topic ? topic.commitment : '',
  ];
}

function another(telling: Telling, last: RecalledAnswer): string[] | undefined {
  if (last.kind === 'prayer') return prayerAnswer(telling, last.subject);
  if (last.note) return noteAnswer(telling, last.note);
  const passage = last.shown[0] ?? last.subject.passages[0];
  const famous = passage && famousOn(telling, passage);
  const noted = notedOf(last).find(({ mark }) => !telling.said.quoted(passageOfMark(mark)));
  if (noted) return [telling.line(lines.ANOTHER_PASSAGE), ...telling.noted(noted)];
  const beside = famous?.beside.map(passageOfMark).find((other) => !telling.said.quoted(other));
  if (beside) return [telling.line(lines.ANOTHER_PASSAGE), telling.quote(firstVersesOf(beside))];
  return last.shown.length > 0 ? [telling.line(lines.NO_OTHER)] : undefined;
}

function examples(telling: Telling, practices: readonly string[]): string[] {
  return [telling.line(lines.EXAMPLES), list(telling.said.freshest(practices, 3, (text) => text))];
}

/** A study of what the reply was about: its entry, else the passage that it showed first. */
function asStudy(telling: Telling, { subject, shown }: RecalledAnswer): string[] | undefined {
  const hasSubject =
    subject.passages.length > 0 || Boolean(subject.topic ?? subject.question ?? subject.occasion);
  if (!hasSubject && shown.length === 0) return undefined;
  return studyAnswer(telling, hasSubject ? subject : { passages: shown.slice(0, 1) }, undefined);
}

function nextSession(telling: Telling, last: RecalledAnswer): string[] | undefined {
  if (last.kind !== 'study') return undefined;
  const noted = notedOf(last).find(({ mark }) => !telling.said.quoted(passageOfMark(mark)));
  const passages = noted ? [passageOfMark(noted.mark)] : [];
  return [
    telling.line(lines.NEXT_SESSION),
    ...studyAnswer(telling, { ...last.subject, passages }, undefined),
  ];
}

function forSomeoneElse(telling: Telling, last: RecalledAnswer): string[] {
  const passage = shortPassage(last);
  return [
    telling.line(lines.FOR_SOMEONE_ELSE),
    passage ? telling.quote(passage) : '',
    list(telling.said.freshest(lines.BESIDE_SOMEONE, 3, (text) => text)),
  ];
}

function disagrees(telling: Telling, last: RecalledAnswer): string[] {
  const passage = shortPassage(last) ?? last.shown[0];
  return [
    telling.line(lines.DISAGREES),
    telling.words(last.subject.question?.differences ?? ''),
    passage ? telling.quote(passageOf(passage.ranges)) : '',
  ];
}
