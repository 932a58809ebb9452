// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Awaited } from './turns.tsx';

afterEach(cleanup);

describe('what stands in an answer’s place', () => {
  it.each([
    [undefined, 'Seeking biblical guidance'],
    [999, 'Seeking biblical guidance'],
    [1_000, 'Processing extensive content'],
  ])('for words of %s characters is “%s”', (length, what) => {
    render(<Awaited words={length === undefined ? undefined : 'w'.repeat(length)} />);
    expect(screen.getByText(what)).toBeTruthy();
  });
});
