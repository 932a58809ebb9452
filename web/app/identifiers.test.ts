import { afterEach, expect, it, vi } from 'vitest';
import { newUuid } from './identifiers.ts';

afterEach(() => vi.unstubAllGlobals());

it('makes a UUID also on plain http, where there is no randomUUID', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  expect(newUuid()).toMatch(form);
  expect(newUuid()).not.toBe(newUuid());
});
