import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMessages } from './read-messages.ts';

async function folder(name: string, text: string): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'berea-messages-'));
  await writeFile(join(made, name), text);
  return made;
}
const corpus = (path: string) => readMessages(join(import.meta.dirname, '..', '..', 'corpora', path));

it('reads messages and conversations', async () => {
  const text = 'none\tstudy\tWho wrote Job?\ncrisis\tturns\tone ||| two\ncrisis\topen\ta\\nb\tmust-see\n';
  expect(await readMessages(await folder('one-risk.tsv', text))).toEqual([
    { kind: null, form: 'study', turns: ['Who wrote Job?'], mustSee: false, set: 'one' },
    { kind: 'crisis', form: 'turns', turns: ['one', 'two'], mustSee: false, set: 'one' },
    { kind: 'crisis', form: 'open', turns: ['a\nb'], mustSee: true, set: 'one' },
  ]);
});

it('reads messages under what they ask, with the level that their writer marked', async () => {
  const text = '## topic/doubt\nwhy tho\n{possible crisis} what for\n';
  expect(await readMessages(await folder('w1.txt', text))).toMatchObject([
    { kind: null, turns: ['why tho'], set: 'w1' },
    { kind: 'crisis', level: 'possible', turns: ['what for'], set: 'w1' },
  ]);
});

it('names the line that is not as it should be', async () => {
  const wrong = ['none\tstudy\tfine\nnone\tstudy\n', 'none\tstudy\tfine\nsad\tstudy\twords'];
  for (const text of wrong)
    await expect(readMessages(await folder('a.tsv', text))).rejects.toThrow('a.tsv, line 2');
  await expect(readMessages(await folder('a.txt', '{urgent} help'))).rejects.toThrow('a.txt, line 1');
});

it('reads what we wrote: every line is whole, and nothing that is measured with was learned from', async () => {
  const learned = [...(await corpus('care/train')), ...(await corpus('guide/train'))];
  expect(learned.length).toBeGreaterThan(50_000);
  const wordsOf = (turns: readonly string[]) => turns.join('\n').toLowerCase();
  const known = new Set(learned.map(({ turns }) => wordsOf(turns)));
  for (const set of ['first', 'independent', 'short', 'explicit', 'plain', 'tonight']) {
    const held = (await corpus(`care/held-out/${set}`)).filter(({ kind }) => kind !== null);
    expect(held.filter(({ turns }) => known.has(wordsOf(turns))).length, set).toBeLessThan(3);
  }
  const ordinary = await corpus('care/held-out/ordinary');
  expect(ordinary).toHaveLength(1_000);
  expect(ordinary.filter(({ turns }) => known.has(wordsOf(turns)))).toEqual([]);
});
