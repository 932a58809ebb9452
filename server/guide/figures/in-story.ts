import type { Figure } from '../../../content/guide/figures/types.ts';
import { passageOf } from '../../../scripture/references/format.ts';
import { passageOfMark } from '../../../scripture/references/passage-of-reference.ts';
import type { Bible, Passage, TranslationId, VerseRange } from '../../../scripture/types.ts';
import { plainWords, STOP_WORDS, wordsOf } from '../reading/words.ts';
import { figuresNamed } from './names.ts';

/** Of a long story so many verses are searched: from its beginning, which is its best-known place. */
const SEARCHED = 300;
/** One old wording and one of today. */
const WORDINGS: readonly TranslationId[] = ['kjv', 'web'];
/** Of the question's words this share stands in the verses that are shown, and two of them, or the only one if it is long. */
const HELD = 0.6;
const FEWEST = 2;
const LONG = 5;
/** A word that stands in more verses of the story tells nothing. */
const COMMON = 0.2;
const TOGETHER = 2;
/** Words of a question and not of the story. */
const ASKS_ONLY: ReadonlySet<string> = new Set(
  'happen happened kind mean meant actually really exactly ok story guy person supposed lol song called name old long'.split(
    ' ',
  ),
);

/** What a question is about, without names: stems. */
export function wantedIn(question: string): Set<string> {
  const names = new Set(figuresNamed(question).flatMap(({ name }) => name.split(' ')));
  return new Set(
    wordsOf(question)
      .filter(({ plain }) => !STOP_WORDS.has(plain) && !ASKS_ONLY.has(plain) && !names.has(plain))
      .map(({ stem }) => stem),
  );
}

function versesOf(figure: Figure): VerseRange[] {
  let left = SEARCHED;
  return figure.story.flatMap((mark) =>
    passageOfMark(mark).ranges.flatMap(({ first, last }) => {
      const count = Math.min(left, last - first + 1);
      left -= count;
      return count > 0 ? [{ first, last: first + count - 1 }] : [];
    }),
  );
}

/** Whether a name stands in the story of a figure. */
export const isInStory = (figure: Figure, name: string, bible: Bible): boolean =>
  versesOf(figure).some(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, step) => plainWords(bible.web.text(first + step))).some(
      (text) => ` ${text} `.includes(` ${name} `),
    ),
  );

/** The verses of a figure's story that have the words of a question; undefined where none has enough of them. */
export function foundInStory(figure: Figure, question: string, bible: Bible): Passage | undefined {
  const wanted = wantedIn(question);
  const fewest = wanted.size === 1 && [...wanted].every((word) => word.length >= LONG) ? 1 : FEWEST;
  if (wanted.size < fewest) return undefined;
  const verses = versesOf(figure).flatMap(({ first, last }) =>
    Array.from({ length: last - first + 1 }, (_, step) => {
      const verse = first + step;
      const stems = WORDINGS.flatMap((id) => wordsOf(bible[id].text(verse)).map(({ stem }) => stem));
      return { verse, last, held: new Set(stems.filter((stem) => wanted.has(stem))) };
    }),
  );
  const inVerses = (word: string) => verses.filter(({ held }) => held.has(word)).length;
  const telling = [...wanted].filter((word) => inVerses(word) <= Math.max(TOGETHER, COMMON * verses.length));
  const best = verses
    .map(({ verse, last, held }, at) => {
      const next = verses[at + 1];
      const both = next && verse < last ? new Set([...held, ...next.held]) : held;
      return { verse, last, count: telling.filter((word) => both.has(word)).length };
    })
    .toSorted((a, b) => b.count - a.count)[0];
  if (!best || best.count < Math.max(fewest, HELD * wanted.size)) return undefined;
  return passageOf([{ first: best.verse, last: Math.min(best.last, best.verse + TOGETHER - 1) }]);
}
