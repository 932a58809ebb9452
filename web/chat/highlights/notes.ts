import { CATEGORIES } from './categories.ts';
import type { Highlight } from './highlight.ts';

/** Shown where there is nothing to export or print (behaviour 3.8). */
export const NO_HIGHLIGHTS = 'No highlights found to export/print. Please highlight some text first.';

/** The name of the exported file (behaviour 3.8). `date` is like "2026-11-21". */
export const notesFileName = (sessionId: string, messageId: string, date: string): string =>
  `bible-study-notes-${sessionId}-msg${messageId}-${date}.txt`;

/** Highlights as the text of a file, by category. */
export function notesText(highlights: readonly Highlight[], date: string): string {
  const parts = CATEGORIES.flatMap(({ name }) => {
    const own = highlights.filter(({ category }) => category === name);
    if (own.length === 0) return [];
    const quotes = own.map(({ text }) => `- ${text.trim().replace(/\n/g, '\n  ')}`);
    return [`${name}\n${'-'.repeat(name.length)}\n${quotes.join('\n')}`];
  });
  return `Bible Study Notes\n${date}\n\n${parts.join('\n\n')}\n`;
}

/** Sorts highlights by their position in a message. */
export const sortByPosition = (highlights: readonly Highlight[]): Highlight[] =>
  [...highlights].sort((a, b) => a.start - b.start || a.end - b.end);
