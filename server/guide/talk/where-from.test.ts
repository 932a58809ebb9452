import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

describe('who said it', () => {
  it.each([
    'who said that',
    'so who said it then?',
    'where does that come from',
    'where in the bible is that',
  ])('of a saying that is not in the Bible: "%s"', (asked) => {
    const answer = lastOf('God helps those who help themselves', asked);
    expect(answer).toContain('Franklin');
    expect(answer).not.toContain('The words are from');
  });

  it('of a verse with those around it: the verse itself', () => {
    expect(lastOf('explain "but the righteous shall inherit the land"', 'who said that')).not.toContain(
      '37:30',
    );
    expect(lastOf("What does 'the meek shall inherit the earth' mean", 'who said it then')).toContain(
      'from Matthew 5:5.',
    );
  });

  it('words that a well-known passage holds as well are explained there', () => {
    const answer = lastOf("What does 'man shall not live by bread alone' mean");
    expect(answer).toContain('Matthew 4:4');
    expect(answer).toContain('in Luke 4:4');
  });
});

describe('whether it is sure', () => {
  it.each(['are you sure', 'how do you know that', 'says who', 'is that really true', 'who says so'])(
    'names what the reply before rests on: "%s"',
    (asked) => {
      const answer = lastOf('How old was Methuselah', asked);
      expect(answer).toMatch(/rests on Genesis 5:2\d/);
      expect(answer).not.toContain('nothing written on just that');
    },
  );
});

describe('where it stands', () => {
  it.each([
    'where in the bible does it say you cant',
    'where does it say that',
    'show me where',
    'which verse says that',
  ])('names the passages of the reply before: "%s"', (asked) => {
    const answer = lastOf('is gambling a sin', asked);
    expect(answer).toContain('Proverbs 13:11');
    expect(answer).not.toContain('I searched');
  });

  it.each(['where was God', 'where is he now', 'where did God come from', 'where is God in this'])(
    'asks of something else: "%s"',
    (asked) => {
      expect(lastOf('my dad died', asked)).not.toMatch(/rests on|passages behind it/);
      expect(lastOf('John 3:16', asked)).not.toContain('The words are from');
    },
  );

  it('what names something of its own is not answered by them', () => {
    expect(lastOf('is gambling a sin', 'where does it say that pride comes before a fall')).not.toContain(
      'Proverbs 13:11',
    );
  });
});

describe('a devotion with conditions', () => {
  it.each([
    "children's devotion about Jonah for 4-7 year olds, max 5 minutes, with something to do with the hands",
    'devotion for kids about Jonah, 10 minutes, with a craft',
    'a devotion on Jonah for ages 5 to 8',
  ])('keeps its subject and is for children: "%s"', (asked) => {
    const answer = lastOf(asked);
    expect(answer).toContain('# A few minutes together: Jonah');
  });

  it('of those who have children, it is their own', () => {
    expect(lastOf('a devotional for fathers, with one thing to do today with a child')).not.toContain(
      'A few minutes together',
    );
  });

  it.each(['a song or rhyme to go with it?', 'is there a hymn we could sing with it'])(
    'has no songs, and says so: "%s"',
    (asked) => {
      expect(lastOf('devotion for children about Jonah', asked)).toMatch(/songs.*Jonah 1/is);
    },
  );
});

describe('what a reply rests on', () => {
  const restsOn = (...messages: string[]) =>
    /(?:rests on|passages behind it are) ([^.]*)\./.exec(lastOf(...messages))?.[1];

  it('names only what the reply before showed, and nothing of a neighbouring entry', () => {
    expect(restsOn('Is gambling a sin?', 'where does it say that')).toBe('Proverbs 13:11');
    expect(lastOf('Is gambling a sin?', 'where does it say that')).not.toContain('Ephesians 5:18');
    expect(lastOf('Is gambling a sin?', 'where does it say that', 'who says so')).not.toContain(
      'Ephesians 5:18',
    );
  });

  it('shows one more of the same, and does not say that it rests on it', () => {
    const answer = lastOf('is drinking a sin', 'where does it say so');
    expect(answer).toMatch(/rests on Ephesians 5:18\./);
    expect(answer).toContain('— Psalm 104:14-15 (KJV)');
  });

  it('leaves out what the visitor did not want, whatever is asked next', () => {
    const asked = 'Do I have to forgive my father? don’t say Matthew 18';
    for (const next of ['where does it say I have to', 'are you sure', 'what else does it say'])
      expect(lastOf(asked, next)).not.toContain('Matthew 18');
  });
});
