import { describe, expect, it } from 'vitest';
import { introducedAsScripture, otherSpeaker, speakerOf } from './speakers.ts';

describe('who speaks', () => {
  it.each([
    'The Bible says, ',
    'As Jesus said: ',
    'as it is written, ',
    'Paul writes that ',
    'Scripture clearly teaches ',
    'Thus saith the LORD, ',
  ])('%j introduces Scripture', (before) => expect(introducedAsScripture(before)).toBe(true));

  it.each(['He said, ', 'John Piper says, ', 'My friend told me, ', 'Paul Tillich wrote, ', 'People say '])(
    '%j does not',
    (before) => expect(introducedAsScripture(before)).toBe(false),
  );

  it('is told from a writer, a creed, or someone', () => {
    expect(otherSpeaker('As Augustine wrote, ')).toBe('named');
    expect(otherSpeaker('The Nicene Creed has ')).toBe('named');
    expect(otherSpeaker('If a friend says, ')).toBe('someone');
    expect(otherSpeaker('Jesus said, ')).toBeUndefined();
  });
});

describe('the subject of a saying', () => {
  it.each([
    'Augustine says ',
    'As Augustine once wrote, ',
    'Augustine’s ',
    'The Book of Common Prayer has ',
    'The Heidelberg Catechism asks, ',
    'I told Mum ',
    'You could say, ',
    'a friend wrote, ',
    'My friend Anna says, ',
    'C. S. Lewis wrote in a letter, ',
    'Tim Keller once said: ',
  ])('is a person: %j', (before) => expect(speakerOf(before)).toBe('person'));

  it.each(['Some people say ', 'many have said that '])('is people at large: %j', (before) =>
    expect(speakerOf(before)).toBe('people'),
  );

  it('may be the label of a dialogue', () => {
    expect(speakerOf('**Anna:** ')).toBe('label');
    expect(speakerOf('**Paul:** ')).toBeUndefined();
  });

  it.each([
    'In our prayers we remember that ',
    'Our confession and song is this: ',
    'Luther knew that ',
    'Paul says ',
    'The apostle Paul writes to us: ',
    'He told them, ',
    'When we pray, Psalm 23:1 says ',
    'You can trust that God says ',
    'Calvin quotes Paul: ',
    'I think of Psalm 34:18: ',
  ])('is nobody else where such a word only stands in the sentence: %j', (before) =>
    expect(speakerOf(before)).toBeUndefined(),
  );
});
