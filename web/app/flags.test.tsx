// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBibleLinks, usePwaFlag } from './flags.ts';
import { newQueryClient } from './queries.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['every 30 s while Bible links are on screen', useBibleLinks, 30_000],
  ['every 5 minutes on every page', usePwaFlag, 300_000],
])('caches the flags for 5 minutes, and reads them again %s', async (_, useIt, interval) => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      flags: ['clickable_bible_links', 'pwa_enabled'].map((name) => ({ name, enabled: true })),
    }),
  );
  const client = newQueryClient();
  const { result } = renderHook(useIt, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(result.current).not.toBe(true);
  await waitFor(() => expect(result.current).toBe(true));
  const [observer] =
    client.getQueryCache().find({ queryKey: ['/api/feature-flags/public'] })?.observers ?? [];
  expect(observer?.options).toMatchObject({ staleTime: 300_000, refetchInterval: interval });
});
