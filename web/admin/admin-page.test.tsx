// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { AdminPage } from './admin-page.tsx';
import { adminSession } from './session.ts';

const RUTH = { id: '1', username: 'ruth', role: 'owner' };

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  history.replaceState(null, '', '/admin');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  adminSession.reset();
});

/** Opens /admin with what the browser has stored; every call is answered by `answer`. */
function open(user: string, answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
  localStorage.setItem('adminSession', 'a-session');
  localStorage.setItem('adminUser', user);
  adminSession.reset();
  render(
    <App>
      <AdminPage />
    </App>,
  );
}

it('shows the dashboard once the stored session is verified', async () => {
  const verified = Promise.withResolvers<Response>();
  open(JSON.stringify({ ...RUTH, username: 'boaz' }), () => verified.promise);
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByText(/Welcome/)).toBeNull();

  verified.resolve(Response.json({ user: RUTH }));
  expect((await screen.findByText(/Welcome/)).textContent).toBe('Welcome, ruth');
});

it('denies access, and shows nothing of the dashboard, where the session no longer holds', async () => {
  open(JSON.stringify(RUTH), () =>
    Promise.resolve(Response.json({ code: 'UNAUTHORIZED', message: 'Please sign in.' }, { status: 401 })),
  );
  expect(await screen.findByText('Access denied. Redirecting to login...')).toBeTruthy();
  expect(screen.queryByText(/Welcome/)).toBeNull();
  expect(localStorage.getItem('adminSession')).toBeNull();
});

it('shows the frame where the server cannot be reached: its parts say so', async () => {
  open(JSON.stringify(RUTH), () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findByText(/Welcome/)).toBeTruthy();
});

it.each(['null', '7', '"ruth"', '{}', '{'])('removes what is stored as the user and is none: %s', (user) => {
  open(user, () => new Promise(() => undefined));
  expect(screen.getByText('Access denied. Redirecting to login...')).toBeTruthy();
  expect(localStorage.getItem('adminSession')).toBeNull();
  expect(localStorage.getItem('adminUser')).toBeNull();
});
