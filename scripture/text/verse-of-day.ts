const DAY = 86_400_000;

/** 1 for 1 January, 365 or 366 for 31 December. `date` must be a valid YYYY-MM-DD. */
export function dayOfYear(date: string): number {
  return (Date.parse(`${date}T00:00:00Z`) - Date.parse(`${date.slice(0, 4)}-01-01T00:00:00Z`)) / DAY + 1;
}

/** The verse of a day: that at the day of the year modulo their number (behaviour 2.1). */
export function verseOfDay<Verse>(verses: readonly Verse[], date: string): Verse {
  return verses[dayOfYear(date) % verses.length]!;
}
