import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { HELD_OUT_REPLIES } from '../../corpora/check/held-out/replies.ts';
import { TRAINING_REPLIES } from '../../corpora/check/train/replies.ts';

export type Half = 'tuning' | 'held-out';

/** One reply to be checked. `text` has tags and templates (see expand.ts). */
export interface Case {
  readonly class: string;
  readonly form: string;
  readonly text: string;
}

/** The handwritten replies of one half. The first set was divided by a fixed lot in each class before anything was run. */
export function handwritten(half: Half): Case[] {
  const replies = half === 'tuning' ? TRAINING_REPLIES : HELD_OUT_REPLIES;
  return replies.map(([name, form, text]) => ({ class: name, form, text }));
}

/**
 * The second set: files `second-*.txt` in the folders of the halves. A line `## kind`, then texts that end with a line
 * `===`; the form of each is its kind. None where no such file is there.
 */
export function secondSet(half: Half): Case[] {
  const folder = `corpora/check/${half === 'tuning' ? 'train' : 'held-out'}`;
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => /^second-.*\.txt$/.test(name));
  return files.flatMap((name) => casesIn(readFileSync(`${folder}/${name}`, 'utf8')));
}

/** Further texts that rules are tuned on: relative references, false words beside a reference, true words near one. */
export const furtherTexts = (): Case[] => casesIn(readFileSync('corpora/check/train/further.txt', 'utf8'));

/** A third set, of 40 hard texts, written before the rules that it led to; tuned on since. */
export const thirdSet = (): Case[] => casesIn(readFileSync('corpora/check/train/third.txt', 'utf8'));

function casesIn(written: string): Case[] {
  let kind = '';
  return written.split(/^===\s*$/m).flatMap((piece) => {
    const named = /^## (.+)$/m.exec(piece);
    if (named) kind = named[1]!.trim();
    const text = piece.replace(/^## .+\n/m, '').trim();
    return text === '' ? [] : [{ class: kind, form: kind, text }];
  });
}
