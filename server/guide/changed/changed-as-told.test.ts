import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();
const last = (...talk: string[]) => converse(talk).at(-1)!;

describe('a change told for the prayer or card before', () => {
  it('sets a detail into the same text, and never the instruction', () => {
    const roses = last(
      'Write a prayer for my grandmother’s 90th birthday',
      'Put in something about her garden, she grew roses all her life',
    );
    expect(roses).toMatch(/her garden as well: she grew roses all her life\. Amen\./);
    expect(roses).toContain('today we celebrate someone');
    expect(roses).not.toMatch(/Put in/);
    expect(
      last(
        'A blessing for a new shop please',
        'Add a bit about her mum, Elena, she taught her to sew, she died in May',
      ),
    ).toMatch(/We remember today her mum, Elena: she taught her to sew, she died in May\. Amen\./);
    expect(
      last(
        'Please write a sympathy card for my neighbour',
        'can you add something about his allotment, he gave us beans',
      ),
    ).toMatch(/I think of his allotment: he gave us beans\.\n\n\[Your name\]/);
    expect(
      last('A prayer for my exam on Monday', 'Add something on not comparing myself to my sister'),
    ).toContain('Help with this too: not comparing myself to my sister.');
  });

  it('does several at once, and says what it could not do', () => {
    const grace = last(
      'A grace for Sunday lunch',
      'Shorter. And mention grandad, it’s the first time without him',
    );
    expect(grace).toMatch(/We remember today grandad: it’s the first time without him\. Amen\./);
    expect(grace).not.toContain('Give bread');
    const blessing = last(
      'A blessing for my daughter leaving for university',
      'And less of the "may you", and mention her gran, who paid for it',
    );
    expect(blessing).toContain('We think today of her gran, who paid for it.');
    expect(blessing).toContain('This I could not do');
  });

  it('says plainly that a text keeps its tone', () => {
    const card = last('Write a birthday card for my uncle', 'not so gushing, he’s a farmer');
    expect(card).toMatch(/^I cannot turn a text into another tone/);
    expect(card).not.toContain('gushing');
    expect(last('Write a letter to my father about my faith', 'please make it more humble')).toMatch(
      /^I cannot turn a text into another tone/,
    );
  });

  it.each([
    ['Write a prayer for my exam', 'bring me peace'],
    ['Give me a prayer for rain', 'it is not warm here'],
    ['A prayer for my marriage', 'so cold between us'],
    ['Write a prayer for my anxiety', 'make him leave me alone'],
    ['A prayer for my mother', 'she died last night'],
  ])('is not seen in what is told: %s, %s', (first, then) => {
    expect(last(first, then)).not.toMatch(/another tone|It stands in it now|With that in it, as you told it/);
  });
});
