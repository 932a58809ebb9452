// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { newQueryClient } from './queries.ts';

const KNOWN = [
  [['/api/about'], { version: '1' }],
  [['/api/bible/daily', '2026-11-24', null], { text: 'A verse' }],
] as const;

afterEach(() => {
  document.body.innerHTML = '';
});

const askedAnew = (): (boolean | undefined)[] => {
  const client = newQueryClient(KNOWN);
  return KNOWN.map(([key]) => client.getQueryState(key)?.isInvalidated);
};

it('takes the answers that came with the page', () => {
  document.body.innerHTML = '<div id="root"></div>';
  expect(newQueryClient(KNOWN).getQueryData(['/api/about'])).toEqual({ version: '1' });
  expect(askedAnew()).toEqual([false, false]);
});

it('asks anew for what a kept page says of the installation, but not for verses', () => {
  document.body.innerHTML = '<div id="root" data-kept></div>';
  expect(newQueryClient(KNOWN).getQueryData(['/api/about'])).toEqual({ version: '1' });
  expect(askedAnew()).toEqual([true, false]);
});
