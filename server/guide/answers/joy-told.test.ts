import { describe, expect, it } from 'vitest';
import { JOYS } from '../../../content/guide/joys.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse: talk } = askedGuide();
const textsOf = (id: string) => JOYS.find((joy) => joy.id === id)!.texts;
const isJoy = (text: string) => JOYS.some(({ texts }) => texts.some((each) => text.includes(each)));

describe('a joy that is told', () => {
  it.each([
    ['baptism', 'our boy was baptised on sunday, all the family came'],
    [
      'expecting',
      'We have just found out we are expecting!! After four rounds of IVF!!! I want to say thank you to God but I do not know how, I have never really prayed',
    ],
    ['expecting', 'We just found out we’re expecting after nine years!!!! I can’t stop crying'],
    ['birth', 'our little girl was born this morning!'],
    ['birth', 'my sister just had a baby girl'],
    ['success', 'my daughter got into medical school!!!'],
    ['success', 'passed my driving test and my dad cried'],
    ['success', 'i finished school today!!'],
    ['closeness', 'My daughter, 14, gave me a hug'],
    ['well-again', 'my wife got the all clear'],
  ])('is shared: %s, %s', (id, words) => {
    const [text] = talk([words]);
    expect(textsOf(id).some((each) => text!.includes(each))).toBe(true);
  });

  it('has a word for the name that a child is given', () => {
    const [, text] = talk(['our granddaughter was born this morning', 'they called her Grace']);
    expect(text).toContain('laid a prayer in the name');
    const [alone] = talk(['they called her Grace']);
    expect(isJoy(alone!)).toBe(false);
  });

  it.each([
    'we are having twins and i am scared',
    'i am pregnant after two years and i am terrified of losing it',
    'i am pregnant and 16 and can’t stop crying',
    'i can’t stop crying, my sister is pregnant',
    'my son was born deaf',
    'my brother died and his son was born this morning',
    'it would have been our golden wedding today',
    'my diagnosis was confirmed',
    'I was born in Poland',
    'my coach gave me a hug and touched me',
    'my daughter is getting married to a woman',
    'what can I write to my nephew who was baptised today',
    'my neighbour came with me',
  ])('is not taken from what tells of something else: %s', (words) => {
    expect(isJoy(talk([words])[0]!)).toBe(false);
  });
});
