import { parseReference } from '../../scripture/references/references.ts';
import { createGate, type GateEvent, type GateOptions } from '../../scripture/stream/gate.ts';
import { textOf } from '../../scripture/text/passages.ts';
import type { Bible, Finding, TranslationId } from '../../scripture/types.ts';

export interface Outcome {
  content: string;
  /** In the order of the text. */
  findings: Finding[];
  deltas: string[];
}

/** Sends a text through a gate in the given pieces. Throws if a finding precedes its text or is empty. */
export function throughGate(pieces: readonly string[], options: GateOptions): Outcome {
  const gate = createGate(options);
  const outcome: Outcome = { content: '', findings: [], deltas: [] };
  const receive = (events: readonly GateEvent[]) => {
    for (const event of events) {
      if (event.type === 'text') {
        outcome.content += event.text;
        outcome.deltas.push(event.text);
        continue;
      }
      const { start, end } = event.finding;
      if (start >= end || end > outcome.content.length)
        throw new Error(`A finding without text: ${start}-${end}`);
      outcome.findings.push(event.finding);
    }
  };
  for (const piece of pieces) receive(gate.push(piece));
  receive(gate.end());
  outcome.findings.sort((a, b) => a.start - b.start);
  return outcome;
}

/** A passage's true words in one translation. */
export function wordsOf(bible: Bible, reference: string, id: TranslationId = 'kjv'): string {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(parsed.message);
  return textOf(bible[id], parsed.passage.ranges);
}

/** Findings as "status reference"; those of references alone begin with "-". */
export const summaries = ({ findings }: Outcome): string[] =>
  findings.map(({ kind, status, reference }) => `${kind === 'reference' ? '- ' : ''}${status} ${reference}`);

/** A text cut into pieces of 1 to `longest` units; the same seed gives the same pieces. */
export function randomPieces(text: string, longest: number, seed: number): string[] {
  let state = seed;
  const pieces: string[] = [];
  for (let at = 0; at < text.length; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    const length = 1 + Math.floor((state / 2_147_483_648) * longest);
    pieces.push(text.slice(at, at + length));
    at += length;
  }
  return pieces;
}

/** A misquotation of John 3:16 as a model might write it. */
export const MISQUOTED = 'For God loved everyone in the whole world so that he gave them all his Son';
