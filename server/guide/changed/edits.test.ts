import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { converse } = askedGuide();
const lastOf = (...messages: string[]): string => converse(messages).at(-1)!;

const PRAYER = 'Could you write a short prayer for my friend, she has surgery on Thursday';
const STUDY = 'please make a 20 minute bible study on patience for our ladies group';
const CARD = 'write a birthday card for my dad';

describe('what was made is changed at one place', () => {
  it('people are put into a prayer', () => {
    expect(lastOf(PRAYER, 'can you put her kids in it too, Leo and Mia')).toMatch(/Leo and Mia: .* Amen\.$/m);
    expect(lastOf(PRAYER, 'please add my wife')).toMatch(/my wife: .* Amen\.$/m);
  });

  it('a name is set, and stays through the next change', () => {
    const card = lastOf(CARD, 'his name is Paul', 'sign it from Anna and Tom');
    expect(card).toContain('Dear Paul');
    expect(card).toContain('Anna and Tom');
    expect(card).not.toContain('[Your name]');
  });

  it('a part is left out', () => {
    const study = lastOf(STUDY, 'can we have it without the homework');
    expect(study).not.toMatch(/^## Application/m);
    expect(study).toMatch(/^## Discussion/m);
  });

  it('a part that is not there is said not to be', () => {
    expect(lastOf(CARD, 'take out the part about football')).toContain('nothing in it about football');
  });

  it('what only the visitor knows gets a place', () => {
    const note = lastOf('write a eulogy for my grandmother', 'one more sentence about her singing');
    expect(note).toContain('[Her singing: one or two sentences');
  });

  it('a question is added to a study', () => {
    expect(lastOf(STUDY, 'can you add a question about the older brother')).toContain(
      'Look at the older brother in the passage',
    );
  });

  it('another passage takes the place of the one in a study', () => {
    expect(lastOf(STUDY, 'swap the passage for something from the old testament')).toMatch(/in its place/);
  });

  it('somebody who needs it otherwise is thought of', () => {
    expect(lastOf(STUDY, 'one of them is blind')).toContain('listened to');
    expect(lastOf(STUDY, 'we also have two people who are not christians')).toContain(
      'every answer is welcome',
    );
  });

  it('another tone and another language are said not to be possible', () => {
    expect(lastOf(PRAYER, 'a bit less formal please')).toContain('cannot turn a text into another tone');
    expect(lastOf(CARD, 'can you write it in german')).toContain('I write English only');
  });

  it('a talk in which nothing was made is not changed', () => {
    expect(lastOf('my father died', 'my sister Anna is not religious')).not.toMatch(/^Here it is|in it now/);
  });
});
