import { beforeAll, describe, expect, it } from 'vitest';
import type { Bible } from '../../scripture/types.ts';
import { realCheckParts } from '../support/bible.ts';
import { expand } from './expand.ts';
import { generate } from './generate.ts';

describe('the replies made from the Bible', () => {
  let bible: Bible;
  beforeAll(async () => {
    bible = (await realCheckParts()).bible;
  });

  it('are the same ones for the same half, and others for the other', () => {
    const tuning = generate('tuning', bible, 4, 20);
    expect(generate('tuning', bible, 4, 20)).toEqual(tuning);
    const passages = new Set(tuning.map(({ text }) => text));
    const shared = generate('held-out', bible, 4, 20).filter(({ text }) => passages.has(text));
    expect(shared).toEqual([]);
  });

  it('hold as many of each class as were asked for, and one expectation each', () => {
    const cases = generate('tuning', bible, 18, 40);
    const counts = new Map<string, number>();
    for (const one of cases) {
      counts.set(one.class, (counts.get(one.class) ?? 0) + 1);
      expect(expand(one.text, bible).marks.length, one.text).toBe(1);
    }
    const { 'true words': faultless, ...faults } = Object.fromEntries(counts);
    expect(faultless).toBe(40);
    expect(Object.keys(faults)).toHaveLength(11);
    expect(new Set(Object.values(faults))).toEqual(new Set([18]));
  });
});
