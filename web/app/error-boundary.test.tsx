// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { lazy, type ReactNode, Suspense } from 'react';
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

it('loads the page anew on Try Again where code could not be loaded: drawing again would not help', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const Unloaded = lazy(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://berea.test/games.js')),
  );
  render(
    <ErrorBoundary fallback={(tryAgain) => <ErrorScreen onTryAgain={tryAgain} />}>
      <Suspense fallback={null}>
        <Unloaded />
      </Suspense>
    </ErrorBoundary>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('ends with the page that failed', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  broken = true;
  const page = (path: string, content: ReactNode) => (
    <ErrorBoundary path={path} fallback={(tryAgain) => <ErrorScreen onTryAgain={tryAgain} />}>
      {content}
    </ErrorBoundary>
  );
  const { rerender } = render(page('/check', <Fragile />));
  rerender(page('/check', <p>The Help Center</p>));
  expect(screen.getByRole('alert')).toBeTruthy();
  rerender(page('/help', <p>The Help Center</p>));
  expect(screen.getByText('The Help Center')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has a shorter variant', () => {
  render(<ErrorLine />);
  expect(screen.getByRole('alert').textContent).toBe(
    'Something went wrong - Please try refreshing the page.',
  );
});
