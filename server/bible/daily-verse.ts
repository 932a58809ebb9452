import type { BibleDaily } from '../../contract/bible.ts';
import { passageOfMark } from '../../scripture/references/passage-of-reference.ts';
import { lookUp, textOf } from '../../scripture/text/passages.ts';
import { verseOfDay } from '../../scripture/text/verse-of-day.ts';
import type { Translation } from '../../scripture/types.ts';

/** More than any verse of the day has. */
const MAX_VERSES = 10;

/** The verse of a day in a translation. `date` must be a valid YYYY-MM-DD. */
export function dailyVerse(
  verses: readonly { readonly mark: string; readonly theme: string }[],
  translation: Translation,
  date: string,
): BibleDaily {
  const { mark, theme } = verseOfDay(verses, date);
  const passage = passageOfMark(mark);
  const found = lookUp(translation, passage, MAX_VERSES);
  return {
    date,
    reference: passage.reference,
    osis: passage.osis,
    text: textOf(translation, passage.ranges),
    version: translation.label,
    theme,
    verses: found.kind === 'found' ? found.passage.verses : [],
  };
}
