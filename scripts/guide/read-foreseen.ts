import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConversations } from './read-talks.ts';

/** A message of a real talk, with what was foreseen and how well its answer fits. */
export interface JudgedForeseen {
  /** The conversations that it is from: "judged-11". */
  readonly set: string;
  readonly words: string;
  /** The visitor's messages before it, oldest first. */
  readonly earlier: readonly string[];
  /** By the id of what was foreseen ("a-question/what-is-said"): 2 where its answer meets the message wholly, 1 in part. */
  readonly fits: ReadonlyMap<string, number>;
}

/**
 * The messages of `corpora/guide/foreseen/judged.tsv`, of which somebody has said what of all that was foreseen in their talk
 * fits them: `judged-11.34.2<tab>question/message:2 question/message:1` for the second message of the 34th conversation of
 * corpora/guide/conversations/judged-11.txt, without ids where nothing fits. Throws an Error that names a line without its message.
 */
export async function judgedForeseen(corpora: string): Promise<JudgedForeseen[]> {
  const lines = (await readFile(join(corpora, 'foreseen', 'judged.tsv'), 'utf8')).split('\n').filter(Boolean);
  const bySet = Map.groupBy(lines, (line) => line.slice(0, line.indexOf('.')));
  const read = await Promise.all(
    [...bySet].map(async ([set, own]) => {
      const talks = await readConversations(join(corpora, 'conversations', `${set}.txt`));
      return own.map((line): JudgedForeseen => {
        const [place = '', fitting = ''] = line.split('\t');
        const [, talk, at] = place.split('.').map(Number);
        const messages = talks[talk! - 1];
        const words = messages?.[at! - 1];
        if (messages === undefined || words === undefined)
          throw new Error(`judged.tsv: no message ${place}.`);
        const fits = new Map(
          fitting
            .split(' ')
            .filter(Boolean)
            .map((each) => each.split(':') as [string, string])
            .map(([id, fit]) => [id, Number(fit)]),
        );
        return { set, words, earlier: messages.slice(0, at! - 1), fits };
      });
    }),
  );
  return read.flat();
}
