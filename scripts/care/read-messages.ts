import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CareKind, CareLevel } from '../../care/types.ts';

/** A message written by us, or a conversation: the visitor's messages in order, the last one to be judged. */
export interface WrittenMessage {
  /** null: it calls for nothing. */
  readonly kind: CareKind | null;
  /** The level its writer marked, where they marked one. */
  readonly level?: CareLevel;
  readonly form: string;
  readonly turns: readonly string[];
  /** It may never be missed. */
  readonly mustSee: boolean;
  /** The set it belongs to: the name of its file, without what kind of messages it holds. */
  readonly set: string;
}

const KINDS: readonly string[] = ['crisis', 'abuse', 'child', 'medical', 'danger', 'none'];

/**
 * Reads a folder of `*.tsv` and `*.txt` (corpora/README.md says how they are written). Throws an Error that names file
 * and line where one is not so.
 */
export async function readMessages(folder: string): Promise<WrittenMessage[]> {
  const files = (await readdir(folder)).filter((name) => /\.(?:tsv|txt)$/.test(name)).sort();
  const read = files.map(async (name) => {
    const lines = (await readFile(join(folder, name), 'utf8')).split('\n');
    const readLine = name.endsWith('.tsv') ? readTable : readMarked;
    return lines.flatMap((line, at) => (line === '' ? [] : readLine(line, name, at + 1)));
  });
  return (await Promise.all(read)).flat();
}

const withBreaks = (text: string): string => text.replaceAll('\\n', '\n');

function readTable(line: string, name: string, at: number): WrittenMessage[] {
  const [kind = '', form, text, mark] = line.split('\t');
  if (!KINDS.includes(kind) || !form || !text || (mark !== undefined && mark !== 'must-see'))
    throw new Error(`${name}, line ${at}: kind, form and text were expected, with tabs between.`);
  return [
    {
      kind: kind === 'none' ? null : (kind as CareKind),
      form,
      turns: withBreaks(text).split(' ||| '),
      mustSee: mark !== undefined,
      set: name.replace(/(?:-(?:risk|none))?\.tsv$/, ''),
    },
  ];
}

/** `{level kind} text`, or text alone; `## entry` lines say what is asked, and are passed over. */
function readMarked(line: string, name: string, at: number): WrittenMessage[] {
  if (line.startsWith('## ')) return [];
  const [, level, kind, text] = /^(?:\{(urgent|possible) (\w+)\} ?)?(.+)$/.exec(line) ?? [];
  if (!text || text.startsWith('{') || (kind !== undefined && !KINDS.includes(kind)))
    throw new Error(`${name}, line ${at}: {level kind} and text were expected, or text alone.`);
  return [
    {
      kind: (kind as CareKind | undefined) ?? null,
      ...(level !== undefined && { level: level as CareLevel }),
      form: 'ordinary',
      turns: [withBreaks(text)],
      mustSee: false,
      set: name.replace(/\.txt$/, ''),
    },
  ];
}
