import { describe, expect, it } from 'vitest';
import { parseReference } from '../../scripture/references/references.ts';
import { SUBJECT_INDEX } from './all.ts';

describe('the index of subjects', () => {
  it('names passages that exist, each once a subject', () => {
    for (const { signs, marks } of SUBJECT_INDEX) {
      expect(new Set(marks).size, signs[0]).toBe(marks.length);
      for (const mark of marks) {
        const parsed = parseReference(mark.slice(2, -2));
        expect(parsed.ok && parsed.passage.ranges.length === 1, `${signs[0]}: ${mark}`).toBe(true);
      }
    }
  });

  it('is found by plain lower-case words, each once a subject', () => {
    for (const { signs } of SUBJECT_INDEX) {
      expect(new Set(signs).size, signs[0]).toBe(signs.length);
      for (const sign of signs) expect(sign).toMatch(/^[a-z0-9]+(?: [a-z0-9]+)*$/);
    }
  });
});
