import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { JudgedMessage } from './fit-ranking.ts';
import { readLabelled } from './read-labelled.ts';

/** The sets of conversations from which nothing is learned: by them it is measured (bench/guide.ts). */
export const HELD_OUT_TALKS: readonly string[] = ['judged-03', 'judged-17'];

const PREFIX = 'asked/';
/** In place of ids: the library ought to have an answer, and had none when this was judged. */
const MISSING = '?';

/** The conversations of a file (`## number`, then a visitor's message a line; `\n` is a line break), in order. */
export async function readConversations(file: string): Promise<string[][]> {
  return (await readFile(file, 'utf8'))
    .split(/^## .*$/m)
    .map((part) =>
      part
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => line.replaceAll('\\n', '\n')),
    )
    .filter((messages) => messages.length > 0);
}

/**
 * The messages of a folder with the questions of content/en/asked that each asks, by the name of the set they belong to: `*.txt`
 * as read-labelled.ts reads them, and `*.tsv` on messages of corpora/guide/conversations. In `second.tsv` stands
 * `12.2<tab>id id` for the second message of the twelfth conversation of `second.txt`, without ids or with `?` where the
 * library has no fitting question. Throws an Error that names a line without its message.
 */
export async function judgedMessages(folder: string): Promise<Record<string, JudgedMessage[]>> {
  const alone = Map.groupBy(await readLabelled(folder), ({ writer }) => writer);
  const sets: Record<string, JudgedMessage[]> = {};
  for (const [writer, messages] of alone)
    sets[writer] = messages.map(({ label, text }) => ({
      words: text,
      earlier: [],
      asks: label.startsWith(PREFIX) ? [label.slice(PREFIX.length)] : [],
    }));
  for (const table of (await readdir(folder)).filter((name) => name.endsWith('.tsv')).sort()) {
    const name = table.replace('.tsv', '');
    const talks = await readConversations(join(folder, '..', '..', 'conversations', `${name}.txt`));
    const lines = (await readFile(join(folder, table), 'utf8')).split('\n').filter(Boolean);
    sets[`${name} (talks)`] = lines.map((line): JudgedMessage => {
      const [place = '', ids = ''] = line.split('\t');
      const [talk, at] = place.split('.').map(Number);
      const messages = talks[talk! - 1];
      const words = messages?.[at! - 1];
      if (messages === undefined || words === undefined) throw new Error(`${table}: no message ${place}.`);
      return {
        words,
        earlier: messages.slice(0, at! - 1),
        asks: ids.split(' ').filter((id) => id !== '' && id !== MISSING),
      };
    });
  }
  return sets;
}
