import { expect, it } from 'vitest';
import { osisToReference } from './osis-reference.ts';

it.each([
  ['1Tim.4.8', '1 Timothy 4:8'],
  ['Ps.24.3-Ps.24.4', 'Psalm 24:3-4'],
  ['Gen.1.1-Gen.2.3', 'Genesis 1:1-2:3'],
  ['John.3.16,Rom.5.8', 'John 3:16; Romans 5:8'],
  ['Ps.23', 'Ps.23'],
  ['', ''],
])('writes %s as %s', (osis, reference) => {
  expect(osisToReference(osis)).toBe(reference);
});
