import { lexBlocks } from './lex.ts';

/** A block of a text: its offset and its Markdown. Offsets count UTF-16 units of the whole text. */
export interface TextBlock {
  readonly start: number;
  readonly raw: string;
}

/** The last two blocks can still change: a final "2" may become "2. ..." and join the list before it. */
const OPEN_BLOCKS = 2;

/**
 * Cuts a growing text into blocks. What is settled is cut once and its objects stay the same, so that a reply of any
 * length costs only its last two blocks with every piece that arrives. A text that does not go on from the last one
 * (a retry, a corrected copy) is cut anew.
 */
export function blockCutter(): (text: string) => readonly TextBlock[] {
  let settled: readonly TextBlock[] = [];
  let settledLength = 0;
  let last = '';

  return (text) => {
    if (!text.startsWith(last)) {
      settled = [];
      settledLength = 0;
    }
    last = text;
    const open = cut(text.slice(settledLength), settledLength);
    const closed = open.slice(0, -OPEN_BLOCKS);
    const firstOpen = open[closed.length];
    if (closed.length > 0 && firstOpen) {
      settled = [...settled, ...closed];
      settledLength = firstOpen.start;
      return [...settled, ...open.slice(closed.length)];
    }
    return [...settled, ...open];
  };
}

function cut(text: string, offset: number): TextBlock[] {
  const blocks: TextBlock[] = [];
  let start = offset;
  for (const { type, raw } of lexBlocks(text)) {
    if (type !== 'space') blocks.push({ start, raw });
    start += raw.length;
  }
  return blocks;
}
