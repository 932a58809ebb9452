import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A message of corpora/guide: what it asks for, in whose file it stands. */
export interface LabelledMessage {
  readonly label: string;
  readonly text: string;
  /** The name of its file: who wrote it. */
  readonly writer: string;
}

/** Reads the `*.txt` of a folder (corpora/README.md says how they are written); marks of danger are taken off. */
export async function readLabelled(folder: string): Promise<LabelledMessage[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const read = files.map(async (file) => {
    let label = '';
    return (await readFile(join(folder, file), 'utf8')).split('\n').flatMap((line): LabelledMessage[] => {
      const heading = /^## (\S+)/.exec(line)?.[1];
      if (heading) label = heading;
      const text = line.replace(/^\{[^}]*\} ?/, '').replaceAll('\\n', '\n');
      return heading || text.trim() === '' ? [] : [{ label, text, writer: file.replace('.txt', '') }];
    });
  });
  return (await Promise.all(read)).flat();
}
