import type { Finding, Passage, VerseRange } from './types.ts';

/** How checked passages are written into a reply, and how the prose joins before and behind them. */

/** A Markdown block quote that ends with a line `— Reference (VERSION)`; no newline at its end. */
export function scriptureBlock(text: string, reference: string, version: string, indent: string): string {
  return `> ${withoutLoneMarks(text)}\n${indent}> — ${reference} (${version})`;
}

/** Quotation marks whose partners stand in other verses go: a passage is shown on its own. */
export function withoutLoneMarks(text: string): string {
  const lone = new Set<number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '“') open.push(at);
    else if (text[at] === '”' && open.pop() === undefined) lone.add(at);
  }
  for (const at of open) lone.add(at);
  return lone.size === 0 ? text : text.replace(/[“”]/g, (sign, at: number) => (lone.has(at) ? '' : sign));
}

const OPEN_EMPHASIS =
  /(?:^|[\s([{—–"“'‘>|])(\*{1,3}|_{1,2})(?=[^\s*_])|(?:[^\s*_])(\*{1,3}|_{1,2})(?=$|[\s)\]}.,;:!?—–"”'’|])/g;

/** Emphasis that is still open at the end of a paragraph's words: "**" in "**Jesus said:", or "". */
export function openEmphasis(text: string): string {
  let open = '';
  for (const match of text.slice(-600).matchAll(OPEN_EMPHASIS)) {
    if (match[1] !== undefined) open = match[1];
    else if (match[2] === open) open = '';
  }
  return open;
}

/** What joins the words before to a block that follows them: closes emphasis, and ends in a colon. */
export function leadingIn(lead: string): string {
  const open = openEmphasis(lead);
  const bare = lead.replace(/[*_\s]+$/, '');
  return open + (/[.!?:…]["”’)]*$/.test(bare) || bare === '' ? '' : ':');
}

/** What a finding says of its passage. */
export function named(passage: Passage | undefined): Pick<Finding, 'osis' | 'reference'> {
  return { osis: passage?.osis ?? '', reference: passage?.reference ?? '' };
}

/** Whether two passages share a verse. */
export function overlap(a: readonly VerseRange[], b: readonly VerseRange[]): boolean {
  return a.some((one) => b.some((other) => one.first <= other.last && other.first <= one.last));
}
