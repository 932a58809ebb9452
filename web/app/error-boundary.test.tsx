// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorLine, ErrorScreen } from './error-screen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let broken = true;
function Fragile() {
  if (broken) throw new Error('unexpected');
  return <p>All is well</p>;
}

it('shows the error screen in place of a broken component, and renders it again on Try Again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  render(
    <ErrorBoundary fallback={(tryAgain) => <ErrorScreen onTryAgain={tryAgain} />}>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeTruthy();
  expect(
    screen.getByText("We're sorry for the inconvenience. The application encountered an unexpected error."),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy();

  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(screen.getByText('All is well')).toBeTruthy();
});

it('has a shorter variant', () => {
  render(<ErrorLine />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Something went wrong - Please try refreshing the page.',
  );
});
