import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CareKind } from '../../care/types.ts';

/** A message written by us, or a conversation: the visitor's messages in order, the last one to be judged. */
export interface WrittenMessage {
  /** null: it calls for nothing. */
  readonly kind: CareKind | null;
  readonly form: string;
  readonly turns: readonly string[];
  /** The set it belongs to: the name of its file, without what kind of messages it holds. */
  readonly set: string;
}

const KINDS: readonly string[] = ['crisis', 'abuse', 'child', 'medical', 'danger', 'none'];

/**
 * Reads a folder of `*.tsv`: on each line kind, form and text, with tabs between, and ` ||| ` between several messages
 * of a conversation. Throws an Error that names file and line where one is not so.
 */
export async function readMessages(folder: string): Promise<WrittenMessage[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tsv')).sort();
  const read = files.map(async (name) => {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    return lines.flatMap((line, at) => (line === '' ? [] : [readLine(line, name, at + 1)]));
  });
  return (await Promise.all(read)).flat();
}

function readLine(line: string, name: string, at: number): WrittenMessage {
  const [kind = '', form, text, more] = line.split('\t');
  if (!KINDS.includes(kind) || !form || !text || more !== undefined)
    throw new Error(`${name}, line ${at}: kind, form and text were expected, with tabs between.`);
  return {
    kind: kind === 'none' ? null : (kind as CareKind),
    form,
    turns: text.split(' ||| '),
    set: name.replace(/(?:-(?:risk|none))?\.tsv$/, ''),
  };
}
