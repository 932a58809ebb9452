import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

describe('a grace where something was lost', () => {
  it.each([
    [
      ['My dad’s funeral is on Friday', 'We all eat together afterwards, a grace for that table please'],
      /empty chair|hard to begin/,
    ],
    [['my dad’s funeral was today', 'a grace for the table tonight'], /empty chair|hard to begin/],
    [
      ['My wife died in March', 'It is our first Christmas dinner without her. Can you write a grace?'],
      /one place is empty/,
    ],
    [
      [
        'The bank is calling the note on our farm in March',
        'The kids will be there at Thanksgiving. Please write a plain grace for that table',
      ],
      /it has been a hard year/,
    ],
  ])('is not merry: %s', (messages, said) => {
    expect(lastOf(...messages)).toMatch(said);
  });

  it('is one for any meal elsewhere', () => {
    expect(lastOf('What is grace?', 'and a grace before Sunday lunch please')).not.toMatch(/empty|hard year/);
  });
});

describe('what tells nobody to rejoice', () => {
  it.each([
    'I need verses for my wall, and don’t tell me to rejoice always',
    'Psalms for a sad day, nothing telling me to be glad',
  ])('"%s"', (words) => {
    expect(lastOf(words)).toMatch(/^> /m);
    expect(lastOf(words)).not.toMatch(/^> .*\b(?:rejoice|glad|joyful)/im);
  });
});
