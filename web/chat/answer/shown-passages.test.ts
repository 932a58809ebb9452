import { expect, it } from 'vitest';
import { aPassage } from '../../passages/testing/a-passage.ts';
import { aReference } from '../testing/builders.ts';
import { markdownAsShown } from './shown-passages.ts';

const WEB = {
  passage: aPassage(['1Pet.5.7'], { version: 'WEB', text: 'casting all your worries on him' }),
  PassageText: () => null,
};

it('a reply is copied with its passages in the translation that is shown', () => {
  const quote = '> Casting all your care upon him.\n> — 1 Peter 5:7 (KJV)';
  const text = `Read:\n\n${quote}\n\nAnd pray.`;
  const finding = aReference({ start: 7, end: 7 + quote.length });
  expect(markdownAsShown(text, [finding], new Map([['s1', WEB]]))).toBe(
    'Read:\n\n> casting all your worries on him\n> — 1 Peter 5:7 (WEB)\n\nAnd pray.',
  );
  expect(markdownAsShown(text, [finding], new Map())).toBe(text);
});

it('a passage in a list stays in its list item', () => {
  const quote = '> Casting all your care.\n   > — 1 Peter 5:7 (KJV)';
  const text = `1. Read:\n\n   ${quote}`;
  const finding = aReference({ start: 13, end: 13 + quote.length });
  expect(markdownAsShown(text, [finding], new Map([['s1', WEB]]))).toBe(
    '1. Read:\n\n   > casting all your worries on him\n   > — 1 Peter 5:7 (WEB)',
  );
});
