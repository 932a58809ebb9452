import { expect, it } from 'vitest';
import { bodyOf, framedIn, partsOf, wholeSentences } from './reply-parts.ts';

it('a reply is read as leads, passages, notes, prayers and lists', () => {
  const reply =
    'Here it is:\n\n---\n\nDear [name],\n\nI am glad.\n\n---\n\n**Before you send it**\n\n- Wait.\n\n> Words.\n> — John 1:1 (KJV)\n\nLord, help. Amen.';
  const parts = partsOf(reply);
  expect(parts.map(({ kind }) => kind)).toEqual([
    'lead',
    'rule',
    'text',
    'text',
    'rule',
    'heading',
    'list',
    'quote',
    'prayer',
  ]);
  expect(framedIn(parts)).toEqual(['Dear [name],\n\nI am glad.']);
});

it('two replies that differ in what leads into them say the same', () => {
  expect(bodyOf('In short:\n\nGod is near.')).toBe(bodyOf('The heart of it:\n\nGod is near.'));
});

it('a sentence in brackets is not divided', () => {
  expect(wholeSentences('Begin. [A scene. No joke.] “Go. Tell it.” End.')).toEqual([
    'Begin.',
    '[A scene. No joke.]',
    '“Go. Tell it.”',
    'End.',
  ]);
});
