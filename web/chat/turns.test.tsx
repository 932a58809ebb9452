// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PendingReply } from './turns.tsx';

afterEach(cleanup);

describe('a pending reply', () => {
  it.each([
    [undefined, 'Seeking biblical guidance'],
    [999, 'Seeking biblical guidance'],
    [1_000, 'Processing extensive content'],
  ])('to a message of %s characters says “%s”', (length, label) => {
    render(<PendingReply length={length} />);
    expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByText('Large content may take up to 60 seconds')).toBeTruthy();
  });
});
