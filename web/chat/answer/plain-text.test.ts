import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('gives a reply as it would be written by hand', () => {
  const markdown =
    '### Tonight\n\nRead *slowly* and **aloud**:\n\n> Be still.\n> — Psalm 46:10 (KJV)\n\n1. Rest.\n2. Pray with [a friend](https://example.org).\n';
  expect(plainText(markdown)).toBe(
    'Tonight\n\nRead slowly and aloud:\n\nBe still.\n— Psalm 46:10 (KJV)\n\n1. Rest.\n2. Pray with a friend.',
  );
});
