import { describe, expect, it } from 'vitest';
import { parseReference } from './references.ts';
import { lastPlaceNamed, referencesInContext } from './references-in-context.ts';

const passage = (reference: string) => {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.passage;
};
const found = (text: string, near?: string, bracket = false) =>
  referencesInContext(text, near === undefined ? undefined : passage(near), bracket).map((one) =>
    one.kind === 'passage' ? one.passage.reference : one.reason,
  );

describe('references without a book', () => {
  it.each<[string, string[]]>([
    ['Read Romans 8. In verse 28 he says so; in v. 31, too.', ['Romans 8', 'Romans 8:28', 'Romans 8:31']],
    ['1 Samuel 16: the seventh verse gives the reason.', ['1 Samuel 16', '1 Samuel 16:7']],
    ['Luke 15 (vv. 11–13) and on.', ['Luke 15', 'Luke 15:11-13']],
    ['Philemon is one chapter. Verse 16 asks for him.', ['Philemon 1:16']],
    ['In Ephesians, chapter 5, verse 8 he says so.', ['Ephesians 5:8']],
    ['Ecclesiastes keeps “vexation” (1:14) going.', ['Ecclesiastes 1:14']],
    ['Ezek. 36:26: "A"; 36:27: "B"', ['Ezekiel 36:26', 'Ezekiel 36:27']],
    ['Old promises in Luke — 1:37: "A"', ['Luke 1:37']],
  ])('belong to what was named last: %s', (text, wanted) => {
    expect(found(text)).toEqual(wanted);
  });

  it('may belong to what the paragraph before names', () => {
    expect(found('Verse 4 goes on.', 'Psalm 23')).toEqual(['Psalm 23:4']);
    expect(found('v. 1', 'Psalm 23', true)).toEqual(['Psalm 23:1']);
    expect(found('5:10; more', 'Song of Solomon 2:1', true)).toEqual(['Song of Solomon 5:10']);
  });

  it.each([
    'We meet at 5:17 and leave at 7:30 pm.',
    'A ratio of 2:1 is good.',
    'Verse 3 of the hymn is lovely.',
    '**Verse 1**\nAmazing grace',
    'Verse 99 is not there.',
    'It is 5:10.',
    'The Quran 2:255 says "A".',
    'Articles of Faith 1:4 ("A")',
  ])('are no times, songs, other books or verses that are not: %s', (text) => {
    expect(found(text, 'Psalm 23')).toEqual([]);
  });

  it('do not belong to what is only to be compared', () => {
    expect(found('1 Timothy 2 is hard (cf. 2 Timothy 3:6). It has "A" (2:11).')).toContain('1 Timothy 2:11');
  });

  it('need a chapter for a verse alone', () => {
    expect(found('Isaiah is long. Verse 4 is good.')).toEqual([]);
  });
});

describe('the place named last', () => {
  it.each<[string, string]>([
    ['Romans 8 and verse 28', 'Romans 8:28'],
    ['Romans 8, as John says', 'Romans 8'],
    ['Philemon', 'Philemon 1'],
  ])('of %s', (text, wanted) => {
    expect(lastPlaceNamed(text, undefined)?.reference).toBe(wanted);
  });
});
