import { expect, it } from 'vitest';
import { realGate } from '../../tests/support/real-gate.ts';
import { collectGarbage } from '../collect-garbage.ts';
import { type CheckedWriter, createCheckedWriter } from './checked-writer.ts';
import type { RunningReply } from './running-reply.ts';

const REPLIES = 200;
const PIECES = 100;
/** The text of one is 5 kB; what V8 keeps of each piece comes on top. */
const MOST_KB = 60;

const heapKb = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000;
};

it('A reply that is being written takes the memory of its text, not of its text again with every piece', () => {
  const { parts } = realGate();
  const written: string[][] = [];
  const open = (): CheckedWriter => {
    const pieces: string[] = [];
    written.push(pieces);
    const reply = { append: (text: string) => pieces.push(text), snapshot: () => ({ length: 0 }) };
    return createCheckedWriter(reply as unknown as RunningReply, parts());
  };
  open().push('The first one loads what all of them use.');
  const before = heapKb();
  const writers = Array.from({ length: REPLIES }, open);
  for (let piece = 0; piece < PIECES; piece++)
    for (const writer of writers) writer.push(`Grace is a gift, and this is part ${piece} of it. `);
  const each = (heapKb() - before) / REPLIES;
  expect(written.at(-1)?.join('')).toMatch(/part 99 of it\. ?$/);
  expect(each).toBeLessThan(MOST_KB);
});
