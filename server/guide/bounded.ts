import type { GuideRequest } from './types.ts';

/**
 * What is read of long texts, so that an answer keeps no other visitor waiting: of a message its beginning and end, and
 * references only as far as so many numbers. Lengths in UTF-16 units.
 */
interface Bound {
  readonly beginning: number;
  readonly end: number;
}

const READ: Bound = { beginning: 4_000, end: 2_000 };
const READ_OF_EARLIER: Bound = { beginning: 1_000, end: 500 };

/** The text, or its beginning and end on lines of their own. */
export function beginningAndEnd(text: string, { beginning, end }: Bound): string {
  if (text.length <= beginning + end) return text;
  return `${text.slice(0, beginning)}\n${text.slice(-end)}`.toWellFormed();
}

/** The request with what is read of the visitor's own words, now and before. */
export function boundedRequest(request: GuideRequest): GuideRequest {
  const history = request.history.map((message) =>
    message.role === 'user'
      ? { ...message, content: beginningAndEnd(message.content, READ_OF_EARLIER) }
      : message,
  );
  return { ...request, history, words: beginningAndEnd(request.words, READ) };
}

/** The text up to its first `most` numbers: reading references takes most of the time. */
export const withFewNumbers = (text: string, most: number): string => upTo(text, /\d+/g, most);

/** The text up to the first `most` numbers that stand behind a word, as those of references do. */
export const withFewReferences = (text: string, most: number): string =>
  upTo(text, /\p{L}\.?,?\s?\d/gu, most);

function upTo(text: string, pattern: RegExp, most: number): string {
  let count = 0;
  for (const { index } of text.matchAll(pattern)) {
    count += 1;
    if (count > most) return text.slice(0, index);
  }
  return text;
}
