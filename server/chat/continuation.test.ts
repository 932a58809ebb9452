import { expect, it } from 'vitest';
import { continueText, joinContinuation } from './continuation.ts';

it.each([
  ['a word goes on behind a blank', 'Grace is a', 'gift.', ' gift.'],
  ['a mark follows at once', 'Grace is a gift', ', freely given.', ', freely given.'],
  [
    'what was repeated is dropped',
    'Grace is a gift of God',
    'is a gift of God, not of works.',
    ', not of works.',
  ],
  ['a word that is meant twice stays', 'Holy, holy', 'holy is the Lord.', ' holy is the Lord.'],
  ['a list goes on in its own line', '- Love\n- Joy', '- Peace', '\n\n- Peace'],
  ['a heading begins a paragraph', 'That is grace.', '## Mercy', '\n\n## Mercy'],
  ['a hyphen is not torn', 'a well-', 'known verse', 'known verse'],
  ['a blank is not doubled', 'Grace is ', ' a gift.', 'a gift.'],
])('%s', (_name, begun, opening, appended) => {
  expect(joinContinuation(begun, opening)).toBe(appended);
});

it('joins only the opening, and gives everything on as it comes', async () => {
  const long = 'and more of it, word by word, '.repeat(10);
  async function* pieces() {
    yield 'gift, ';
    yield long;
    yield 'to the end.';
  }
  const read: string[] = [];
  for await (const piece of continueText('Grace is a', pieces())) read.push(piece);
  expect(read).toEqual([` gift, ${long}`, 'to the end.']);
});
