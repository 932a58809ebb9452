import { fold } from '../../language/fold.ts';
import { sequenceDiff } from '../../language/sequence-diff.ts';

/** A run of words in the comparison of two wordings. `skipped`: words of the passage before or after what was quoted. */
export interface Change {
  readonly kind: 'same' | 'written' | 'true' | 'skipped';
  readonly text: string;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*[^\p{L}\p{N}]*/gu;
/** Of both texts together, in UTF-16 units. */
const MAX_LENGTH = 20_000;
/** Up to this many unquoted words at either end of a passage are shown, more are left out. */
const MAX_UNQUOTED_SHOWN = 3;

interface Word {
  readonly text: string;
  readonly folded: string;
}

const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), ([word]) => ({
    text: word,
    folded: fold(word).replace(/[^\p{L}\p{N}]/gu, ''),
  }));

/**
 * Compares what was written with the true words: what both have (in the true spelling), and where they differ first
 * what was written, then the true words. Case and punctuation do not count as differences. Texts beyond
 * MAX_LENGTH are not compared word by word.
 */
export function wordChanges(written: string, truth: string): Change[] {
  if (written.length + truth.length > MAX_LENGTH) {
    return [
      { kind: 'written', text: written },
      { kind: 'true', text: truth },
    ];
  }
  const writtenWords = wordsOf(written);
  const trueWords = wordsOf(truth);
  const runs = sequenceDiff(
    writtenWords.map(({ folded }) => folded),
    trueWords.map(({ folded }) => folded),
  );
  const changes = runs.map(({ kind, start, end }): Change => {
    const words = kind === 'removed' ? writtenWords : trueWords;
    const text = words
      .slice(start, end)
      .map((word) => word.text)
      .join('');
    return { kind: CHANGE_OF_RUN[kind], text };
  });
  return withoutUnquotedEnds(changes);
}

const CHANGE_OF_RUN = { same: 'same', removed: 'written', added: 'true' } as const;

/** Where a few words were quoted of a long verse, the rest of it is not a difference. */
function withoutUnquotedEnds(changes: Change[]): Change[] {
  const isLong = ({ kind, text }: Change): boolean =>
    kind === 'true' && text.trim().split(/\s+/).length > MAX_UNQUOTED_SHOWN;
  const first = changes[0];
  if (changes.length > 1 && first && isLong(first)) changes[0] = { kind: 'skipped', text: '… ' };
  const last = changes.at(-1);
  const before = changes.at(-2);
  if (last && before?.kind === 'same' && isLong(last))
    changes[changes.length - 1] = { kind: 'skipped', text: '…' };
  return changes;
}
