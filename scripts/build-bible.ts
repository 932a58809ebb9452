import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSearchIndex } from '../scripture/search/index-file.ts';
import { VERSE_COUNT, verseOsis } from '../scripture/text/books.ts';
import { openTranslation } from '../scripture/text/open-translation.ts';
import { REVISION_BYTES, writePack } from '../scripture/text/pack.ts';
import { isOmitted } from '../scripture/text/versification.ts';
import { TRANSLATION_IDS, type TranslationId } from '../scripture/translations.ts';
import type { Bible, Translation } from '../scripture/types.ts';
import { readAsv } from './bible/asv.ts';
import { writeKeptFiles } from './bible/kept-files.ts';
import { readKjv } from './bible/kjv.ts';
import type { SourceVerses } from './bible/source-verse.ts';
import { readWeb } from './bible/web.ts';

const READERS = { kjv: readKjv, web: readWeb, asv: readAsv } satisfies Record<
  TranslationId,
  () => SourceVerses
>;

/**
 * Writes the Bible's files into a folder: `kjv.bin`, `web.bin`, `asv.bin` and `search.bin`, and below it `kept/` with what
 * browsers may keep. The same packages give the same bytes. Throws where a verse is missing that the versification does not name, or one is there that it leaves out.
 */
export async function buildBible(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const translations: [TranslationId, Translation][] = [];
  const packs: [TranslationId, Uint8Array][] = [];
  for (const id of TRANSLATION_IDS) {
    const verses = READERS[id]();
    checkComplete(id, verses);
    const pack = writePack(id, revisionOf(id, verses), verses);
    await writeWhole(join(outDir, `${id}.bin`), pack);
    packs.push([id, pack]);
    translations.push([id, openTranslation(pack)]);
  }
  const bible = Object.fromEntries(translations) as Bible;
  const searchIndex = buildSearchIndex(bible);
  await writeWhole(join(outDir, 'search.bin'), searchIndex);
  await writeKeptFiles(join(outDir, 'kept'), {
    packs: Object.fromEntries(packs) as Record<TranslationId, Uint8Array>,
    bible,
    searchIndex,
  });
}

function checkComplete(id: TranslationId, verses: SourceVerses): void {
  for (let index = 0; index < VERSE_COUNT; index += 1) {
    const there = (verses[index]?.text ?? '') !== '';
    if (there === isOmitted(id, index)) {
      throw new Error(`${id}: ${verseOsis(index)} is ${there ? 'there, but named as left out' : 'missing'}.`);
    }
  }
}

/** Everything a reader sees makes the revision: another mark is another file for a browser that keeps it. */
function revisionOf(id: TranslationId, verses: SourceVerses): Uint8Array {
  return createHash('sha256').update(id).update(JSON.stringify(verses)).digest().subarray(0, REVISION_BYTES);
}

/** A reader never meets half a file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  await buildBible(fileURLToPath(new URL('../dist/bible', import.meta.url)));
  console.log(`The Bible is built (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
