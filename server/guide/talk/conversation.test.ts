import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse: talk } = askedGuide();

describe('within a conversation', () => {
  it('goes on with nothing that was made, where somebody only tells on', () => {
    const [sermon, known] = talk(['Is it ok to use chatgpt to write my sermon', 'nobody would know']);
    expect(sermon).not.toContain('which passage');
    expect(known).not.toContain('Outline');
    const [, stared] = talk(['how do i bless my food at work', 'they stared']);
    expect(stared).not.toMatch(/^Here is another one|^Another try/);
    const [, card] = talk(['it was our anniversary yesterday', 'he forgot. not even a card']);
    expect(card).not.toContain('Dear [name]');
    const [, bag] = talk(['our foster child leaves tomorrow', 'what do i put in his bag']);
    expect(bag).not.toContain('Dear [name]');
    const [, changed] = talk(['i need a birthday card for my aunt', 'make it shorter']);
    expect(changed).toContain('[name]');
  });

  it('a question from the heart is answered, whatever the subject is', () => {
    const [, seen, better] = talk(['my husband left me', 'does God see what he did', 'does it get better']);
    expect(seen).toContain('Genesis 16:13');
    expect(better).toContain('Psalm 147:3');
  });

  it('a question about a fact that was told is answered by more of it', () => {
    const [told, why, shorter] = talk([
      'which book never mentions God',
      'and why did they keep it then',
      'shorter',
    ]);
    expect(told).toContain('Esther');
    expect(why).toContain('Purim');
    expect(shorter).toContain('In short');
  });

  it('a protest is heard', () => {
    const [, sorry] = talk(['I am so anxious about money', 'that is not what I asked']);
    expect(sorry).toMatch(/^(?:You are right, that was not|I am sorry: I answered beside)/);
  });

  it('who goes on telling hears that it was read, and no menu', () => {
    const [, on] = talk(['my son cannot speak or feed himself', 'yes but prayer does not change his pads']);
    expect(on).toMatch(/^(?:That is true|You are right|Yes\.)/);
    expect(on).not.toMatch(/^- /m);
  });

  it('good night is wished', () => {
    expect(talk(['I am lonely', 'thank you, I will try to sleep now'])[1]).toContain('Psalm 4:8');
  });

  it('a form is made again on another subject, and keeps its length', () => {
    const [, again] = talk([
      'an assembly on courage for year 5, ten minutes',
      'could it be about Esther instead',
    ]);
    expect(again).toContain('(10 minutes)');
    expect(again).toContain('Esther 4');
  });

  it('a name that is given is set', () => {
    const [prayer] = talk(['write a prayer for my son, his name is Peter']);
    expect(prayer).toContain('Peter');
    expect(prayer).not.toContain('[name]');
  });
});
