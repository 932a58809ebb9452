import { expect, test } from 'vitest';
import type { Call } from './call.ts';
import { calls } from './calls.ts';

const entries: [string, Call][] = Object.entries<Call>(calls);

test.each(entries)('%s describes every parameter of its path, and no other', (_id, { path, params }) => {
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  expect(Object.keys(params?.shape ?? {}).sort()).toEqual(named.sort());
});

test.each(entries)('%s answers something', (_id, { responses, stream, files }) => {
  expect(Object.keys(responses).length > 0 || stream || files).toBeTruthy();
});

test('No two calls share method and path', () => {
  const addresses = entries.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('What belongs to a session or an operator is kept out of caches', () => {
  const personal = entries.filter(
    ([, { path, headers }]) => path.includes('{sessionId}') || headers?.shape['x-admin-session'],
  );
  expect(personal.length).toBeGreaterThan(5);
  for (const [id, call] of personal) expect([id, call.private]).toEqual([id, true]);
});
