import { estimateTokens, lengthWithin, lengthWithinEnd } from './tokens.ts';

/** A text that was made to fit, and how many characters (UTF-16 units) of it are gone. */
export interface Cut {
  readonly text: string;
  readonly omitted: number;
}

/** What the model reads where something is missing, so that it does not take a half text for the whole. */
const omissionNote = (omitted: number) =>
  `[${omitted} characters were left out here: the model cannot hold more at once.]`;
const NOTE_TOKENS = estimateTokens(omissionNote(1_000_000)) + 2;

/** Keeps the beginning, to the end of a paragraph or a sentence. */
export function cutEnd(text: string, tokens: number): Cut {
  if (estimateTokens(text) <= tokens) return { text, omitted: 0 };
  const kept = text.slice(0, cutOffset(text, lengthWithin(text, tokens - NOTE_TOKENS))).trimEnd();
  const omitted = text.length - kept.length;
  return { text: kept === '' ? omissionNote(omitted) : `${kept}\n\n${omissionNote(omitted)}`, omitted };
}

/** Keeps the beginning and the last third: whoever writes much asks at the start or at the end. */
export function cutMiddle(text: string, tokens: number): Cut {
  if (estimateTokens(text) <= tokens) return { text, omitted: 0 };
  const room = Math.max(0, tokens - NOTE_TOKENS);
  const beginning = text.slice(0, cutOffset(text, lengthWithin(text, (room * 2) / 3))).trimEnd();
  const end = text.slice(endingOffset(text, room / 3)).trimStart();
  const omitted = text.length - beginning.length - end.length;
  return { text: `${beginning}\n\n${omissionNote(omitted)}\n\n${end}`, omitted };
}

/** The nearest end of a paragraph, a sentence or a word before `limit`, unless it would cost too much. */
function cutOffset(text: string, limit: number): number {
  if (limit >= text.length) return text.length;
  const part = text.slice(0, Math.max(0, limit));
  const paragraph = part.lastIndexOf('\n\n');
  if (paragraph > limit * 0.6) return paragraph;
  const sentence = lastSentenceEnd(part);
  if (sentence > limit * 0.6) return sentence;
  const word = part.lastIndexOf(' ');
  if (word > limit * 0.8) return word;
  return endsInsidePair(part) ? part.length - 1 : part.length;
}

function lastSentenceEnd(part: string): number {
  for (let i = part.length - 2; i > 0; i--) {
    if (/[.!?…。！？\n]/.test(part.charAt(i)) && /\s/.test(part.charAt(i + 1))) return i + 1;
  }
  return -1;
}

/** Where a last part of at most `tokens` begins: at a word, never inside a character. */
function endingOffset(text: string, tokens: number): number {
  const start = text.length - lengthWithinEnd(text, tokens);
  const space = text.indexOf(' ', start);
  if (space !== -1 && space - start < 40) return space + 1;
  return endsInsidePair(text.slice(0, start)) ? start + 1 : start;
}

function endsInsidePair(part: string): boolean {
  const last = part.charCodeAt(part.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
