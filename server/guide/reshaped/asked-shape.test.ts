import { describe, expect, it } from 'vitest';
import { type AskedShape, askedShape } from './asked-shape.ts';

describe('what is wanted of the last reply', () => {
  it.each<[AskedShape['kind'], string[]]>([
    [
      'shorter',
      [
        'Shorter please',
        'shorter please, she wants it on a card',
        'thats lovely but can you make it shorter, my breath isnt good',
        "That's lovely, but could you make it shorter, I have to say it out loud in front of everyone",
        'thank you that helps but it was a lot to read can you say it in fewer words my eyes are tired',
        'Could I trouble you for a briefer version, dear',
        'its a wee bit long for the order of service',
        'Would you kindly abbreviate it a little, the nurse is coming',
        'to long didnt read',
        'make it shoter',
        'tl;dr',
        'can u half it',
        'Das ist zu lang. Too long. Short please.',
        'thats nice. but not so long',
        'short. i am on the bus',
        'could you please make this prayer shorter for my mother',
      ],
    ],
    [
      'points',
      [
        'shorter pls, like 3 bullet points',
        'can you put that in 4 short points',
        'give me three takeaways',
        'list form',
        'table please',
        'what are the main points',
      ],
    ],
    [
      'some',
      [
        'Can I have just the three best ones for a card',
        'just two of them',
        'Which of those would you have read aloud by two voices',
        'which two would you choose',
        'narrow it down to three',
        'one is enough',
        'too many, just two',
        'your favourite',
      ],
    ],
    [
      'person',
      [
        'can you make it so it doesnt say I but we',
        'one that says we',
        'can you change it to we because my friend is praying with me',
        'make it so that we both can say it',
        'could it say we, my husband prays with me',
        'put it back to I',
        'its a girl',
        'she not he',
      ],
    ],
    ['meaning', ['what does it mean though', 'in plain words', 'I dont understand it', 'huh?', 'simpler']],
    ['for-a-child', ['how do I put that to a six year old', 'explain that to my 8 year old']],
  ])('%s', (kind, messages) => {
    expect(messages.filter((words) => askedShape(words)?.kind !== kind)).toEqual([]);
  });

  it('takes limits and numbers along', () => {
    expect(askedShape('I need it in 30 words')).toEqual({ kind: 'shorter', words: 30 });
    expect(askedShape('can it be just two lines')).toEqual({ kind: 'shorter', sentences: 2 });
    expect(askedShape('give me four bullet points')).toEqual({ kind: 'points', count: 4 });
    expect(askedShape('the shortest two')).toEqual({ kind: 'some', count: 2, by: 'shortest' });
    expect(askedShape('last two')).toEqual({ kind: 'some', count: 2, by: 'last' });
  });

  it.each([
    'my walk is shorter now since the stroke',
    'it is too long to wait',
    'a shorter prayer for exams',
    'life is too short to be angry',
    'shorter. And what about purgatory?',
    'the last two years have been hard',
    'two of them died',
    'one of them is blind',
    'I was the first one to leave',
    'we are praying together for her',
    'can you pray for us both',
    'she is a girl of 12 and wont eat',
    'I dont understand why god let him die',
    'what does baptism mean',
    'a sermon in three points on grace',
    'which psalm is the shortest',
    'make it 30 minutes',
  ])('has a matter of its own: "%s"', (words) => {
    expect(askedShape(words)).toBeUndefined();
  });
});
