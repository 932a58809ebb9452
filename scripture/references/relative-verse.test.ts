import { describe, expect, it } from 'vitest';
import { referencesInContext } from './references-in-context.ts';

/** The references of a text that name no book, as they are read. */
const read = (text: string): string[] =>
  referencesInContext(text, undefined).flatMap((each) =>
    each.kind === 'passage' && each.bare
      ? [`${text.slice(each.start, each.end)} = ${each.passage.reference}`]
      : [],
  );

describe('a verse named by where it stands to another', () => {
  it.each([
    ['Proverbs 3:5 is known, but the next verse is not.', 'the next verse = Proverbs 3:6'],
    ['Romans 8:28; in the very next verse Paul goes on.', 'the very next verse = Romans 8:29'],
    ['John 11:35. The verse before it asks.', 'The verse before it = John 11:34'],
    ['James 1:2 follows, and the preceding verse greets.', 'the preceding verse = James 1:1'],
    ['Isaiah 40:30: a verse later they rise.', 'a verse later = Isaiah 40:31'],
    ['John 11:25. Ten verses later he weeps.', 'Ten verses later = John 11:35'],
    ['Psalm 23:4 and the next two verses', 'the next two verses = Psalm 23:5-6'],
    ['Matthew 6:33 is near the end; its last verse is short.', 'its last verse = Matthew 6:34'],
    ['Psalm 23. The first verse of the psalm is known.', 'The first verse of the psalm = Psalm 23:1'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });

  it('counts on from the one named before it', () => {
    expect(read('Lamentations 3:22. One verse later. Three verses further on.')).toEqual([
      'One verse later = Lamentations 3:23',
      'Three verses further on = Lamentations 3:26',
    ]);
  });

  it.each([
    'The next verse of the hymn is better known.',
    'Consider the following verse: it is short.',
    'Psalm 23 is short, and the next verse is known.',
    'John 3:16 and the next verse, John 3:17',
    'Revelation 22:21 has no next verse, and the next verse is nowhere.',
  ])('reads none in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
