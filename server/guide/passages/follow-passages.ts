import * as lines from '../../../content/guide/follow-ups.ts';
import { passageOfMark, passageOfReference } from '../../../scripture/references/passage-of-reference.ts';
import {
  bookOf,
  chapterReferenceOf,
  neighboursOf,
  overlap,
} from '../../../scripture/references/passage-ranges.ts';
import { TRANSLATION_IDS } from '../../../scripture/translations.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import type { Move } from '../reading/moves.ts';
import { famousOn, notedOf } from '../talk/recalled-parts.ts';
import type { Telling } from '../telling.ts';
import { passageAnswer, quoteAnswer } from './passage-answer.ts';

export function nth(
  telling: Telling,
  { shown }: RecalledAnswer,
  { position, isOnlyWords }: Extract<Move, { kind: 'nth-passage' }>,
): string[] | undefined {
  const passage = position < 0 ? shown.at(-1) : shown[position - 1];
  if (passage && isOnlyWords) return quoteAnswer(telling, { kind: 'quote', passages: [passage] });
  return passage && passageAnswer(telling, { kind: 'passage', passages: [passage], follow: 'more' });
}

const VERSES_ON = 4;

export function verses(
  telling: Telling,
  passage: Passage,
  { kind, isOne }: Extract<Move, { isOne: boolean }>,
): string[] {
  const { before, after } = neighboursOf(passage, isOne ? 1 : VERSES_ON);
  const wanted = kind === 'next-verses' ? after : before;
  if (!wanted) return [telling.words(lines.END_OF_BOOK, { book: bookOf(passage).name })];
  const lead = kind === 'next-verses' ? lines.VERSES_AFTER : lines.VERSES_BEFORE;
  return [telling.line(lead), telling.quote(wanted)];
}

export function wholeChapter(telling: Telling, passage: Passage): string[] | undefined {
  const chapter = passageOfReference(chapterReferenceOf(passage));
  if (!chapter) return undefined;
  const [, ...rest] = quoteAnswer(telling, { kind: 'quote', passages: [chapter] });
  return [telling.line(lines.WHOLE_CHAPTER, { reference: chapter.reference }), ...rest];
}

const PASSAGES_IN_TRANSLATION = 3;

export function inTranslation(
  telling: Telling,
  last: RecalledAnswer,
  { translation, notHeld }: Extract<Move, { kind: 'translation' }>,
): string[] | undefined {
  const shown = last.kind === 'passage' || last.kind === 'quote' ? [last.focus] : last.shown;
  const passages = shown.flatMap((passage) => passage ?? []).slice(0, PASSAGES_IN_TRANSLATION);
  if (passages.length === 0) return undefined;
  if (notHeld) return quoteAnswer(telling, { kind: 'quote', passages, notHeld });
  const other = TRANSLATION_IDS.find((id) => id !== telling.request.translation)!;
  return quoteAnswer(telling, { kind: 'quote', passages, translation: translation ?? other });
}

export function whereItStands(telling: Telling, passage: Passage): string[] {
  const famous = famousOn(telling, passage);
  const book = telling.library.books.find(({ osis }) => osis === bookOf(passage).osis);
  return [
    telling.line(lines.WHO_SPEAKS, { reference: passage.reference }),
    telling.words(famous?.context ?? book?.text ?? ''),
  ];
}

export function onlyPassages(telling: Telling, last: RecalledAnswer): string[] | undefined {
  const further = telling.fresh(notedOf(last), 2).map(({ mark }) => passageOfMark(mark));
  const passages = [...last.shown, ...further].filter(
    (passage, at, all) => all.findIndex((other) => overlap(other, passage)) === at,
  );
  if (passages.length === 0) return undefined;
  return [
    telling.line(lines.ONLY_PASSAGES),
    ...passages.slice(0, 5).map((passage) => telling.quote(passage)),
  ];
}
