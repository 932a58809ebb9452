import { NO_OTHER_TONE } from '../../../content/guide/edits.ts';
import { SIMPLE_TEXT } from '../../../content/guide/forms/gatherings.ts';
import { RESHAPED } from '../../../content/guide/heard.ts';

/** What a block of a reply is. A prayer ends in Amen; a lead only leads into what comes after it. */
export type PartKind = 'lead' | 'heading' | 'quote' | 'list' | 'prayer' | 'rule' | 'offer' | 'text';

/** One block of a reply in Markdown. */
export interface ReplyPart {
  readonly kind: PartKind;
  readonly text: string;
}

const AMEN = /\bAmen\.[”"]?$/;
const ITEM = /^(?:- |\d+\. )/;
/** "I take it that you mean this: *A prayer in a panic*". */
const NAMES_WHAT_IS_MEANT = /^[^\n*]{5,80}: \*[^*\n]+\*(?:\.[^*\n]*)?$/;
const OFFERS = /^(?:If you (?:like|wish|want|would like|tell)\b|Would you like|Tell me\b|Shall I\b)/;
const LED: ReadonlySet<string> = new Set([...RESHAPED, NO_OTHER_TONE]);

const WRITES_NO_BIBLE = SIMPLE_TEXT.lead.slice(0, 40);
const CLOSES: ReadonlySet<string> = new Set([SIMPLE_TEXT.more, SIMPLE_TEXT.how]);

function kindOf(block: string): PartKind {
  if (block === '---') return 'rule';
  if (block.startsWith('>')) return 'quote';
  if (/^#{1,6} /.test(block) || /^\*\*[^*\n]+\*\*:?$/.test(block)) return 'heading';
  if (block.split('\n').every((line) => ITEM.test(line))) return 'list';
  if (AMEN.test(block)) return 'prayer';
  if (block.startsWith(WRITES_NO_BIBLE)) return 'lead';
  if (block.endsWith(':') || LED.has(block) || NAMES_WHAT_IS_MEANT.test(block)) return 'lead';
  return OFFERS.test(block) || CLOSES.has(block) ? 'offer' : 'text';
}

/** The blocks of a reply, each with what it is. What stands before a framed note leads into it. */
export function partsOf(reply: string): ReplyPart[] {
  const parts = reply
    .split('\n\n')
    .filter((block) => block.trim() !== '')
    .flatMap(listsApart)
    .map((text) => ({ kind: kindOf(text), text }));
  const frame = parts.findIndex(({ kind }) => kind === 'rule');
  return parts.map((part, at) => (at < frame && part.kind === 'text' ? { ...part, kind: 'lead' } : part));
}

/** A list that follows on its lead without an empty line is a block of its own. */
function listsApart(block: string): string[] {
  if (block.startsWith('>')) return [block];
  const runs: string[][] = [];
  let isList: boolean | undefined;
  for (const line of block.split('\n')) {
    if (ITEM.test(line) !== isList) runs.push([]);
    isList = ITEM.test(line);
    runs.at(-1)!.push(line);
  }
  return runs.map((lines) => lines.join('\n'));
}

/** The notes that a reply frames with rules; none where it frames nothing. */
export function framedIn(parts: readonly ReplyPart[]): string[] {
  const rules = parts.flatMap(({ kind }, at) => (kind === 'rule' ? [at] : []));
  return rules.slice(0, -1).flatMap((from, index) => {
    const inside = parts.slice(from + 1, rules[index + 1]).map(({ text }) => text);
    return inside.length > 0 ? [inside.join('\n\n')] : [];
  });
}

/** The items of a list, without their marks. */
export const itemsOf = (list: string): string[] => list.split('\n').map((line) => line.replace(ITEM, ''));

/** What a reply says, without what leads into it: two replies of one body say the same. */
export const bodyOf = (reply: string): string =>
  partsOf(reply)
    .flatMap(({ kind, text }) => (kind === 'lead' || kind === 'offer' ? [] : [text]))
    .join('\n\n');

export const wordCount = (text: string): number => (text.trim() === '' ? 0 : text.trim().split(/\s+/).length);

/** The whole sentences of a text of ours; what stands in brackets or between quotation marks is not divided. */
export function wholeSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(/(?<=[.?!][”"’)*\]]?)\s+(?=[“"‘(*[]?\p{Lu})/u)) {
    const before = sentences.at(-1);
    if (before !== undefined && isOpen(before)) sentences[sentences.length - 1] = `${before} ${piece}`;
    else if (piece.trim() !== '') sentences.push(piece.trim());
  }
  return sentences;
}

const PAIRS = ['[]', '()', '“”'] as const;
const isOpen = (text: string): boolean =>
  PAIRS.some(([open = '', close = '']) => text.split(open).length > text.split(close).length);

/** Whether a sentence leans on one before it, so that it cannot begin anything. */
export const leansBack = (sentence: string): boolean =>
  /^[“"‘(*]?(?:And|But|Or|So|Then|Yet|It|He|She|They|This|That|These|Those|Such|Therefore|Instead|Otherwise|Both|Neither|Others?|Another|His|Her|Their|Its|There it|Here it|Not that|Nor)\b/.test(
    sentence,
  );
