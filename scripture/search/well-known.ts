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
  readonly cue: Cue;
  /** Its roots in order, with spaces between. */
  readonly whole: string;
  readonly roots: ReadonlySet<string>;
  /** Words that are neighbours in it, or have one other word between them. */
  readonly pairs: ReadonlySet<string>;
  readonly weight: number;
  /** What a query must have at least of its rarest words for the cue to be meant. */
  readonly minLeading: number;
}

/** The cues as a search index weighs them: made when a search first needs them. */
interface OpenedCues {
  /** The cues by their rarest words. */
  readonly byRoot: ReadonlyMap<string, readonly CueRoots[]>;
  /** The words of a verse's cues. */
  readonly wordsOf: ReadonlyMap<VerseIndex, string>;
  /** The roots of a verse's cues and of all its wordings, of verses that were asked for. */
  readonly rootsOf: Map<VerseIndex, ReadonlySet<string>>;
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

const ROUNDING = 1e-6;

const opened = new WeakMap<SearchIndex, OpenedCues>();

function weightOf(index: SearchIndex, root: string): number {
  const term = index.termNumbers.get(root);
  return term === undefined ? UNKNOWN_WEIGHT : rarity(index, term);
}

/** Each root of a query or cue once, with its weight. */
function weightsOf(index: SearchIndex, order: readonly string[]): ReadonlyMap<string, number> {
  return new Map(order.map((root) => [root, weightOf(index, root)]));
}

function total(weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const weight of weights.values()) sum += weight;
  return sum;
}

/** What the roots that are also in `others` weigh. */
function shared(weights: ReadonlyMap<string, number>, others: ReadonlySet<string>): number {
  let sum = 0;
  for (const [root, weight] of weights) if (others.has(root)) sum += weight;
  return sum;
}

function openCues(index: SearchIndex): OpenedCues {
  const known = opened.get(index);
  if (known !== undefined) return known;
  const byRoot = new Map<string, CueRoots[]>();
  const wordsOf = new Map<VerseIndex, string>();
  for (const cue of CUES) {
    const [verse] = cue.verses;
    wordsOf.set(verse!, `${wordsOf.get(verse!) ?? ''} ${cue.words}`);
    const order = rootsOf(cue.words);
    const weights = weightsOf(index, order);
    const rarest = [...weights].sort(([, one], [, other]) => other - one).slice(0, LEADING);
    const weight = total(weights);
    const others = weight - total(new Map(rarest));
    const read: CueRoots = {
      cue,
      whole: order.join(' '),
      roots: new Set(order),
      pairs: new Set([...pairsOf(order, 1), ...pairsOf(order, 2)]),
      weight,
      minLeading: Math.max(0, MEANT * weight - others),
    };
    for (const [root] of rarest) {
      const cues = byRoot.get(root);
      if (cues === undefined) byRoot.set(root, [read]);
      else cues.push(read);
    }
  }
  const cues = { byRoot, wordsOf, rootsOf: new Map() };
  opened.set(index, cues);
  return cues;
}

function pairsOf(order: readonly string[], distance: number): string[] {
  return order.slice(distance).map((root, at) => `${order[at]} ${root}`);
}

/** All roots by which a verse may be remembered: of its cues, and of its wordings. */
function rootsAround(index: SearchIndex, verse: VerseIndex): ReadonlySet<string> {
  const { wordsOf, rootsOf: known } = openCues(index);
  let roots = known.get(verse);
  if (roots === undefined) {
    const wordings = index.translations.map((translation) => translation.text(verse));
    roots = new Set(rootsOf([wordsOf.get(verse), ...wordings].join(' ')));
    known.set(verse, roots);
  }
  return roots;
}

interface WeighedQuery {
  readonly order: readonly string[];
  readonly whole: string;
  readonly weights: ReadonlyMap<string, number>;
}

/** How surely a query means a cue, from 0 to 1: what they share of each other, and in which order. */
function likeness(index: SearchIndex, { order, whole, weights }: WeighedQuery, cue: CueRoots): number {
  if (cue.whole === whole) return 1;
  const sharedWeight = shared(weights, cue.roots);
  const ofCue = sharedWeight / cue.weight;
  if (ofCue < MEANT || sharedWeight < LEAST_SHARED) return 0;
  const ofQuery = shared(weights, rootsAround(index, cue.cue.verses[0]!)) / total(weights);
  if (ofCue * ofQuery < MEANT) return 0;
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
  const { byRoot } = openCues(index);
  const query = { order, whole: order.join(' '), weights: weightsOf(index, order) };
  const leading = new Map<CueRoots, number>();
  for (const [root, weight] of query.weights) {
    for (const cue of byRoot.get(root) ?? []) leading.set(cue, (leading.get(cue) ?? 0) + weight);
  }
  const meant: { readonly cue: Cue; readonly like: number }[] = [];
  for (const [cue, weight] of leading) {
    // Few cues that share a word come further.
    const like = weight + ROUNDING < cue.minLeading ? 0 : likeness(index, query, cue);
    if (like >= MEANT) meant.push({ cue: cue.cue, like });
  }
  meant.sort((one, other) => other.like - one.like);
  const verses = new Set(meant.flatMap(({ cue }) => cue.verses));
  return [...verses].filter((verse) => verse >= range.first && verse <= range.last);
}
