/**
 * Limits that no ordinary reply exceeds. Beyond them a Markdown parser would take seconds or overflow its stack: a
 * hundred thousand nested quotes, lists a thousand deep, a line of a megabyte. Such lines are shown as plain text.
 */
const MAX_LINE_LENGTH = 20_000;
const MAX_BLOCK_LENGTH = 40_000;

/** A line that opens more than eight quotes or lists. */
const NESTED = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){9}/;
/** A list item indented so far that it is nested deeper than eight. */
const INDENTED = /^[ \t>]{25,}(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;

const exceedsLimits = (line: string): boolean =>
  line.length > MAX_LINE_LENGTH || NESTED.test(line) || INDENTED.test(line);

/** A run of lines that is read as Markdown, or shown as plain text. Together the runs are the whole text. */
export interface Run {
  readonly raw: string;
  readonly isPlain: boolean;
}

/** Splits a text into runs. Nearly every text is a single run of Markdown. */
export function splitRuns(text: string): readonly Run[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const runs: { raw: string[]; isPlain: boolean }[] = [];
  for (const line of lines) {
    const isPlain = exceedsLimits(line);
    const last = runs.at(-1);
    if (last?.isPlain === isPlain) last.raw.push(line);
    else runs.push({ raw: [line], isPlain });
  }
  return runs.map(({ raw, isPlain }) => ({ raw: raw.join(''), isPlain }));
}

/** Whether a single block is shown as plain text. */
export const isPlainBlock = (raw: string): boolean =>
  raw.length > MAX_BLOCK_LENGTH || raw.split('\n').some(exceedsLimits);
