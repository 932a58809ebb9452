import { expect, test } from 'vitest';
import { aDocx, p } from '../../tests/support/documents.ts';
import { readInProcess } from './reading-process.ts';

/** Fails where the code that reads documents imports a folder that its process may not read. */
test('the process may read every file of the program that it needs', async () => {
  const limits = { memory: 2 ** 30, ms: 20_000 };
  const outcome = await readInProcess(aDocx(p('Our text is Hebrews.')), limits, new AbortController().signal);
  expect(outcome).toMatchObject({ kind: 'text' });
});
