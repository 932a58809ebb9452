import type { Claim } from '../quotations/case.ts';
import { createLateReferences } from '../quotations/late-reference.ts';
import { createLongQuotations } from '../quotations/long-quotation.ts';
import type { CheckParts } from '../quotations/true-words.ts';
import type { VersionLabel } from '../references/version-labels.ts';
import type { Passage } from '../types.ts';
import type { LineKind } from './lines.ts';
import { type Context, createReplyText } from './reply-text.ts';

/** A stretch of what was given out, and the stretch of the source it stands for; offsets of the whole texts. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly sourceStart: number;
  readonly sourceEnd: number;
  readonly changed: boolean;
}

export interface GateOptions extends CheckParts {
  /** Where no block can stand, as within a block quote: true words are set in the line. */
  readonly inLine?: boolean;
  /** The passage named last before the text. */
  readonly near?: Passage | undefined;
  /** References that name the place of every quotation without one of its own. */
  readonly claims?: readonly Claim[] | undefined;
  /** The text is there as a whole, and nothing of it was sent: what a later sentence names is set right too. */
  readonly whole?: boolean;
  /** The translation that the whole text declares for its quotations. */
  readonly declared?: VersionLabel | undefined;
  /** Told of every stretch in turn, by those who must find their way back to the source. */
  readonly onPiece?: (piece: Piece) => void;
}

/** What readers may see of what was given out. */
export interface Written {
  /** The words of the paragraph since it began, or since a block was set in it; "" where there are none. */
  readonly lead: string;
  /** Whether what was given out last ends a line. */
  readonly endsLine: boolean;
  readonly reply: {
    readonly length: number;
    readonly context: Context;
    readonly near: Passage | undefined;
    readonly declared: VersionLabel | undefined;
    readonly amongScripture: boolean;
  };
}

const KEPT = 1_400;
const WORD = /[\p{L}\p{N}]/u;

/** What the gate gives out: the reply's text, the words that lead to a quotation, and a quotation too long to hold. */
export function createOutput(options: GateOptions) {
  const reply = createReplyText(options.near);
  const long = createLongQuotations();
  const late = createLateReferences();
  let lead = '';
  let hasWords = false;
  let endsLine = true;

  function give(piece: string): void {
    if (piece !== '') endsLine = piece.endsWith('\n');
    reply.write(piece);
    lead = (lead + piece).slice(-KEPT);
    hasWords ||= WORD.test(piece);
    long.hear(piece);
    for (const finding of late.decide(options, reply, false)) reply.report(finding);
  }

  return {
    reply,
    long,
    late,
    give,
    /** Gives out what stands for a stretch of the source. */
    stand(written: string, sourceStart: number, sourceEnd: number, changed: boolean): void {
      const start = reply.length;
      give(written);
      options.onPiece?.({ start, end: reply.length, sourceStart, sourceEnd, changed });
    },
    get lead() {
      return hasWords ? lead : '';
    },
    get endsLine() {
      return endsLine;
    },
    beginLead(): void {
      lead = '';
      hasWords = false;
    },
    endBlock(kind: LineKind): void {
      for (const finding of long.take(options, reply.from, reply.length)) reply.report(finding);
      for (const each of late.decide(options, reply, true)) reply.report(each);
      reply.endBlock(kind);
    },
  };
}
