import { fold } from '../../language/fold.ts';

/** A stretch of two wordings laid over each other. `skipped` stands for words of the passage that nobody quoted. */
export interface Change {
  readonly kind: 'same' | 'written' | 'true' | 'skipped';
  readonly text: string;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*[^\p{L}\p{N}]*/gu;
/** Beyond these the two are not laid over each other word by word. */
const LONGEST = 20_000;
const MOST_PAIRS = 1_000_000;
/** So many words at either end of a passage are shown though they were not quoted. */
const SHOWN_AT_ENDS = 3;

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
 * What was written laid over the true words: what both have, in the true spelling, and where they differ first what was
 * written, then the true words. Case and punctuation are no difference. Time is bounded, whatever is compared.
 */
export function wordChanges(written: string, truth: string): Change[] {
  if (written.length + truth.length > LONGEST) {
    return [
      { kind: 'written', text: written },
      { kind: 'true', text: truth },
    ];
  }
  const theirs = wordsOf(written);
  const ours = wordsOf(truth);
  let from = 0;
  while (from < theirs.length && from < ours.length && theirs[from]?.folded === ours[from]?.folded) from += 1;
  let back = 0;
  while (
    back < theirs.length - from &&
    back < ours.length - from &&
    theirs.at(-1 - back)?.folded === ours.at(-1 - back)?.folded
  ) {
    back += 1;
  }
  const changes: Change[] = [];
  const add = (kind: Change['kind'], words: readonly Word[]): void => {
    if (words.length === 0) return;
    const text = words.map((word) => word.text).join('');
    const last = changes.at(-1);
    if (last?.kind === kind) changes[changes.length - 1] = { kind, text: last.text + text };
    else changes.push({ kind, text });
  };
  add('same', ours.slice(0, from));
  for (const [kind, words] of between(
    theirs.slice(from, theirs.length - back),
    ours.slice(from, ours.length - back),
  )) {
    add(kind, words);
  }
  add('same', ours.slice(ours.length - back));
  return withoutUnquotedEnds(changes);
}

type Run = readonly ['same' | 'written' | 'true', readonly Word[]];

function between(theirs: readonly Word[], ours: readonly Word[]): Run[] {
  if (theirs.length * ours.length > MOST_PAIRS)
    return [
      ['written', theirs],
      ['true', ours],
    ];
  const width = ours.length + 1;
  const rows = new Uint16Array((theirs.length + 1) * width);
  for (let at = theirs.length - 1; at >= 0; at -= 1) {
    for (let place = ours.length - 1; place >= 0; place -= 1) {
      rows[at * width + place] =
        theirs[at]?.folded === ours[place]?.folded
          ? (rows[(at + 1) * width + place + 1] ?? 0) + 1
          : Math.max(rows[(at + 1) * width + place] ?? 0, rows[at * width + place + 1] ?? 0);
    }
  }
  const runs: Run[] = [];
  let at = 0;
  let place = 0;
  while (at < theirs.length || place < ours.length) {
    const beginAt = at;
    const beginPlace = place;
    const isSame = (): boolean =>
      at < theirs.length && place < ours.length && theirs[at]?.folded === ours[place]?.folded;
    while ((at < theirs.length || place < ours.length) && !isSame()) {
      const dropping = rows[(at + 1) * width + place] ?? -1;
      const adding = rows[at * width + place + 1] ?? -1;
      if (place >= ours.length || (at < theirs.length && dropping >= adding)) at += 1;
      else place += 1;
    }
    runs.push(['written', theirs.slice(beginAt, at)], ['true', ours.slice(beginPlace, place)]);
    const same = place;
    while (isSame()) {
      at += 1;
      place += 1;
    }
    runs.push(['same', ours.slice(same, place)]);
  }
  return runs;
}

/** A few words were quoted of a long verse: the rest of it is no difference. */
function withoutUnquotedEnds(changes: Change[]): Change[] {
  const isLong = ({ kind, text }: Change): boolean =>
    kind === 'true' && text.trim().split(/\s+/).length > SHOWN_AT_ENDS;
  const first = changes[0];
  if (changes.length > 1 && first && isLong(first)) changes[0] = { kind: 'skipped', text: '… ' };
  const last = changes.at(-1);
  const before = changes.at(-2);
  if (last && before?.kind === 'same' && isLong(last))
    changes[changes.length - 1] = { kind: 'skipped', text: '…' };
  return changes;
}
