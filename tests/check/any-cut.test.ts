import { beforeAll, describe, expect, it } from 'vitest';
import { checkText } from '../../scripture/check.ts';
import type { CheckParts } from '../../scripture/quotations/true-words.ts';
import { realCheckParts } from '../support/bible.ts';
import { randomPieces, throughGate } from '../support/gate.ts';
import { brokenIn } from './balance.ts';
import { expand } from './expand.ts';
import { furtherTexts, handwritten, secondSet } from './sets.ts';

/** Every text that rules were tuned on, whole and in rows of three: what one leaves behind meets the next. */
describe('every training text', () => {
  let texts: string[];
  let parts: CheckParts;
  beforeAll(async () => {
    parts = await realCheckParts();
    const single = [...handwritten('tuning'), ...secondSet('tuning'), ...furtherTexts()].map(
      ({ text }) => expand(text, parts.bible).text,
    );
    const rows = single.flatMap((text, at) =>
      at % 3 === 0 ? [[text, ...single.slice(at + 1, at + 3)].join('\n\n')] : [],
    );
    texts = [...single, ...rows];
  });

  it('comes out the same however it is cut', () => {
    for (const [seed, text] of texts.entries()) {
      const whole = throughGate([text], parts);
      for (const longest of [1, 4, 23]) {
        const cut = throughGate(longest === 1 ? [...text] : randomPieces(text, longest, seed + 1), parts);
        expect(cut.content, text).toBe(whole.content);
        expect(cut.findings, text).toEqual(whole.findings);
      }
    }
  }, 90_000);

  it('is sent in pieces of which none is taken back', () => {
    for (const [seed, text] of texts.entries()) {
      const { content, deltas, findings } = throughGate(randomPieces(text, 9, seed + 7), parts);
      expect(deltas.join('')).toBe(content);
      for (const { start, end } of findings) expect(end - start, text).toBeGreaterThan(0);
    }
  });

  it('keeps emphasis, quotation marks, table columns and list markers', () => {
    for (const text of texts) {
      expect(brokenIn(text, throughGate([text], parts).content), text).toBe('');
      expect(brokenIn(text, checkText(text, parts).corrected), text).toBe('');
    }
  });
});
