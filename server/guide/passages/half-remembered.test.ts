import { describe, expect, it } from 'vitest';
import { loadRealBible } from '../../../tests/support/bible.ts';
import { guide } from '../guide.ts';
import { loadLibrary } from '../library.ts';
import { tellingOf } from '../telling.ts';
import { halfRemembered } from './half-remembered.ts';

const real = await loadRealBible();

const found = (words: string) =>
  halfRemembered(tellingOf({ history: [], words, translation: 'kjv', ...real }, loadLibrary()));
const answerTo = (words: string) => guide({ history: [], words, translation: 'kjv', ...real }).text;

describe('a verse that somebody half remembers', () => {
  it.each([
    [
      'when i was small my gran used to say a thing about sparrows and not being afraid, is that bible?',
      'Matthew 10:29-31',
    ],
    ['the Ecclesiastes one about two being better than one, where is that', 'Ecclesiastes 4:9-12'],
    ['whats the verse about not worrying about tomorrow, cant remember where it is', 'Matthew 6:34'],
    ['theres a bit in the bible about iron sharpening iron, where would I find it', 'Proverbs 27:17'],
    ['I remember a verse from sunday school about a lamp to my feet', 'Psalm 119:105'],
    ['the psalm about being knit together in the womb - which one is that?', 'Psalm 139:13-14'],
    ['what was that bit about a plank in your own eye', 'Matthew 7:1-5'],
    ['the vicar read something about many rooms in my fathers house, where is that', 'John 14:1-3'],
    ['Which bible bit is it about beating swords into ploughs', 'Isaiah 2:4'],
    ['is it in the bible that thing about a cord of three strands', 'Ecclesiastes 4:9-12'],
    ['can you find me that verse about walking through fire and not being burned', 'Isaiah 43:1-2'],
    ['pls find me the verse that says dont let the sun go down on your anger', 'Ephesians 4:26-27'],
    ['I forgot the psalm with the deer and the water', 'Psalm 42:1-2'],
    ['the verse about casting bread on water?', 'Ecclesiastes 11:1'],
  ])('is found by its words in any translation: "%s"', (words, reference) => {
    expect(answerTo(words)).toContain(`— ${reference} (KJV)`);
  });

  it('gets what is to be made round it, in the same answer', () => {
    const answer = answerTo(
      'the Ecclesiastes one about two being better than one, where is that and can you write me a 1 minute blessing round it',
    );
    expect(answer).toContain('— Ecclesiastes 4:9-12 (KJV)');
    expect(answer).toContain('blessing');
    expect(answer).toContain('Amen.');
  });

  it('says that it is in the Bible where that is asked', () => {
    expect(answerTo('something about a still small voice, is that in the bible?')).toMatch(
      /is (?:indeed )?in the Bible/,
    );
  });

  it.each([
    'I always used to tell my wife I loved her and now she is gone',
    'my husband said something about money and god and I cant remember what',
    'I can’t remember where my husband put the church keys',
    'do you remember the thing I told you about my sister',
    'verses about sparrows',
    'what does the bible say about money',
  ])('is no other message: "%s"', (words) => {
    expect(found(words)).toBeUndefined();
  });
});
