import { expect, test } from 'vitest';
import { answerVerses, numberInWords } from './answer-verse.ts';

const verse = (number: number, text: string) => ({
  reference: `Acts 20:${number}`,
  osis: `Acts.20.${number}`,
  chapter: 20,
  verse: number,
  text,
});
const passage = {
  verses: [
    verse(7, 'Paul preached unto them.'),
    verse(8, 'And there were many lights.'),
    verse(9, 'And there sat in a window a certain young man named Eutychus, being fallen into a deep sleep.'),
  ],
};

test('The verse with the answer is shown, its words marked', () => {
  const { verses, marked, isPart } = answerVerses(passage, ['eutychus']);
  expect(verses.map(({ osis }) => osis)).toEqual(['Acts.20.9']);
  expect(marked.get('Acts.20.9')).toEqual([[52, 60]]);
  expect(isPart).toBe(true);
});

test('An accepted answer will do; words within words will not', () => {
  expect(answerVerses(passage, ['sleepy', 'a deep   sleep']).marked.get('Acts.20.9')).toEqual([[80, 92]]);
  expect(answerVerses(passage, ['win']).marked.size).toBe(0);
});

test('Without the words, a short passage is shown whole, and a longer one from its first verse', () => {
  expect(answerVerses(passage, ['?']).verses).toHaveLength(1);
  expect(answerVerses({ verses: passage.verses.slice(1) }, ['x'])).toMatchObject({
    isPart: false,
    verses: [{}, {}],
  });
});

test('A number is looked for as a word', () => {
  expect(['7', ' 40 ', '300', 'seven', ''].map(numberInWords)).toEqual([['seven'], ['forty'], [], [], []]);
});
