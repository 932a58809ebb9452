import { describe, expect, it } from 'vitest';
import {
  randomPieces,
  summaries as short,
  throughGate,
  MISQUOTED as WRONG,
} from '../../tests/support/gate.ts';
import { realGate } from '../../tests/support/real-gate.ts';
import { createGate } from './gate.ts';

const { parts, read, words } = realGate();

describe('while it streams', () => {
  it('passes text at once outside quotation marks', () => {
    const gate = createGate(parts());
    expect(gate.push('Grace is a gift')).toEqual([{ type: 'text', text: 'Grace is a gift' }]);
  });

  it('holds a quotation until its bracket has closed, and lets it go then', () => {
    const gate = createGate(parts());
    gate.push('He said ');
    expect(gate.push('"For God so loved the world" (John 3:16')).toEqual(
      [{ type: 'text', text: ' ' }].slice(1),
    );
    const events = gate.push(')');
    expect(events.map((event) => event.type)).toEqual(['text', 'scripture']);
  });

  it('lets true words go at their closing mark where a reference came before', () => {
    const gate = createGate(parts());
    gate.push('In John 3:16 he said, "For God so loved the world');
    const events = gate.push('" and');
    expect(events.map((event) => event.type)).toContain('scripture');
  });

  it('holds no quotation longer than 160 units behind its closing mark, nor past 600 open', () => {
    const gate = createGate(parts());
    gate.push('He said, "a thing of no weight in any book" ');
    expect(gate.push('and on '.repeat(23)).length).toBeGreaterThan(0);
    const open = createGate(parts());
    open.push('He said, "');
    expect(open.push('word '.repeat(121)).length).toBeGreaterThan(0);
  });

  it('adds a finding for a quotation too long to hold, once its reference has come', () => {
    const long = words('Psalm 119:1-16');
    expect(long.length).toBeGreaterThan(600);
    const text = `He sang "${long}" (Psalm 119:1-16).`;
    expect(read(text).content).toBe(text);
    expect(short(read(text))).toEqual(['verified Psalm 119:1-16']);
    const wrong = text.replace('statutes', 'wishes');
    expect(read(wrong).content).toBe(wrong);
    expect(read(wrong).findings[0]).toMatchObject({ status: 'unverified', version: '' });
  });

  it('leaves no marks round a long quotation that a reference came before', () => {
    const text = `In Psalm 119:1-16 he sings: "${words('Psalm 119:1-16')}" and more.`;
    expect(read(text).content).toBe(text.replaceAll('"', ''));
  });

  it('gives the same text and findings however it is cut', () => {
    const text = [
      `Jesus says, "${WRONG}" (John 3:16). And 😀 more “${words('Psalm 23:1')}” — Psalm 23:1.`,
      `- **Romans 5:8** – "God shows us his love"\n- ‘one’ and 'two' (Mark 12:31)`,
      `> ${WRONG}\n\n— John 3:16\n\n| "a b" | (Job 3) |\n\n### Psalm 23\n\n"${words('Psalm 23:1')}"`,
      'The Bible says "God helps those who help themselves", «so» John 99:1 “unclosed (Acts 2:38)',
      `He sang "${words('Psalm 119:1-16')}" (Psalm 119:1-16). In Psalm 23, "${words('Psalm 119:1-16')}" too.`,
      `1. One\n   "${WRONG}" (John 3:16)\n2. Two: Rom 8:28, 38-39; it's "said" so.\n\`\`\`\n"code"\n\`\`\`\nEnd`,
    ].join('\n\n');
    const whole = read(text);
    for (let round = 0; round < 60; round += 1) {
      const cut = throughGate(randomPieces(text, 1 + (round % 40), round + 1), parts());
      expect(cut.content).toBe(whole.content);
      expect(cut.findings).toEqual(whole.findings);
      expect(cut.deltas.join('')).toBe(cut.content);
    }
  });

  it('does so in a paragraph that has no end', () => {
    const text =
      `He says, "${WRONG}" (John 3:16), and 😀 “God is love” (1 John 4:8); see Romans 8:28. `.repeat(120);
    const whole = read(text);
    for (const longest of [1, 7, 300, 5_000]) {
      const cut = throughGate(randomPieces(text, longest, longest), parts());
      expect(cut.content).toBe(whole.content);
      expect(cut.findings).toEqual(whole.findings);
    }
  });

  it('never gives out half a character', () => {
    const text = `One 😀 “two 😀” three 😀. "${WRONG}" (John 3:16). 😀 end`;
    for (const delta of throughGate(
      [...Array(text.length).keys()].map((at) => text[at]!),
      parts(),
    ).deltas) {
      expect(delta.isWellFormed()).toBe(true);
    }
  });
});

describe('work that is made on purpose', () => {
  it.each([
    ['one quotation of 50,000 words', `He said "${'word and more of them '.repeat(10_000)}" (John 3:16).`],
    [
      'a block quote of 50,000 words',
      `> ${'word and more of them '.repeat(10_000)}\n> — John 3:16 (KJV)\n\nEnd.`,
    ],
    ['10,000 marks', '“'.repeat(10_000)],
    ['10,000 marks with words', '"a b '.repeat(10_000)],
    ['nested marks', '“a ‘b "c « d '.repeat(2_000)],
    ['10,000 references', 'John 3:16; '.repeat(10_000)],
    ['dots without end', `"${'the … '.repeat(90)}" (Psalm 119) `.repeat(20)],
    ['brackets', '"God is love today" (('.repeat(1_000)],
    ['zero-width signs', '"For God so lo\u200bved the wor\u200dld" (John 3:16). '.repeat(500)],
    ['right-to-left signs', '\u202e"For God so loved the world"\u202c (John 3:16). '.repeat(500)],
    ['whole books', '"in the beginning there was the God" (Genesis 1-50) '.repeat(50)],
  ])(
    '%s: bounded, and nothing stands as Scripture that is not',
    (_, text) => {
      const outcome = read(text);
      expect(outcome.content.length).toBeLessThanOrEqual(text.length * 1.6);
      for (const { status, start, end } of outcome.findings) {
        if (status === 'verified') expect(outcome.content.slice(start, end)).toMatch(/god so lo/i);
      }
      expect(outcome.content).not.toMatch(/^> word/m);
    },
    10_000,
  );
});
