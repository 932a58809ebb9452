/** Translates between the page and offsets in a message's rendered text: its text nodes in order, without annotations. */

const SIGNS = '[data-sign]';
const LINES = 'p, li, h3, h4, h5, h6, th, td, pre';

/** The text nodes and line breaks of a message, in reading order. */
function piecesOf(root: Element): (Text | HTMLBRElement)[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Text || node instanceof HTMLBRElement) return NodeFilter.FILTER_ACCEPT;
    return (node as Element).matches(SIGNS) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
  });
  const pieces: (Text | HTMLBRElement)[] = [];
  while (walker.nextNode()) pieces.push(walker.currentNode as Text | HTMLBRElement);
  return pieces;
}

const textNodes = (root: Element): Text[] =>
  piecesOf(root).filter((piece): piece is Text => piece instanceof Text);

/** The offset in the rendered text of a point of the page. */
function offsetOf(texts: readonly Text[], place: { node: Node; offset: number }): number {
  const before = document.createRange();
  before.selectNodeContents(texts[0]?.parentNode ?? place.node);
  let sum = 0;
  for (const text of texts) {
    if (text === place.node) return sum + place.offset;
    before.setStart(text, 0);
    before.setEnd(text, text.length);
    if (before.comparePoint(place.node, place.offset) <= 0) return sum;
    sum += text.length;
  }
  return sum;
}

/** A range of a message's rendered text. `text` is that text with its line breaks. */
export interface MessageRange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The range of the message that a DOM range covers, without white space around it; null where it is empty. */
export function rangeInMessage(root: Element, range: Range): MessageRange | null {
  const texts = textNodes(root);
  if (!range.intersectsNode(root)) return null;
  const start = offsetOf(texts, { node: range.startContainer, offset: range.startOffset });
  const end = offsetOf(texts, { node: range.endContainer, offset: range.endOffset });
  return trimmedRange(root, start, end);
}

/** The range between two offsets, without white space around it; null where it is empty. */
export function trimmedRange(root: Element, from: number, to: number): MessageRange | null {
  const all = textNodes(root)
    .map(({ data }) => data)
    .join('');
  let start = from;
  let end = Math.min(to, all.length);
  while (start < end && /\s/.test(all[start] ?? '')) start += 1;
  while (end > start && /\s/.test(all[end - 1] ?? '')) end -= 1;
  return start < end ? { start, end, text: textBetween(root, start, end) } : null;
}

function textBetween(root: Element, start: number, end: number): string {
  let at = 0;
  let words = '';
  let line: Element | null = null;
  for (const piece of piecesOf(root)) {
    if (at >= end) break;
    if (piece instanceof HTMLBRElement) {
      if (at > start) words += '\n';
      continue;
    }
    const own = piece.parentElement?.closest(LINES) ?? null;
    const part = piece.data.slice(Math.max(0, start - at), Math.max(0, end - at));
    if (part) {
      if (words && own !== line && !words.endsWith('\n')) words += '\n';
      words += part;
      line = own;
    }
    at += piece.length;
  }
  return words;
}

/** The DOM range that shows a range of the rendered text. */
export function domRangeOf(root: Element, { start, end }: { start: number; end: number }): Range {
  const range = document.createRange();
  range.selectNodeContents(root);
  let at = 0;
  for (const text of textNodes(root)) {
    const next = at + text.length;
    if (start >= at && start < next) range.setStart(text, start - at);
    if (end > at && end <= next) range.setEnd(text, end - at);
    at = next;
  }
  return range;
}

/** A sentence, with the number of the line (paragraph, list item, cell) that it is in. */
export interface Sentence extends MessageRange {
  readonly line: number;
}

const SENTENCE = /[^.!?…]+(?:[.!?…]+["'”’)\]]*(?=\s|$)|[.!?…]+(?=\S)|$)\s*/g;

/** A message's sentences, which can be highlighted without a pointer. */
export function sentencesOf(root: Element): Sentence[] {
  const lines: { line: Element | null; start: number; text: string }[] = [];
  let at = 0;
  for (const text of textNodes(root)) {
    const line = text.parentElement?.closest(LINES) ?? null;
    const last = lines.at(-1);
    if (last && last.line === line) last.text += text.data;
    else lines.push({ line, start: at, text: text.data });
    at += text.length;
  }
  return lines.flatMap(({ start, text }, line) =>
    [...splitSentences(text)].flatMap(({ from, to }) => {
      const part = trimmedRange(root, start + from, start + to);
      return part ? [{ ...part, line }] : [];
    }),
  );
}

/** Splits at the ends of sentences; a full stop without a space after it ("3.16") is none. */
function splitSentences(text: string): { from: number; to: number }[] {
  const cuts: { from: number; to: number }[] = [];
  for (const { 0: part, index } of text.matchAll(SENTENCE)) {
    const last = cuts.at(-1);
    const continues = last !== undefined && /\S$/.test(text.slice(last.from, last.to));
    if (last && continues) last.to = index + part.length;
    else cuts.push({ from: index, to: index + part.length });
  }
  return cuts;
}
