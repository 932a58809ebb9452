import { describe, expect, it } from 'vitest';
import { loadLibrary } from '../library.ts';
import { createRecogniser } from '../recognise/recognise.ts';

const recognise = createRecogniser(loadLibrary());

/** What a message asks to be made, if anything. */
function madeOf(words: string): string | undefined {
  const { intent } = recognise({ words, earlier: [], hasDocument: false });
  if (intent.kind === 'note') return 'note';
  return 'form' in intent ? intent.form?.form : undefined;
}

describe('words that name a form and ask for none', () => {
  it.each([
    'she made me a card for fathers day',
    'we got our green cards today',
    'my wife won a fortune on a scratch card',
    'his mother sent a letter with a photo',
    'grandma left me her hymn book with notes in the margin',
    'is it wrong to write a letter to my dead brother',
    'the high note at the end of the carol',
    'i send letters and they come back',
    'nobody came to my bible study',
    'my husband is leading a bible study and i am jealous',
    'she is in my bible study',
    'my bible study leader laughed at me',
    'i am a driver, 2 weeks on the road at a time',
    'i fall asleep during the sermon',
    'my sisters talk every day for hours',
    'whats the shortest verse',
    'i love the psalms but not god',
    'how do i say goodbye to my little son',
    'can you explain the prodigal son',
    'a boy from the tuesday prayer meeting smiled at me',
    'why do people say grace',
    'what do i put in my profile',
    'i have a stutter and they asked me to read in church',
  ])('%s', (words) => {
    expect(madeOf(words)).toBeUndefined();
  });

  it.each([
    ['what do i write in a card for my niece who got her green card', 'note'],
    ['birthday card', 'note'],
    ['my friend sent me a card, what do i write back in a card to her', 'note'],
    ['a bible study on james, one hour, please; nobody came last time', 'study'],
    ['mens bible study on anger', 'study'],
    ['i preach on sunday on mark 4, help me with an outline', 'sermon'],
    ['three verses for courage', 'verses'],
    ['which reading for my sisters wedding, they asked me to read', 'reading'],
    ['how do i explain easter to a 4 year old', 'child'],
    ['a blessing for the end of our retreat', 'blessing'],
    ['a reading for a vigil after the flood', 'reading'],
  ])('%s: %s', (words, form) => {
    expect(madeOf(words)).toBe(form);
  });
});
