import { estimateTokens, lengthWithin, lengthWithinEnd } from './tokens.ts';

/** A text that was made to fit, and how many characters (UTF-16 units) of it are gone. */
export interface Cut {
  readonly text: string;
  readonly left: number;
}

/** What the model reads where something is missing, so that it does not take a half text for the whole. */
const GAP = (left: number) => `[${left} characters were left out here: the model cannot hold more at once.]`;
const GAP_TOKENS = estimateTokens(GAP(1_000_000)) + 2;

/** Keeps the beginning, to the end of a paragraph or a sentence. */
export function cutEnd(text: string, tokens: number): Cut {
  if (estimateTokens(text) <= tokens) return { text, left: 0 };
  const kept = text.slice(0, border(text, lengthWithin(text, tokens - GAP_TOKENS))).trimEnd();
  const left = text.length - kept.length;
  return { text: kept === '' ? GAP(left) : `${kept}\n\n${GAP(left)}`, left };
}

/** Keeps the beginning and the last third: whoever writes much asks at the start or at the end. */
export function cutMiddle(text: string, tokens: number): Cut {
  if (estimateTokens(text) <= tokens) return { text, left: 0 };
  const room = Math.max(0, tokens - GAP_TOKENS);
  const beginning = text.slice(0, border(text, lengthWithin(text, (room * 2) / 3))).trimEnd();
  const end = text.slice(lastPartStart(text, room / 3)).trimStart();
  const left = text.length - beginning.length - end.length;
  return { text: `${beginning}\n\n${GAP(left)}\n\n${end}`, left };
}

/** The nearest end of a paragraph, a sentence or a word before `limit`, unless it would cost too much. */
function border(text: string, limit: number): number {
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
function lastPartStart(text: string, tokens: number): number {
  const start = text.length - lengthWithinEnd(text, tokens);
  const space = text.indexOf(' ', start);
  if (space !== -1 && space - start < 40) return space + 1;
  return endsInsidePair(text.slice(0, start)) ? start + 1 : start;
}

function endsInsidePair(part: string): boolean {
  const last = part.charCodeAt(part.length - 1);
  return last >= 0xd800 && last <= 0xdbff;
}
