import { describe, expect, it } from 'vitest';
import { SHORT_NOTES } from '../../../content/guide/forms/prayers-and-notes.ts';
import { askedGuide } from '../../../tests/support/asked-guide.ts';
import { loadLibrary } from '../library.ts';

const { converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

describe('notes, cards and letters', () => {
  it.each([
    ['anniversary card for my parents 50 years', 'wedding anniversary'],
    [
      'Toast for my son’s wedding. I am a widow and his father should have been there.',
      'toast for a wedding',
    ],
    ['how do i write to my godson for his confirmation, he is 14', 'confirmation'],
    ['letter to my birth mother who gave me up', 'parent whom you never knew'],
    ['short speech for the leaving party of our church secretary', 'leaving party'],
    ['I need to give a speech at my dad’s 70th birthday', 'birthday'],
    ['What should I write in her Bible', 'Bible that is given'],
    ['help me write an email to my pastor, i am leaving the worship team', 'lay down a task'],
    ['what can i write on a sympathy card for a neighbour whose dog died', 'animal has died'],
    ['i want message to send my friend who born a baby boy yesterday', 'birth'],
    ['Card for a colleague who was made redundant', 'lost the job'],
    ['write me a letter to tell my parents i am gay', 'something hard'],
    ['invite my neighbour to our carol service, something short', 'invitation'],
  ])('%s: a note for it', (message, about) => {
    expect(lastOf(message).split('\n')[0]).toContain(about);
  });

  it('are short where they are read on a telephone', () => {
    const text = lastOf('a text to my friend who had a miscarriage');
    expect(text).toContain('so sorry');
    expect(text).not.toContain('Before you send it');
  });

  it('have short forms only for notes that there are', () => {
    const ids = loadLibrary().notes.map(({ id }) => id);
    for (const id of Object.keys(SHORT_NOTES)) expect(ids).toContain(id);
  });
});

describe('something to send', () => {
  it('is a greeting where nobody is in trouble, also the second time', () => {
    const [first, second] = converse([
      'short bible verse for text message good morning to my girlfriend',
      'another one not mushy',
    ]);
    for (const text of [first, second]) expect(text).not.toContain('so sorry');
    expect(second).not.toBe(first);
  });

  it('is an apology where something is to be made good to a daughter', () => {
    expect(lastOf('message to say sorry to my daughter that i drank').split('\n')[0]).toContain('apology');
  });
});
