import { editDistance } from '../../../language/edit-distance.ts';
import { FILLERS, stem, UNSIGNED, type Word, wordsOf } from './words.ts';

/** A word or phrase by which something is recognised, ready to be matched. */
interface Sign<Owner> {
  readonly owner: Owner;
  readonly stems: readonly string[];
  /** The stems as one text: what a sign is known by. */
  readonly key: string;
  /** So many other words may stand between two of the stems. */
  readonly gap: number;
  /** Divided among the owners that share the sign. */
  readonly weight: number;
  readonly text: string;
}

/** What was found of one owner: the sum of the weights, and the signs, so that a decision can be explained. */
export interface Match<Owner> {
  readonly owner: Owner;
  readonly score: number;
  readonly signs: readonly string[];
  /** Words of the longest sign found. */
  readonly longest: number;
}

interface Found<Owner> {
  readonly sign: Sign<Owner>;
  readonly times: number;
}

export interface SignSource<Owner> {
  readonly owner: Owner;
  readonly text: string;
  readonly weight: number;
}

/**
 * What a text speaks of, best first. In a message a sign counts once, however often it stands there; in a long
 * text (`counted`) by its frequency.
 */
export type SignIndex<Owner> = (words: readonly Word[], counted?: boolean) => Match<Owner>[];

/** At most this many other words may stand between two words of a phrase (fillers do not count). */
const GAP = 1;

/** Words that join with anything: a phrase that has only one other word is meant where its words stand together. */
const LIGHT: ReadonlySet<string> = new Set(
  'be have do get go feel is in on to not i me my you it what so he she they we'.split(' '),
);

function gapOf(sign: readonly string[]): number {
  return sign.length > 1 && sign.filter((stem) => !LIGHT.has(stem)).length <= 1 ? 0 : GAP;
}

/** Whether the phrase begins at `at` and goes on in order, with fillers and at most GAP other words between its words. */
function phraseAt(words: readonly Word[], at: number, { stems, gap }: Sign<unknown>): boolean {
  let place = at;
  for (let next = 1; next < stems.length; next += 1) {
    let others = 0;
    place += 1;
    while (place < words.length && words[place]!.stem !== stems[next]) {
      if (!FILLERS.has(words[place]!.plain)) others += 1;
      if (others > gap) return false;
      place += 1;
    }
    if (place >= words.length) return false;
  }
  return true;
}

function compile<Owner>(source: SignSource<Owner>): Sign<Owner> | undefined {
  const words = wordsOf(source.text);
  const kept = words.filter((word) => !UNSIGNED.has(word.plain));
  const stems = (kept.length > 0 ? kept : words).map((word) => word.stem);
  if (stems.length === 0) return undefined;
  // A longer phrase says more than its words apart.
  const weight = source.weight * (1 + 0.25 * (stems.length - 1));
  return { owner: source.owner, stems, key: stems.join(' '), gap: gapOf(stems), weight, text: source.text };
}

/** Makes a matcher of many signs. A sign that several owners share counts less for each of them. */
export function indexSigns<Owner>(sources: readonly SignSource<Owner>[]): SignIndex<Owner> {
  const byFirst = signsByFirstStem(sources);
  // Several rules ask the same of one message.
  const known = new WeakMap<readonly Word[], Match<Owner>[]>();

  return (words, counted = false) => {
    if (counted) return match(words, counted);
    const before = known.get(words);
    if (before) return [...before];
    const matches = match(words, counted);
    known.set(words, matches);
    return [...matches];
  };

  function match(words: readonly Word[], counted: boolean): Match<Owner>[] {
    const found = new Map<Owner, Map<string, Found<Owner>>>();
    words.forEach((first, at) => {
      for (const sign of byFirst.get(first.stem) ?? []) {
        if (!phraseAt(words, at, sign)) continue;
        const signs = found.get(sign.owner) ?? new Map<string, Found<Owner>>();
        const known = signs.get(sign.key);
        const heavier = known === undefined || known.sign.weight < sign.weight ? sign : known.sign;
        signs.set(sign.key, { sign: heavier, times: (known?.times ?? 0) + 1 });
        found.set(sign.owner, signs);
      }
    });
    const points = ({ sign, times }: Found<Owner>) => sign.weight * (counted ? Math.sqrt(times) : 1);
    return [...found]
      .map(([owner, signs]) => {
        const all = [...signs.values()];
        return {
          owner,
          score: all.reduce((sum, one) => sum + points(one), 0),
          signs: all.map(({ sign }) => sign.text),
          longest: Math.max(...all.map(({ sign }) => sign.stems.length)),
        };
      })
      .sort((a, b) => b.score - a.score);
  }
}

function signsByFirstStem<Owner>(sources: readonly SignSource<Owner>[]): Map<string, Sign<Owner>[]> {
  const signs = sources.flatMap((source) => compile(source) ?? []);
  const owners = new Map<string, Set<Owner>>();
  for (const sign of signs) {
    const sharing = owners.get(sign.key);
    if (sharing) sharing.add(sign.owner);
    else owners.set(sign.key, new Set([sign.owner]));
  }
  const byFirst = new Map<string, Sign<Owner>[]>();
  for (const sign of signs) {
    const divided = { ...sign, weight: sign.weight / Math.sqrt(owners.get(sign.key)!.size) };
    const known = byFirst.get(sign.stems[0]!);
    if (known) known.push(divided);
    else byFirst.set(sign.stems[0]!, [divided]);
  }
  return byFirst;
}

const SHORTEST_SET_RIGHT = 5;
/** From this length on a word may hold two mistakes. */
const LONG_WORD = 9;

/** Puts known words in the place of misspelt ones: "anxeity" becomes "anxiety", "forgivness" "forgiveness". */
export function spellingOf(known: () => readonly string[]): (words: readonly Word[]) => Word[] {
  // Made when first needed: most messages are understood as they are written.
  let made: { words: readonly string[]; stems: ReadonlySet<string> } | undefined;
  const make = () => {
    const words = known().flatMap((text) => wordsOf(text));
    const long = words.map((word) => word.plain).filter((plain) => plain.length >= SHORTEST_SET_RIGHT);
    return { words: [...new Set(long)], stems: new Set(words.map((word) => word.stem)) };
  };
  return (message) => {
    made ??= make();
    const { words, stems } = made;
    return message.map((word) => {
      if (word.plain.length < SHORTEST_SET_RIGHT || stems.has(word.stem)) return word;
      const limit = word.plain.length >= LONG_WORD ? 2 : 1;
      for (let allowed = 1; allowed <= limit; allowed += 1) {
        const near = (k: string) => k[0] === word.plain[0] && editDistance(word.plain, k, allowed) <= allowed;
        const match = words.find(near);
        if (match !== undefined) return { plain: match, stem: stem(match) };
      }
      return word;
    });
  };
}
