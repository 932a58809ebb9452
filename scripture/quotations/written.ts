import type { Finding, Passage } from '../types.ts';

/** How checked passages are written into a reply, and how the prose joins before and behind them. */

/** A Markdown block quote that ends with a line `— Reference (VERSION)`; no newline at its end. */
export function scriptureBlock(text: string, reference: string, version: string, indent: string): string {
  return `> ${withoutLoneMarks(text)}\n${indent}> — ${reference} (${version})`;
}

/** Quotation marks and brackets whose partners stand in other verses go: a passage is shown on its own. */
function withoutLoneMarks(text: string): string {
  const lone = new Set<number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '“') open.push(at);
    else if (text[at] === '”' && open.pop() === undefined) lone.add(at);
  }
  for (const at of open) lone.add(at);
  const marked = text.replace(/[“”]/g, (sign, at: number) => (lone.has(at) ? '' : sign)).trim();
  const without = marked.includes('(') === marked.includes(')') ? marked : marked.replace(/[()]/g, '');
  // Speech within speech, whose end stands in another verse.
  return /’(?!\p{L})/u.test(without) ? without : without.replaceAll('‘', '');
}

/** A passage's words as they stand within quotation marks in a line: speech in single marks, and nothing that ends a cell. */
export function insideMarks(text: string): string {
  return withoutLoneMarks(text).replaceAll('“', '‘').replaceAll('”', '’').replaceAll('|', '/');
}

const EMPHASIS = /(^|[\s([{—–"“'‘>|/])(\*{1,3})(?=[^\s*])|\*{1,3}(?=$|[\s)\]}.,;:!?—–"”'’|/-])/g;

/** Emphasis that is still open at the end of a paragraph's words: "**" in "**Jesus said:", or "". */
export function openEmphasis(text: string): string {
  let open = 0;
  for (const match of text.slice(-600).matchAll(EMPHASIS)) {
    if (match[2] !== undefined) open = Math.min(3, open + match[2].length);
    else open = Math.max(0, open - match[0].length);
  }
  return '*'.repeat(open);
}

/** What joins the words before to a block that follows them: closes emphasis, and ends in a colon. */
export function leadingIn(lead: string): string {
  const open = openEmphasis(lead);
  // The block begins a line of its own already.
  if (lead.endsWith('\n')) return open;
  const bare = lead.replace(/[*_\s]+$/, '');
  return open + (/[.!?:…]["”’)]*$/.test(bare) || bare === '' ? '' : ':');
}

/** What a finding says of its passage. */
export function named(passage: Passage | undefined): Pick<Finding, 'osis' | 'reference'> {
  return { osis: passage?.osis ?? '', reference: passage?.reference ?? '' };
}

const SEAM = /^([*_]{0,3})([.,;:!?…]*)([*_]{0,3})[ \t]*((?:[—–]|-(?=[ \t]))?)[ \t]*/;

/** What may stand between a block and the words that go on behind it, and is left out there. */
export function seamAt(text: string): { length: number; closes: boolean; ends: boolean } {
  const [whole, closers, stops, more, dash] = SEAM.exec(text) as unknown as [
    string,
    string,
    string,
    string,
    string,
  ];
  return {
    length: whole.length,
    closes: closers !== '' || more !== '',
    ends: /[.;:!?…]/.test(stops) || dash !== '',
  };
}
