// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBibleLinks } from './flags.ts';
import { newQueryClient } from './queries.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('caches the flags for 5 minutes, and refetches every 30 s while Bible links are on screen', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ flags: [{ name: 'clickable_bible_links', enabled: true }] }),
  );
  const client = newQueryClient();
  const { result } = renderHook(useBibleLinks, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  const [observer] =
    client.getQueryCache().find({ queryKey: ['/api/feature-flags/public'] })?.observers ?? [];
  expect(observer?.options).toMatchObject({ staleTime: 300_000, refetchInterval: 30_000 });
});
