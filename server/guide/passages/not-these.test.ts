import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { notThese } from './not-these.ts';

const { ask, converse } = askedGuide();

describe('passages that a message only excludes', () => {
  it.each([
    ['Where does it say that I must forgive her? don’t say Matthew 18', 'Matthew 18'],
    ['something for our wedding but not 1 cor 13, everyone has that', '1 Corinthians 13'],
    ['something on hope that is not Romans 8', 'Romans 8'],
    ['Which psalm helps at night? please not psalm 91', 'Psalm 91'],
    ['a reading, and the vicar said not John 14 again', 'John 14'],
  ])('are read: %s', (words, reference) => {
    const excluded = notThese(words);
    expect(excluded?.passages.map((passage) => passage.reference)).toContain(reference);
    expect(excluded?.words).not.toMatch(/\d/);
  });

  it.each([
    'Don’t James 2 and Romans 4 contradict each other?',
    'Why is it not in Genesis 3 that the snake is called Satan?',
    'Why do Jews not read Isaiah 53 in the synagogue? where does it say that',
    'No, I meant Psalm 91. what does it say',
    'I can’t find John 3:16 in my Bible, where is it',
    'I don’t understand Romans 9, what does it mean',
    'I have not read Job. which chapter is best?',
  ])('are no exclusion: %s', (words) => {
    expect(notThese(words)).toBeUndefined();
  });

  it('are not quoted, in a question as in a request', () => {
    expect(ask('something on hope that is not Romans 8')).not.toContain('— Romans 8');
    expect(ask('something for our wedding but not 1 cor 13, everyone has that')).not.toContain(
      '— 1 Corinthians 13',
    );
    const [, where] = converse([
      'My sister hurt me. Must I forgive her?',
      'Where does the Bible say so? dont quote matthew 18 at me I know matthew 18',
    ]);
    expect(where).not.toContain('— Matthew 18');
  });

  it('are left out where they are told by a word, or as what everybody has', () => {
    expect(
      ask('a bible verse for a baby card, not the one about knit in the womb, everyone uses it'),
    ).not.toContain('— Psalm 139:13');
    const love = ask('A verse on love for the service, but not the same one everybody does');
    expect(love).toContain('> — ');
    expect(love).not.toContain('— 1 Corinthians 13');
    expect(ask('a bible verse about hope, not the plans one')).not.toContain('— Jeremiah 29:11');
  });
});
