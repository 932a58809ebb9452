// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PAGES } from '../contract/pages.ts';
import { App } from './app/app.tsx';
import { Routes } from './routes.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address: string): void {
  history.replaceState(null, '', address);
  render(
    <App>
      <Routes />
    </App>,
  );
}

// The first test: later ones find the code loaded.
it('says that a screen is on its way while its code is loaded', async () => {
  open('/voice-test');
  expect(screen.getByText('Loading').classList.contains('unseen')).toBe(false);
  expect(await screen.findByRole('main')).toBeTruthy();
  expect(screen.queryByText('Loading')).toBeNull();
});

const addresses = Object.values(PAGES).map(({ path }) => path.replace(/\/:\w+\?$/, ''));

it.each(addresses)('%s has a screen of its own', async (address) => {
  open(address);
  await screen.findByRole('main', undefined, { timeout: 5_000 });
  expect(screen.queryByText('404 Page Not Found')).toBeNull();
  expect(location.pathname).toBe(address);
});

it('redirects an old address with its query', async () => {
  open('/bible-lookup?ref=John+3:16');
  await screen.findByRole('main');
  expect(location.pathname + location.search).toBe('/bible?ref=John+3:16');
});

it('shows the 404 screen for any other address', async () => {
  open('/nowhere');
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy();
});
