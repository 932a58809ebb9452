import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { bookOf, firstVersesOf, overlap } from '../../../scripture/references/passage-ranges.ts';
import { bookByOsis, chapterRange } from '../../../scripture/text/books.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { Intent, Subject } from '../intent.ts';
import type { GuideLibrary } from '../library.ts';
import type { Word } from '../reading/words.ts';
import type { Subjects } from '../recognise/subjects.ts';

/** Passages of one source, the nearest first. */
export type PassageList = readonly Passage[];

interface Noted {
  readonly passages: readonly { readonly mark: string }[];
}

const OPENING = 3;
const MATCHES = 2;

const listOf = (noted: Noted | undefined): Passage[] =>
  (noted?.passages ?? []).map(({ mark }) => passageOfMark(mark));

/** What the library has to the thing that a message was understood to want. */
export function passagesOfIntent(intent: Intent, library: GuideLibrary): Passage[] {
  switch (intent.kind) {
    case 'passage':
    case 'quote':
      return [...intent.passages, ...intent.passages.flatMap((passage) => besides(passage, library))];
    case 'book':
      return ofBook(intent.osis, library);
    case 'prayer':
    case 'study':
    case 'devotional':
    case 'sermon':
    case 'plan':
    case 'form':
      return ofSubject(intent.subject);
    case 'note':
      return listOf(intent.occasion);
    case 'question':
      return listOf(intent.question);
    case 'topic':
      return [...intent.passages, ...inTurn(listOf(intent.topic), listOf(intent.beside))];
    default:
      return [];
  }
}

/** Topics and questions that the words name however they were understood: the best two of each. */
export function passagesOfMatches(words: readonly Word[], subjects: Subjects): Passage[][] {
  return [...subjects.questions(words).slice(0, MATCHES), ...subjects.topics(words).slice(0, MATCHES)]
    .toSorted((a, b) => b.score - a.score)
    .map(({ owner }) => listOf(owner));
}

function ofSubject({ passages, topic, beside, occasion, question }: Subject): Passage[] {
  return [
    ...passages,
    ...inTurn(inTurn(listOf(occasion), listOf(question)), inTurn(listOf(topic), listOf(beside))),
  ];
}

/** One of each after the other. */
function inTurn(one: readonly Passage[], other: readonly Passage[]): Passage[] {
  const length = Math.max(one.length, other.length);
  return Array.from({ length }, (_, at) => [one[at], other[at]])
    .flat()
    .filter((passage) => passage !== undefined);
}

function besides(passage: Passage, { famous }: GuideLibrary): Passage[] {
  return famous
    .filter(({ mark }) => overlap(passageOfMark(mark), passage))
    .flatMap(({ beside }) => beside.map(passageOfMark));
}

/** Its well-known passages and its first verses. */
function ofBook(osis: string, { famous }: GuideLibrary): Passage[] {
  const known = famous
    .map(({ mark }) => passageOfMark(mark))
    .filter((passage) => bookOf(passage).osis === osis);
  const start = chapterRange(bookByOsis(osis)!.number, 1)!;
  return [...known, firstVersesOf(passageOf([start]), OPENING)];
}
