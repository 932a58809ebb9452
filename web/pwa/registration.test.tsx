// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { App } from '../app/app.tsx';
import { ServiceWorker } from './registration.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('logs by its name alone that the browser refused the service worker', async () => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('fetch', async () => Response.json({ flags: [{ name: 'pwa_enabled', enabled: true }] }));
  const register = vi.fn(async () => {
    throw new DOMException('https://church.example/chat/AAAA', 'SecurityError');
  });
  const workers = Object.assign(new EventTarget(), { controller: null, register });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: workers }));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(
    <App>
      <ServiceWorker />
    </App>,
  );
  await waitFor(() => expect(register).toHaveBeenCalledOnce());
  await waitFor(() => expect(warn.mock.calls).toEqual([['Service worker:', 'SecurityError']]));
});
