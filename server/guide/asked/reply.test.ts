import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { turnsRound } from './reply.ts';

const { ask, converse, record } = askedGuide();

describe('a question that people ask', () => {
  it('is answered first, also in other words and within a story', () => {
    expect(
      ask('My husband of fifty one years passed in March and I still lay two plates. Is that foolish?'),
    ).toMatch(/^No, it is not foolish/);
    expect(ask('At night I talk to my late husband. Is that a sin, talking to the dead?')).toMatch(
      /^To speak to the one you miss/,
    );
  });

  it('is understood in few words where the talk is about it', () => {
    const [, answer] = converse([
      'My mother has forgotten who I am. I visit and she thinks I am the cleaner.',
      'Should I correct her?',
    ]);
    expect(answer).toMatch(/^Mostly not/);
  });

  it('goes before what can be said on any matter, within a talk', () => {
    const [, answer] = converse([
      'I had an abortion when I was nineteen. I have never told anyone.',
      'Do I have to tell my husband about the abortion?',
    ]);
    expect(
      record([
        'I had an abortion when I was nineteen. I have never told anyone.',
        'Do I have to tell my husband about the abortion?',
      ]).asked,
    ).toBe('should-i-tell-my-husband-about-an-abortion-long-ago');
    expect(answer).not.toMatch(/^God you may tell today/);
  });

  it('is not taken for another matter where a few words go on with the talk', () => {
    expect(converse(['Who wrote Hebrews?', 'so nobody knows?'])[1]).not.toContain('police');
    expect(converse(['I had an abortion ten years ago.', 'I don’t feel forgiven'])[1]).toMatch(
      /^(?:Yes\.|It is forgiven|Many do not feel it|Nobody can acquit|Then do not look at the thermometer)/,
    );
    expect(converse(['I had an abortion ten years ago.', 'Should I tell my husband?'])[1]).not.toContain(
      'child:',
    );
  });

  it('goes before what would be made where nothing is asked for', () => {
    expect(
      ask('Our preacher says whoever gives the tithe gets God’s blessing back tenfold. True or not?'),
    ).toMatch(/^No\. God is no bank/);
    expect(ask('Please write me a blessing for our new house')).toMatch(/^A blessing for a new home/);
  });

  it('is not answered where something is to be made, defined, or shown', () => {
    expect(ask('write a prayer for my husband who is in prison')).not.toMatch(/^Nobody may decide/);
    expect(ask('what does the bible say about work')).toMatch(/Colossians 3:23/);
    expect(ask('John 3:16')).toMatch(/For God so loved the world/);
  });

  it('is answered by its title, which is how it is offered', () => {
    expect(ask('I feel like a failure.')).toMatch(/^You have lost something/);
  });

  it('names its title where a yes to it would be a no to the message', () => {
    expect(ask('Is it wrong for a Christian to take antidepressants?')).toMatch(
      /\*May a Christian take antidepressants.*\*\n\nYes\./,
    );
    expect(ask('May a Christian take antidepressants for depression?')).toMatch(/^Yes\./);
    expect(
      turnsRound('is it wrong to go', { question: 'Is it a sin to go?', answer: 'No. It is not.' }),
    ).toBe(false);
    expect(turnsRound('is it wrong to go', { question: 'May I go?', answer: 'Go in peace.' })).toBe(false);
  });

  it('is what the conversation is about from then on', () => {
    expect(record(['My mother has forgotten who I am.', 'Should I correct her?']).topic).toBe('dementia');
  });

  it('is a prayer where one is asked for, which can then be changed', () => {
    const [prayer, shorter] = converse([
      'write a prayer for my boy, he starts at a new school on monday',
      'a bit shorter',
    ]);
    expect(record(['write a prayer for my boy, he starts at a new school on monday']).asked).toMatch(
      /new-school/,
    );
    expect(prayer).toMatch(/Amen\./);
    expect(shorter).toMatch(/Amen\./);
    expect(ask('please pray for my son, he starts at a new school on monday')).toMatch(/cannot pray/);
  });

  it('has a prayer behind it only where it is sure what was told of', () => {
    const prayer = /words to pray|prayer you can make your own/;
    expect(
      ask('My boss wants me to change the dates on some inspection forms and I need this job'),
    ).not.toMatch(prayer);
    expect(ask('My mother has dementia and she does not know who I am any more')).toMatch(prayer);
  });

  it('goes before an entry where somebody is spoken of, however that is put', () => {
    expect(record(['my 16 yr old came home drunk, threw up on the dog']).asked).toBe(
      'my-child-has-been-drunk-for-the-first-time',
    );
    expect(record(['Colleague at work takes the credit for everything I do']).asked).toBe(
      'my-colleague-takes-the-credit-for-my-work',
    );
    expect(record(['im lazy']).asked).toBeUndefined();
  });

  it('is not that of the talk before where somebody tells of something else', () => {
    const [, left] = converse(['who wrote hebrews', 'my wife left me on tuesday']);
    expect(left).not.toContain('Hebrews?');
    const [, stroke] = converse([
      'is it a sin to be cremated',
      'nobody from church has called since my stroke',
    ]);
    expect(stroke).not.toContain('cremated');
  });

  it('is offered, and not answered, where it is not sure what is told', () => {
    const [offered = ''] = converse(['my neighbour paints his fence a new colour each week']);
    const titles = offered.match(/^- .+$/gm) ?? [];
    expect(titles.length).toBeGreaterThan(0);
    expect(ask(titles[0]!.slice(2))).not.toContain('- ');
  });

  it('leaves several plain questions to be answered each', () => {
    expect(ask('Who was Moses? And who was Elijah?')).toMatch(/\*\*Who was Elijah\?\*\*/);
  });
});
