import { SIMPLE_TEXT } from '../../../content/guide/forms/gatherings.ts';
import * as lines from '../../../content/guide/reshaped.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import { overlap } from '../../../scripture/references/passage-ranges.ts';
import type { Passage } from '../../../scripture/types.ts';
import type { RecalledAnswer } from '../answer-record.ts';
import { formAnswer } from '../forms/form-answer.ts';
import { passageAnswer } from '../passages/passage-answer.ts';
import { famousOn } from '../talk/recalled-parts.ts';
import type { Telling } from '../telling.ts';

/**
 * What a verse that was shown means: what is written on it and was not yet said, and in the easiest words the verse itself
 * with its hard words. Undefined where all of it has been said.
 */
export function meaningOfShown(
  telling: Telling,
  { kind, subject, focus, shown }: RecalledAnswer,
  isPlain: boolean,
): string[] | undefined {
  // Beside a passage that was asked for stand others.
  const passage = (kind === 'passage' ? subject.passages[0] : undefined) ?? focus ?? shown[0];
  if (!passage) return undefined;
  const ways = [writtenOn, inEasyWords, readClosely];
  const ordered = isPlain ? [inEasyWords, writtenOn, readClosely] : ways;
  return ordered.reduce<string[] | undefined>((found, way) => found ?? way(telling, passage), undefined);
}

/** What the library says on the passage, wherever that stands. */
function writtenOn(telling: Telling, passage: Passage): string[] | undefined {
  const { library, said } = telling;
  const noted = [library.topics, library.questions, library.occasions, library.notes]
    .flat()
    .flatMap(({ passages }) => passages)
    .filter(({ mark }) => overlap(passageOfMark(mark), passage))
    .map(({ note }) => note);
  const famous = famousOn(telling, passage);
  const texts = [famous?.meaning ?? '', ...noted].filter((text) => text !== '' && said.times(text) === 0);
  if (texts.length === 0) return undefined;
  return [
    telling.line(lines.MEANING, { reference: passage.reference }),
    ...texts.slice(0, famous ? 1 : 2).map((text) => telling.words(text)),
  ];
}

/** The verse in the easiest translation with its hard words, and what is written on it beyond what was said. */
function inEasyWords(telling: Telling, passage: Passage): string[] | undefined {
  const parts = formAnswer(telling, { form: 'simple' }, { passages: [passage] });
  const [, verse = ''] = parts;
  const isSaid = telling.request.history.some(
    ({ role, content }) =>
      role === 'assistant' && content.includes(verse) && SIMPLE_MARKS.some((mark) => content.includes(mark)),
  );
  if (parts.length === 0 || isSaid) return undefined;
  return parts.includes(SIMPLE_TEXT.says)
    ? parts
    : [...parts.slice(0, -1), ...(writtenOn(telling, passage) ?? []), ...parts.slice(-1)];
}

const SIMPLE_MARKS = [SIMPLE_TEXT.words, SIMPLE_TEXT.none];

function readClosely(telling: Telling, passage: Passage): string[] | undefined {
  const parts = passageAnswer(telling, { kind: 'passage', passages: [passage], follow: 'more' });
  return parts.length === 0 ? undefined : parts;
}
