import type { BibleDaily } from '../../contract/bible.ts';
import { textOf } from '../../scripture/passages.ts';
import type { Translation } from '../../scripture/types.ts';
import { passageOfMark } from '../guide/passages.ts';

const DAY = 86_400_000;

/** 1 January is 1, 31 December 365 or 366. `date` is a real one, as YYYY-MM-DD. */
export function dayOfYear(date: string): number {
  return (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) / DAY + 1;
}

/** The verse of a day: that at the day of the year modulo their number. */
export function dailyVerse(
  verses: readonly { readonly mark: string; readonly theme: string }[],
  translation: Translation,
  date: string,
): BibleDaily {
  const { mark, theme } = verses[dayOfYear(date) % verses.length]!;
  const { reference, osis, ranges } = passageOfMark(mark);
  return { date, reference, osis, text: textOf(translation, ranges), version: translation.label, theme };
}
