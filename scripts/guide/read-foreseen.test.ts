import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { askedById } from '../../server/guide/foreseen/by-id.ts';
import weights from '../../server/guide/foreseen/weights.json' with { type: 'json' };
import { loadLibrary } from '../../server/guide/library.ts';
import { loadRealBible } from '../../tests/support/bible.ts';
import { createForeseenReader } from './foreseen-in-talk.ts';
import { judgedForeseen } from './read-foreseen.ts';

const CORPORA = join(import.meta.dirname, '../../corpora/guide');

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'berea-foreseen-'));
  await mkdir(join(root, 'foreseen'));
  await mkdir(join(root, 'conversations'));
  await writeFile(join(root, 'conversations', 'judged-01.txt'), '## 1\nmy dog died\nwill I see him again\n');
});
afterEach(() => rm(root, { recursive: true }));

const write = (lines: string): Promise<void> => writeFile(join(root, 'foreseen', 'judged.tsv'), lines);

it('a judged message has what was said before it, and what fits it', async () => {
  await write('judged-01.1.2\ta-dog/again:2 a-dog/grief:1\njudged-01.1.1\t\n');
  expect(await judgedForeseen(root)).toEqual([
    {
      set: 'judged-01',
      words: 'will I see him again',
      earlier: ['my dog died'],
      fits: new Map([
        ['a-dog/again', 2],
        ['a-dog/grief', 1],
      ]),
    },
    { set: 'judged-01', words: 'my dog died', earlier: [], fits: new Map() },
  ]);
});

it('a line without its message is an error', async () => {
  await write('judged-01.1.7\ta-dog/again:2\n');
  await expect(judgedForeseen(root)).rejects.toThrow('no message judged-01.1.7');
});

it('all that was judged is still foreseen, and weighed by as many weights as there are signs', async () => {
  const judged = await judgedForeseen(CORPORA);
  const library = loadLibrary();
  expect(judged.flatMap(({ fits }) => [...fits.keys()]).filter((id) => !askedById(library, id))).toEqual([]);
  const read = createForeseenReader(await loadRealBible());
  const [first] = read(judged.find(({ fits }) => fits.size > 0)!);
  expect(first?.features).toHaveLength(weights.foreseen.length);
});
