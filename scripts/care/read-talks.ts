import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CareKind } from '../../care/types.ts';
import { readConversations } from '../guide/read-talks.ts';

/** What a reader of the whole talk found in one of its messages. */
export interface JudgedForCare {
  /** The message, those before it in the talk first. */
  readonly turns: readonly string[];
  /** null: nobody is in danger. */
  readonly kind: CareKind | null;
  /** Help lines come first; false: it is grave, and a line that names help is enough. */
  readonly isUrgent: boolean;
  /** The set of conversations that it is of. */
  readonly set: string;
}

/** No danger. Behind a kind: grave, but no reason to put help lines first. */
const CALM = 'none';
const NOT_URGENT = '?';

/**
 * The messages of corpora/guide/conversations that corpora/care/talks.tsv judges: `judged-21 17.2<tab>abuse` for the second
 * message of the seventeenth conversation, `abuse?` where it is grave and not urgent, `none` where nobody is in danger.
 * Throws an Error that names a line without its message.
 */
export async function judgedForCare(corpora: string): Promise<JudgedForCare[]> {
  const lines = (await readFile(join(corpora, 'care', 'talks.tsv'), 'utf8')).split('\n').filter(Boolean);
  const talks = new Map<string, string[][]>();
  const judged: JudgedForCare[] = [];
  for (const line of lines) {
    const [, set, talk, at, kind = '', mark] = /^(\S+) (\d+)\.(\d+)\t(\w+)(\?)?$/.exec(line) ?? [];
    if (set === undefined) throw new Error(`care/talks.tsv: "${line}" names no message.`);
    if (!talks.has(set))
      talks.set(set, await readConversations(join(corpora, 'guide', 'conversations', `${set}.txt`)));
    const turns = talks.get(set)![Number(talk) - 1]?.slice(0, Number(at));
    if (turns?.length !== Number(at)) throw new Error(`care/talks.tsv: "${line}" names no message.`);
    judged.push({
      turns,
      kind: kind === CALM ? null : (kind as CareKind),
      isUrgent: kind !== CALM && mark !== NOT_URGENT,
      set,
    });
  }
  return judged;
}
