// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fill, Words } from './words.tsx';

afterEach(cleanup);

test('links stand where the text has them, and nothing else of it is markup', () => {
  const { container } = render(<Words>{'[Safety](/safety): <b>help</b>, or [write](/contact?a=b).'}</Words>);
  expect(container.textContent).toBe('Safety: <b>help</b>, or write.');
  expect([...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/safety',
    '/contact?a=b',
  ]);
});

test('only links within this site are links', () => {
  const { container } = render(<Words>{'[here](https://elsewhere.example/)'}</Words>);
  expect(container.querySelector('a')).toBeNull();
});

test('facts are filled in, unknown ones stay', () => {
  expect(fill('{name} and {other}', { name: 'Grace' })).toBe('Grace and {other}');
});
