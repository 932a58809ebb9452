import { describe, expect, it } from 'vitest';
import { fileLabel } from './file-label.ts';
import { isLongPaste, pastedDocument } from './pasted-text.ts';

describe('pasted text', () => {
  it('becomes a document from 2,000 characters on', () => {
    expect(isLongPaste('word '.repeat(300))).toBe(false);
    expect(isLongPaste('word '.repeat(500))).toBe(true);
  });
  it('counts its words, and is cut where it is longer than a document may be', () => {
    expect(pastedDocument(`  ${'word '.repeat(4_300)}`)).toMatchObject({
      wordCount: 4_300,
      truncated: false,
    });
    expect(pastedDocument('a'.repeat(200_001))).toMatchObject({ truncated: true });
    expect(pastedDocument('a'.repeat(200_001)).content).toHaveLength(200_000);
  });
  it('says how long it is', () => {
    expect(fileLabel(pastedDocument('word '.repeat(4_300)))).toBe('4,300 words');
  });
});
