import { describe, expect, it } from 'vitest';
import { aReference } from '../testing/builders.ts';
import { summaryOf } from './check-summary.tsx';

const of = (
  ...all: [
    status: 'verified' | 'corrected' | 'paraphrased' | 'unverified' | 'mentioned' | 'not-found',
    version?: string,
  ][]
) => summaryOf(all.map(([status, version = 'KJV']) => aReference({ status, version })));

describe('the line below an answer', () => {
  it('says how many passages were checked and with what result', () => {
    expect(of(['corrected'], ['verified', 'WEB'], ['verified'])).toBe(
      '3 passages checked: 2 word for word, 1 set in the words of the KJV',
    );
    expect(of(['verified'])).toBe('1 passage checked: word for word');
    expect(of(['verified'], ['verified'])).toBe('2 passages checked: all word for word');
  });

  it('names each translation that was put in, and counts what could not be checked or found', () => {
    expect(
      of(['not-found', ''], ['unverified', 'NIV'], ['corrected', 'WEB'], ['corrected'], ['paraphrased']),
    ).toBe(
      '5 passages checked: 1 set in the words of the WEB, 1 set in the words of the KJV, 1 in the AI’s own words, 1 in the NIV, which we do not hold, 1 not found in the Bible',
    );
    expect(of(['unverified', ''], ['corrected', ''])).toBe(
      '2 passages checked: 1 set right, 1 that could not be checked',
    );
  });

  it('does not count references without a quotation', () => {
    expect(of(['mentioned'], ['verified'])).toBe('1 passage checked: word for word');
  });
});
