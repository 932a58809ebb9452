import { expect, test } from 'vitest';
import { aDocx, p } from '../../tests/support/documents.ts';
import { readInProcess } from './reading-process.ts';

/** Fails where the code that reads documents imports a folder that its process may not read. */
test('the process may read every file of the program that it needs', async () => {
  const limits = { memory: 2 ** 30, ms: 20_000 };
  const outcome = await readInProcess(aDocx(p('Our text is Hebrews.')), limits, new AbortController().signal);
  expect(outcome).toMatchObject({ kind: 'text' });
});

test.each([
  ['a process that was hardly let run says nothing of its document', 0, 'no-time'],
  ['one that had its time does', 1_000, 'too-much'],
])('%s', async (_name, processorMs, why) => {
  const late = { memory: 2 ** 30, ms: 1 };
  const never = new AbortController().signal;
  const outcome = await readInProcess(Buffer.from('Grace.'), late, never, async () => processorMs);
  expect(outcome).toEqual({ kind: 'refused', why });
});
