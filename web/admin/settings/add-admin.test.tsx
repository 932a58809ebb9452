// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../app/app.tsx';
import { adminSession } from '../session.ts';
import { AddAdmin } from './add-admin.tsx';

const RUTH = { id: '1', username: 'ruth', role: 'owner' } as const;

beforeEach(() => adminSession.set({ sessionId: 'a-session', user: RUTH }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  adminSession.reset();
});

/** The form, where every call is answered by `answer`. */
function open(answer: () => Promise<Response>, onDone = vi.fn()) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('fetch', fetch);
  const { unmount } = render(
    <App>
      <AddAdmin onDone={onDone} />
    </App>,
  );
  return { fetch, onDone, unmount };
}
function type(username: string, password = 'whither thou goest'): void {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
}
const add = () => screen.getByRole('button', { name: 'Add' });

it('a double click adds once, and says that it did', async () => {
  const { fetch, onDone } = open(async () => Response.json({ id: '2' }, { status: 201 }));
  type('peter');
  fireEvent.click(add());
  fireEvent.click(add());
  expect(await screen.findByText('peter can sign in now.')).toBeTruthy();
  expect(fetch.mock.calls).toHaveLength(1);
  expect(onDone).toHaveBeenCalledOnce();
});

it('can be sent again once it was refused', async () => {
  const taken = { code: 'USERNAME_TAKEN', message: 'There is an admin of this name already.' };
  const { fetch } = open(async () => Response.json(taken, { status: 409 }));
  type('ruth');
  fireEvent.click(add());
  expect((await screen.findByRole('alert')).textContent).toBe(taken.message);
  fireEvent.click(add());
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
});
