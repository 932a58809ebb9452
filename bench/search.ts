/**
 * Searches per second of processor time and the slowest query, for openings of verses, what people type, and hostile
 * queries. A query's time is its best round, so that pauses of a busy machine do not count.
 */
import { REMEMBERED_PHRASES } from '../corpora/search/train/remembered-phrases.ts';
import { candidateVerses, search } from '../scripture/search/search.ts';
import { VERSE_COUNT } from '../scripture/text/books.ts';
import { loadRealBible } from '../tests/support/bible.ts';

const started = performance.now();
const { bible, searchIndex } = await loadRealBible();
console.log(`opening all files: ${(performance.now() - started).toFixed(1)} ms`);

const openings = Array.from({ length: Math.floor(VERSE_COUNT / 31) }, (_, sample) =>
  bible.kjv
    .text(sample * 31)
    .split(' ')
    .slice(0, 6)
    .join(' '),
);
const typed = [
  ...REMEMBERED_PHRASES.map(([phrase]) => phrase),
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
  const rounds = Math.max(5, Math.ceil(3000 / queries.length));
  for (const query of queries) run(query);
  const best = queries.map(() => Number.POSITIVE_INFINITY);
  const cpu = process.cpuUsage();
  for (let round = 0; round < rounds; round += 1) {
    for (const [position, query] of queries.entries()) {
      const before = performance.now();
      run(query);
      best[position] = Math.min(best[position]!, performance.now() - before);
    }
  }
  const { user, system } = process.cpuUsage(cpu);
  const rate = Math.round((rounds * queries.length * 1_000_000) / (user + system));
  const times = best.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!.toFixed(2);
  console.log(`${name}: ${rate} per second; p50 ${at(0.5)}, p99 ${at(0.99)}, slowest query ${at(1)} ms`);
}

const find = (query: string) => search(searchIndex, query, { limit: 20 });
measure('search, openings of verses', openings, find);
measure('search, as people type', typed, find);
measure('search, hostile', hostile, find);
measure('candidates for a quotation', openings, (query) => candidateVerses(searchIndex, query, 12));
