/** Searches a second on one core and the slowest one, over openings of verses, sayings, and hostile queries. */
import { fileURLToPath } from 'node:url';
import { VERSE_COUNT } from '../scripture/books.ts';
import { candidateVerses, search } from '../scripture/search.ts';
import { loadBible } from '../server/bible/load.ts';

const started = performance.now();
const { bible, searchIndex } = await loadBible(fileURLToPath(new URL('../dist/bible', import.meta.url)));
console.log(`opening all files: ${(performance.now() - started).toFixed(1)} ms`);

const openings = Array.from({ length: Math.floor(VERSE_COUNT / 31) }, (_, place) =>
  bible.kjv
    .text(place * 31)
    .split(' ')
    .slice(0, 6)
    .join(' '),
);
const typed = [
  'love your neighbor',
  'do not be anxious about anything',
  'wings like eagles',
  'beleive in the lord jesus chirst',
  'the lord is close to the brokenhearted',
  'shepherd',
  'for ever and ever',
  'my husband left me and I feel alone',
];
const hostile = [
  'the and of to that in he shall unto for i his a lord they be is not him them',
  Array.from({ length: 64 }, (_, at) => `slvation${String.fromCharCode(97 + (at % 26))}xq${at}`).join(' '),
  'x'.repeat(20_000),
  bible.web.text(17_714).repeat(20),
];

function measure(name: string, queries: readonly string[], run: (query: string) => void): void {
  const rounds = Math.ceil(3000 / queries.length);
  for (const query of queries) run(query);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) {
      const before = performance.now();
      run(query);
      times.push(performance.now() - before);
    }
  }
  times.sort((a, b) => a - b);
  const sum = times.reduce((total, time) => total + time, 0);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(2);
  const rate = Math.round((times.length / sum) * 1000);
  console.log(`${name}: ${rate} a second; p50 ${at(0.5)}, p99 ${at(0.99)}, slowest ${at(1)} ms`);
}

const find = (query: string) => search(searchIndex, query, { limit: 20 });
measure('search, openings of verses', openings, find);
measure('search, as people type', typed, find);
measure('search, made to be slow', hostile, find);
measure('candidates for a quotation', openings, (query) => candidateVerses(searchIndex, query, 12));
