import { parseVerseOsis } from '../text/books.ts';
import { rootsOf } from '../text/word-forms.ts';
import type { VerseIndex, VerseRange } from '../types.ts';
import type { SearchIndex } from './index-file.ts';
import { rarity } from './query.ts';
import { GOSPELS_AND_ACTS } from './well-known/gospels-and-acts.ts';
import { LAW_AND_HISTORY } from './well-known/law-and-history.ts';
import { LETTERS } from './well-known/letters.ts';
import { POETRY_AND_PROPHETS } from './well-known/poetry-and-prophets.ts';

/** A few words by which people remember a verse, mostly in today's English, and the verses that may be meant. */
export interface Cue {
  readonly words: string;
  readonly verses: readonly VerseIndex[];
}

/** The cues of the verses that are quoted most. Reminders of our own, never the sentence of a translation. */
export const CUES: readonly Cue[] = [LAW_AND_HISTORY, POETRY_AND_PROPHETS, GOSPELS_AND_ACTS, LETTERS]
  .flatMap((part) => part.trim().split('\n'))
  .flatMap((line) => {
    const [names = '', ...cues] = line.split('|');
    const verses = names.split(' ').map((osis) => parseVerseOsis(osis)!);
    return cues.map((words) => ({ words, verses }));
  });

/** A cue as it is compared. */
interface CueRoots {
  /** Its roots in order, with spaces between. */
  readonly whole: string;
  readonly roots: ReadonlySet<string>;
  /** Words that are neighbours in it, or have one other word between them. */
  readonly pairs: ReadonlySet<string>;
  readonly weight: number;
  readonly cue: Cue;
  /** The words that all cues of its first verse have, and that verse in all wordings. */
  readonly around: () => ReadonlySet<string>;
}

/** A longer query is no remembered phrase. */
const LONGEST = 40;
/** A cue is looked at where the query has one of so many of its rarest words. */
const LEADING = 3;
/** What a word that no verse has weighs. */
const UNKNOWN_WEIGHT = 8;
/** From this part of both that they share, in this order, the cue's verse is meant. */
const MEANT = 0.58;
/** What a query and a cue must share at least, by the rarity of words; common words alone mean nothing. */
const LEAST_SHARED = 3.5;

const opened = new WeakMap<SearchIndex, ReadonlyMap<string, readonly CueRoots[]>>();

function weightOf(index: SearchIndex, root: string): number {
  const term = index.termNumbers.get(root);
  return term === undefined ? UNKNOWN_WEIGHT : rarity(index, term);
}

function sum(index: SearchIndex, roots: Iterable<string>): number {
  let weight = 0;
  for (const root of roots) weight += weightOf(index, root);
  return weight;
}

/** The cues by their rarest words; read when a search first needs them. */
function cuesByRoot(index: SearchIndex): ReadonlyMap<string, readonly CueRoots[]> {
  const known = opened.get(index);
  if (known !== undefined) return known;
  const byRoot = new Map<string, CueRoots[]>();
  const cueWords = new Map<VerseIndex, string>();
  for (const { words, verses } of CUES) {
    cueWords.set(verses[0]!, `${cueWords.get(verses[0]!) ?? ''} ${words}`);
  }
  for (const cue of CUES) {
    const order = rootsOf(cue.words);
    const roots = new Set(order);
    let around: ReadonlySet<string> | undefined;
    const read: CueRoots = {
      whole: order.join(' '),
      roots,
      pairs: new Set([...pairsOf(order, 1), ...pairsOf(order, 2)]),
      weight: sum(index, roots),
      cue,
      around: () => {
        const verse = cue.verses[0]!;
        const wordings = index.translations.map((translation) => translation.text(verse));
        around ??= new Set(rootsOf([cueWords.get(verse), ...wordings].join(' ')));
        return around;
      },
    };
    const rarest = [...roots].sort((a, b) => weightOf(index, b) - weightOf(index, a));
    for (const root of rarest.slice(0, LEADING)) byRoot.set(root, [...(byRoot.get(root) ?? []), read]);
  }
  opened.set(index, byRoot);
  return byRoot;
}

function pairsOf(order: readonly string[], distance: number): string[] {
  return order.slice(distance).map((root, at) => `${order[at]} ${root}`);
}

/** How surely a query means a cue, from 0 to 1: what they share of each other, and in which order. */
function likeness(index: SearchIndex, order: readonly string[], cue: CueRoots): number {
  if (cue.whole === order.join(' ')) return 1;
  const roots = new Set(order);
  const shared = [...roots].filter((root) => cue.roots.has(root));
  const sharedWeight = sum(index, shared);
  if (shared.length < 2 || sharedWeight < LEAST_SHARED) return 0;
  const ofCue = sharedWeight / cue.weight;
  if (ofCue < MEANT) return 0;
  const around = cue.around();
  const known = [...roots].filter((root) => around.has(root));
  const ofQuery = sum(index, known) / sum(index, roots);
  const pairs = pairsOf(order, 1);
  const possible = Math.max(1, Math.min(pairs.length, cue.roots.size - 1));
  const inOrder = Math.min(1, pairs.filter((pair) => cue.pairs.has(pair)).length / possible);
  return ofCue * ofQuery * (0.5 + 0.5 * inOrder);
}

/** The verses of a range that people mean by a query, given as roots in order, likeliest first; mostly none. */
export function wellKnownVerses(
  index: SearchIndex,
  order: readonly string[],
  range: VerseRange,
): VerseIndex[] {
  if (order.length < 2 || order.length > LONGEST) return [];
  const byRoot = cuesByRoot(index);
  const seen = new Map<CueRoots, number>();
  for (const root of order) {
    for (const cue of byRoot.get(root) ?? []) {
      if (!seen.has(cue)) seen.set(cue, likeness(index, order, cue));
    }
  }
  const meant = [...seen].filter(([, like]) => like >= MEANT).sort(([, one], [, other]) => other - one);
  const verses = meant.flatMap(([{ cue }]) => cue.verses);
  return [...new Set(verses)].filter((verse) => verse >= range.first && verse <= range.last);
}
