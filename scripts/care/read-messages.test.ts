import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMessages } from './read-messages.ts';

async function folder(text: string): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'berea-messages-'));
  await writeFile(join(made, 'one-risk.tsv'), text);
  return made;
}

it('reads messages and conversations', async () => {
  expect(
    await readMessages(await folder('none\tstudy\tWho wrote Job?\ncrisis\tturns\tone ||| two\n')),
  ).toEqual([
    { kind: null, form: 'study', turns: ['Who wrote Job?'], set: 'one' },
    { kind: 'crisis', form: 'turns', turns: ['one', 'two'], set: 'one' },
  ]);
});

it('names the line that is not as it should be', async () => {
  await expect(readMessages(await folder('none\tstudy\tfine\nnone\tstudy\n'))).rejects.toThrow('line 2');
  await expect(readMessages(await folder('sad\tstudy\twords'))).rejects.toThrow('one-risk.tsv, line 1');
});

it('reads what we wrote: every line is whole, and nothing of danger that is measured with was learned from', async () => {
  const all = await readMessages(join(import.meta.dirname, 'written'));
  expect(all.length).toBeGreaterThan(15_000);
  const tests = join(import.meta.dirname, '..', '..', 'tests', 'care');
  const held = [
    ...(await readMessages(join(tests, 'independent'))),
    ...(await readMessages(join(tests, 'short'))),
  ];
  const known = new Set(all.map(({ turns }) => turns.join('\n').toLowerCase()));
  // What is measured with was not learned from.
  const both = held.filter(({ kind, turns }) => kind !== null && known.has(turns.join('\n').toLowerCase()));
  expect(both.length).toBeLessThan(3);
});
