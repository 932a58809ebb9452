import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSearchIndex } from '../scripture/search/index-file.ts';
import { parseVerseOsis, VERSE_COUNT, verseOsis } from '../scripture/text/books.ts';
import { openTranslation } from '../scripture/text/open-translation.ts';
import { REVISION_BYTES, writePack } from '../scripture/text/pack.ts';
import { isOmitted } from '../scripture/text/versification.ts';
import { TRANSLATION_IDS, type TranslationId } from '../scripture/translations.ts';
import type { Bible, Translation } from '../scripture/types.ts';
import { writeDownloadFiles } from './bible/download-files.ts';
import type { SourceVerses } from './bible/source-verse.ts';
import { BIBLE_SOURCES } from './bible/sources.ts';

/**
 * Writes the Bible's files into a folder: a packed file for each translation (`kjv.bin`), `search.bin`, and in `kept/`
 * the files that browsers may download. The same packages give the same bytes. Throws where a translation does not have
 * exactly the verses that scripture/translations.ts says, or has a known verse in other words.
 */
export async function buildBible(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const translations: [TranslationId, Translation][] = [];
  const packs: [TranslationId, Uint8Array][] = [];
  for (const id of TRANSLATION_IDS) {
    const verses = BIBLE_SOURCES[id].read();
    checkComplete(id, verses);
    checkKnownVerses(id, verses);
    const pack = writePack(id, revisionOf(id, verses), verses);
    await replaceFile(join(outDir, `${id}.bin`), pack);
    packs.push([id, pack]);
    translations.push([id, openTranslation(pack)]);
  }
  const bible = Object.fromEntries(translations) as Bible;
  const searchIndex = buildSearchIndex(bible);
  await replaceFile(join(outDir, 'search.bin'), searchIndex);
  await writeDownloadFiles(join(outDir, 'kept'), {
    packs: Object.fromEntries(packs) as Record<TranslationId, Uint8Array>,
    bible,
    searchIndex,
  });
}

function checkComplete(id: TranslationId, verses: SourceVerses): void {
  for (let index = 0; index < VERSE_COUNT; index += 1) {
    const isPresent = (verses[index]?.text ?? '') !== '';
    if (isPresent === isOmitted(id, index)) {
      throw new Error(
        `${id}: ${verseOsis(index)} is ${isPresent ? 'present, but listed as omitted' : 'missing'}.`,
      );
    }
  }
}

function checkKnownVerses(id: TranslationId, verses: SourceVerses): void {
  for (const [osis, expected] of Object.entries(BIBLE_SOURCES[id].knownVerses)) {
    const text = verses[parseVerseOsis(osis)!]?.text;
    if (text !== expected) throw new Error(`${id}: ${osis} is not as this edition prints it: ${text}`);
  }
}

/** A hash of all that a reader sees, so that browsers that keep the translation notice any change. */
function revisionOf(id: TranslationId, verses: SourceVerses): Uint8Array {
  return createHash('sha256').update(id).update(JSON.stringify(verses)).digest().subarray(0, REVISION_BYTES);
}

/** Replaces the file at once: a running server never reads half of one. */
async function replaceFile(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const started = performance.now();
  await buildBible(fileURLToPath(new URL('../dist/bible', import.meta.url)));
  console.log(`The Bible is built (${((performance.now() - started) / 1000).toFixed(1)} s).`);
}
