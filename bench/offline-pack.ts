/**
 * What a downloaded translation costs: the size of translation and search index in brotli (goal: at most 2 MB), and the
 * time to open the files and to answer from them. The files are those that the server serves.
 */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { REMEMBERED_PHRASES } from '../corpora/search/train/remembered-phrases.ts';
import { answerReference, answerSearch } from '../scripture/search/answers.ts';
import { expandSearchIndex } from '../scripture/search/compact-index.ts';
import { openSearchIndex } from '../scripture/search/index-file.ts';
import type { DownloadList } from '../scripture/text/download-list.ts';
import { openTranslation } from '../scripture/text/open-translation.ts';
import { loadBible } from '../server/bible/load.ts';

const GOAL_BYTES = 2_000_000;
const BUILT = fileURLToPath(new URL('../dist/bible', import.meta.url));
const KEPT = join(BUILT, 'kept');
const offer = JSON.parse(await readFile(join(KEPT, 'offer.json'), 'utf8')) as DownloadList;

/** A file as a browser holds it after unpacking, with its size on the wire. */
const unpacked = (file: string) => {
  const small = readFileSync(join(KEPT, `${file}.br`));
  return { downloaded: small.length, bytes: new Uint8Array(brotliDecompressSync(small)) };
};

function timed<T>(run: () => T): [value: T, ms: number] {
  const began = performance.now();
  const value = run();
  return [value, performance.now() - began];
}

const search = unpacked(offer.search.file);
const queries = REMEMBERED_PHRASES.map(([phrase]) => phrase);
const page = { limit: 8, offset: 0, maxVerses: 200 };
const { bible, searchIndex } = await loadBible(BUILT);
const hitsOf = (verses: readonly { osis: string }[]) => verses.map(({ osis }) => osis).join(' ');

for (const { id, label, file } of offer.translations) {
  const pack = unpacked(file);
  const total = pack.downloaded + search.downloaded;
  const verdict = total <= GOAL_BYTES ? 'reached' : 'MISSED';
  console.log(
    `${label}: ${pack.downloaded} + ${search.downloaded} = ${(total / 1e6).toFixed(3)} MB in brotli (goal: at most 2 MB, ${verdict})`,
  );
  if (total > GOAL_BYTES) process.exitCode = 1;
  const [translation, opening] = timed(() => openTranslation(pack.bytes));
  const [index, indexing] = timed(() => openSearchIndex(expandSearchIndex(search.bytes), [translation]));
  const [, first] = timed(() => answerReference(translation, 'jn3:16', 200));
  const [, chapter] = timed(() => answerReference(translation, 'Psalm 119', 200));
  const times = queries.map((query) => timed(() => answerSearch(index, translation, { query, ...page }))[1]);
  times.sort((a, b) => a - b);
  console.log(
    `  opened in ${opening.toFixed(1)} ms, the index in ${indexing.toFixed(1)} ms; first lookup ${first.toFixed(1)} ms, Psalm 119 ${chapter.toFixed(1)} ms`,
  );
  console.log(
    `  ${times.length} searches: p50 ${times[times.length >> 1]!.toFixed(2)} ms, slowest ${times.at(-1)!.toFixed(2)} ms`,
  );
  const same = queries.filter((query) => {
    const here = answerSearch(index, translation, { query, ...page });
    const there = answerSearch(searchIndex, bible[id], { query, ...page });
    return hitsOf(here.verses.slice(0, 1)) === hitsOf(there.verses.slice(0, 1));
  }).length;
  console.log(
    `  the same verse first as on the server, which reads all translations: ${same} of ${queries.length}`,
  );
}
