import { lexBlocks } from './lex.ts';

/** A block of a text: its offset and its Markdown. Offsets count UTF-16 units of the whole text. */
export interface TextBlock {
  readonly start: number;
  readonly raw: string;
}

/** The last two blocks can still change: a final "2" may become "2. ..." and join the list before it. */
const OPEN_BLOCKS = 2;

/**
 * Creates a function that splits a growing text into blocks. Finished blocks are parsed once and stay the same objects,
 * so that each delta costs only the last two blocks, however long the reply is. A text that does not continue the one
 * before (after a retry) is split from the start.
 */
export function createBlockSplitter(): (text: string) => readonly TextBlock[] {
  let finished: readonly TextBlock[] = [];
  let finishedLength = 0;
  let lastText = '';

  return (text) => {
    if (!text.startsWith(lastText)) {
      finished = [];
      finishedLength = 0;
    }
    lastText = text;
    const open = split(text.slice(finishedLength), finishedLength);
    const closed = open.slice(0, -OPEN_BLOCKS);
    const firstOpen = open[closed.length];
    if (closed.length > 0 && firstOpen) {
      finished = [...finished, ...closed];
      finishedLength = firstOpen.start;
      return [...finished, ...open.slice(closed.length)];
    }
    return [...finished, ...open];
  };
}

function split(text: string, offset: number): TextBlock[] {
  const blocks: TextBlock[] = [];
  let start = offset;
  for (const { type, raw } of lexBlocks(text)) {
    if (type !== 'space') blocks.push({ start, raw });
    start += raw.length;
  }
  return blocks;
}
