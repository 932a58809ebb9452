import { expect, test } from 'vitest';
import { withHelp } from './hidden-words.ts';

const VERSE = 'Be still, and know that I am God: I’ll be exalted.';

test('A verse is shown with less and less help', () => {
  expect(withHelp(VERSE, 'all')).toBe(VERSE);
  expect(withHelp(VERSE, 'some-hidden')).toBe('Be still, ___ know that _ am God: ____ be exalted.');
  expect(withHelp(VERSE, 'first-letters')).toBe('B_ s____, a__ k___ t___ I a_ G__: I___ b_ e______.');
  expect(withHelp(VERSE, 'nothing')).toBe('__ _____, ___ ____ ____ _ __ ___: ____ __ _______.');
});
