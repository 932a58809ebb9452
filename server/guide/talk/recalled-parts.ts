import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { firstVersesOf, overlap, verseCount } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { factOf } from '../answers/short-facts.ts';
import { answeredBefore } from '../asked/in-talk.ts';
import type { Noted, Telling } from '../telling.ts';

/** The passages with a note that belong to what the reply was about. */
export function notedOf({ subject, note }: RecalledAnswer): readonly Noted[] {
  const { topic, question, occasion, led } = subject;
  if (led) return led.parts.map(({ passage, note: of }) => ({ mark: `[[${passage.reference}]]`, note: of }));
  return (topic ?? question ?? occasion ?? note)?.passages ?? [];
}

/** The shortest of some items. */
export const shortest = <Item>(items: readonly Item[], lengthOf: (item: Item) => number): Item | undefined =>
  items.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0];

const SENTENCES = 2;

/** The first sentences of a text. */
export function firstSentences(text: string, count = SENTENCES): string {
  return text
    .split(/(?<=[.?])\s+/)
    .slice(0, count)
    .join(' ');
}

/** What the reply said, in two sentences of ours: the entry's own, or what is written on the passage. */
export function heartOf(telling: Telling, { subject, shown, fact }: RecalledAnswer): string {
  const { topic, question } = subject;
  const told = factOf(fact);
  if (told) return telling.words(firstSentences(told.answer));
  const asked = answeredBefore(telling);
  if (asked) return telling.words(firstSentences(asked.answer));
  if (topic) return telling.words(telling.said.next(topic.encouragement));
  if (question) return telling.words(firstSentences(question.answer[0] ?? ''));
  const passage = shown[0] ?? subject.passages[0];
  const famous = passage && famousOn(telling, passage);
  return famous ? telling.words(firstSentences(famous.meaning)) : '';
}

/** What is written on a well-known passage. */
export function famousOn(telling: Telling, passage: Passage) {
  return telling.library.famous.find(({ mark }) => overlap(passageOfMark(mark), passage));
}

/** The shortest passage that the reply showed, else that belongs to its subject. */
export function shortPassage(last: RecalledAnswer): Passage | undefined {
  const passages = last.shown.length > 0 ? last.shown : notedOf(last).map(({ mark }) => passageOfMark(mark));
  const passage = shortest(passages, verseCount) ?? last.subject.passages[0];
  return passage && firstVersesOf(passage, SENTENCES);
}
