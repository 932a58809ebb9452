import { describe, expect, it } from 'vitest';
import { loadRealBible } from '../../../tests/support/bible.ts';
import { createGuide } from '../guide.ts';

const guide = createGuide();
const real = await loadRealBible();
const answerTo = (words: string) => guide({ history: [], words, translation: 'kjv', ...real });

describe('somebody near who can hardly bear a death', () => {
  it.each([
    ['my grandpa died and my mum just cries all day', 'your grandfather has died, and your mother'],
    ['my nan died and dad does not talk anymore', 'your nan has died, and your father'],
    [
      'our teacher died and my best friend is crying all the time',
      'your teacher has died, and your best friend',
    ],
    ['my husbands mother died and he doesnt want to see anybody', 'Your husband has lost somebody'],
    ['My sister lost her husband in May and she just sits there', 'Your sister has lost somebody'],
  ])('%s', (words, part) => {
    const { text, record } = answerTo(words);
    expect(text).toContain(part);
    expect(record).toMatchObject({ kind: 'topic', topic: 'grief' });
  });

  it.each(['my husband died and i cry all the time', 'my dad died when I was 5 and mum still cries'])(
    'not where the writer mourns, or it is long ago: %s',
    (words) => {
      expect(answerTo(words).text).not.toContain('can hardly bear it');
    },
  );
});
