import { expect, it } from 'vitest';
import { linesOf } from './verse-pieces.ts';

const verse = { reference: '', osis: '', chapter: 3, verse: 23 };

it('splits a verse at supplied words and the divine name', () => {
  const text = 'They are new every morning: great is the LORD.';
  const pieces = linesOf({
    ...verse,
    text,
    supplied: [
      [0, 8],
      [34, 36],
    ],
    divineName: [[41, 45]],
  })[0];
  expect(pieces?.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces?.filter(({ supplied }) => supplied).map((piece) => piece.text)).toEqual(['They are', 'is']);
  expect(pieces?.filter(({ divineName }) => divineName).map((piece) => piece.text)).toEqual(['LORD']);
});

it('keeps the lines of poetry, with the marks of each line', () => {
  const lines = ['Yahweh is my shepherd:', 'I shall lack nothing.'];
  const drawn = linesOf({ ...verse, text: lines.join(' '), lines, supplied: [[25, 30]] });
  expect(drawn.map((line) => line.map((piece) => piece.text).join(''))).toEqual(lines);
  expect(drawn[1]?.find(({ supplied }) => supplied)?.text).toBe('shall');
});
