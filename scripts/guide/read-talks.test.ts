import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { judgedMessages, readConversations } from './read-talks.ts';

let root: string;
let folder: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'berea-talks-'));
  folder = join(root, 'asked', 'fitted');
  await mkdir(folder, { recursive: true });
  await mkdir(join(root, 'conversations'));
  await writeFile(
    join(root, 'conversations', 'second.txt'),
    '## 1\nmy dog died\nwill I see him again\n## 2\nthanks\\nand bye\n',
  );
});
afterEach(() => rm(root, { recursive: true }));

it('a conversation is a heading and a message a line', async () => {
  expect(await readConversations(join(root, 'conversations', 'second.txt'))).toEqual([
    ['my dog died', 'will I see him again'],
    ['thanks\nand bye'],
  ]);
});

it('messages are judged alone, or with what was said before them', async () => {
  await writeFile(join(folder, 'first.txt'), '## asked/may-i-mourn\nis it silly\n## none/other\nhello\n');
  await writeFile(join(folder, 'second.tsv'), '1.2\tanimals-in-heaven may-i-mourn\n2.1\t\n');
  expect(await judgedMessages(folder)).toEqual({
    first: [
      { words: 'is it silly', earlier: [], asks: ['may-i-mourn'] },
      { words: 'hello', earlier: [], asks: [] },
    ],
    'second (talks)': [
      {
        words: 'will I see him again',
        earlier: ['my dog died'],
        asks: ['animals-in-heaven', 'may-i-mourn'],
      },
      { words: 'thanks\nand bye', earlier: [], asks: [] },
    ],
  });
});

it('a judgement on a message that is not there is refused', async () => {
  await writeFile(join(folder, 'second.tsv'), '1.3\tmay-i-mourn\n');
  await expect(judgedMessages(folder)).rejects.toThrow('second.tsv: no message 1.3');
});
