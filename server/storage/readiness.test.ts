import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StorageError } from './errors.ts';
import { createWriteMemory, findProblem, problemOf } from './readiness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [new StorageError('full', 'SQLITE_13', ''), 'disk-full'],
  [new StorageError('io-error', 'SQLITE_522', ''), 'io-error'],
  [new StorageError('read-only', 'SQLITE_8', ''), 'read-only'],
  [Object.assign(new Error(), { code: '53100' }), 'disk-full'],
  [Object.assign(new Error(), { code: '53300' }), undefined],
  [Object.assign(new Error(), { code: '58030' }), 'io-error'],
  [Object.assign(new Error(), { code: '25006' }), 'read-only'],
  [new StorageError('unique', 'SQLITE_2067', ''), undefined],
] as const)('knows what a failed write says of the disk (%o)', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});

it('is silence when a write does not end, and nothing when it does', async () => {
  const waiting = findProblem(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBe('no-answer');
  expect(await findProblem(async () => {})).toBeUndefined();
  expect(await findProblem(() => Promise.reject(new StorageError('full', 'SQLITE_13', '')))).toBe(
    'disk-full',
  );
});

it('remembers a refused write until one succeeds, or for half a minute', () => {
  let now = 0;
  const memory = createWriteMemory(() => now);
  memory.failed(new StorageError('unique', 'SQLITE_2067', ''));
  expect(memory.problem()).toBeUndefined();
  memory.failed(new StorageError('full', 'SQLITE_13', ''));
  expect(memory.problem()).toBe('disk-full');
  memory.succeeded();
  expect(memory.problem()).toBeUndefined();
  memory.failed(new StorageError('io-error', 'SQLITE_10', ''));
  now = 31_000;
  expect(memory.problem()).toBeUndefined();
});
