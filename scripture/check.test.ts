import { beforeAll, describe, expect, it } from 'vitest';
import { realCheckParts } from '../tests/support/bible.ts';
import { throughGate } from '../tests/support/gate.ts';
import { checkText, checkTextInSteps } from './check.ts';
import type { CheckParts } from './quotations/true-words.ts';

let parts: CheckParts;
beforeAll(async () => {
  parts = await realCheckParts();
});

const WRONG = 'For God loved everyone in the whole world so that he gave them all his Son';
const TEXT = [
  `A leaflet says, "${WRONG}" (John 3:16), and more.`,
  'It is "love your neighbor like yourself" (Mark 12:31), and John 22:1.',
  '- "For God so loved the world" (John 3:16)\n- "The moon shall sing aloud with trumpets" (John 39:40)',
  `> ${WRONG}\n> — John 3:16 (NIV)`,
  `> ${WRONG}\n> — John 3:16`,
].join('\n\n');

describe('checking a whole text', () => {
  it('gives every finding its place in the text as it was given', () => {
    const { findings } = checkText(TEXT, parts);
    expect(findings.map(({ status, start, end }) => [status, TEXT.slice(start, end)])).toEqual([
      ['corrected', `"${WRONG}" (John 3:16)`],
      ['paraphrased', '"love your neighbor like yourself" (Mark 12:31)'],
      ['not-found', 'John 22:1'],
      ['verified', '"For God so loved the world" (John 3:16)'],
      ['not-found', '"The moon shall sing aloud with trumpets" (John 39:40)'],
      ['unverified', `> ${WRONG}\n> — John 3:16 (NIV)`],
      ['corrected', `> ${WRONG}\n> — John 3:16`],
    ]);
  });

  it('gives the same findings with their places in the corrected text', () => {
    const { corrected, correctedFindings } = checkText(TEXT, { ...parts, preferred: 'kjv' });
    const places = correctedFindings.map(({ start, end }) => corrected.slice(start, end));
    expect(places[0]).toMatch(/^"For God so loved the world, .* Son" \(John 3:16\)$/);
    expect(places.at(-1)).toMatch(/^> For God so loved the world, .*\.\n> — John 3:16 \(KJV\)$/);
    expect(places[1]).toBe('love your neighbor like yourself (Mark 12:31)');
    expect(corrected).not.toContain(`"${WRONG}"`);
  });

  it('finds nothing to set right in what it has set right', () => {
    const { corrected } = checkText(TEXT, { ...parts, preferred: 'web' });
    const again = checkText(corrected, { ...parts, preferred: 'web' });
    expect(again.corrected).toBe(corrected);
    expect(again.findings.map(({ status }) => status)).not.toContain('corrected');
  });

  it('keeps carriage returns and every sign that it does not change', () => {
    const text = `One\u00a0"${WRONG}" (John 3:16).\r\n\r\nTwo “God is love” (1 John 4:8)\r\n\u200bThree\0.\r\n`;
    const { corrected, findings } = checkText(text, parts);
    expect(corrected.startsWith('One')).toBe(true);
    expect(corrected).toContain('\n\r\nTwo “God is love” (1 John 4:8)\r\n\u200bThree\0.\r\n');
    expect(findings.map(({ start, end }) => text.slice(start, end))).toEqual([
      `"${WRONG}" (John 3:16)`,
      '“God is love” (1 John 4:8)',
    ]);
  });

  it('says nothing of an empty text, and leaves a plain one alone', () => {
    for (const text of ['', ' ', 'Grace is a gift.', '\n\n', '"', '>', '> ', '“', '- ', '```']) {
      expect(checkText(text, parts)).toEqual({ findings: [], corrected: text, correctedFindings: [] });
    }
  });

  it('works without a search for likely verses', () => {
    const { findCandidates: _, ...without } = parts;
    const { findings } = checkText(TEXT, without);
    expect(findings.map(({ status }) => status)).toEqual(
      checkText(TEXT, parts).findings.map(({ status }) => status),
    );
  });

  it('can be done in steps, with the same result', () => {
    const text = `${TEXT}\n\n`.repeat(20);
    const steps = checkTextInSteps(text, parts);
    const read: number[] = [];
    for (;;) {
      const step = steps.next();
      if (step.done) {
        expect(step.value).toEqual(checkText(text, parts));
        break;
      }
      read.push(step.value);
    }
    expect(read.length).toBeGreaterThan(1);
    expect(throughGate([text], { ...parts, whole: true }).content).toBe(checkText(text, parts).corrected);
    expect(read.every((place, at) => place > (read[at - 1] ?? 0) && place < text.length)).toBe(true);
  });
});
