import { describe, expect, it } from 'vitest';
import { askedGuide } from '../../../tests/support/asked-guide.ts';

const { ask } = askedGuide();

describe('where a story stands', () => {
  it.each([
    ['In which book is the story of Daniel in the lions den', 'Daniel 6'],
    ['where in the bible is the story of david and goliath', '1 Samuel 17'],
    ['which book is the story of samson in', 'Judges 13'],
    ['where do i find the bit where zacchaeus climbs the tree', 'Luke 19:'],
    ['what chapter has the story of ruth and boaz', 'Ruth'],
  ])('%s', (words, reference) =>
    expect(ask(words)).toMatch(new RegExp(`^(?:You find it|It is told) at ${reference}`)),
  );

  it('is not told to somebody who asks for something else', () => {
    expect(ask('where in the bible does it say i should find my husband david')).not.toMatch(
      /^You find it at/,
    );
    expect(ask('where is the trinity in the bible')).toContain('one name');
  });
});
