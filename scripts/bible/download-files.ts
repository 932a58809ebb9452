import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { WELL_KNOWN_VERSES } from '../../content/well-known-verses.ts';
import { PASSAGE_MAX_VERSES } from '../../contract/limits.ts';
import { answerReference } from '../../scripture/search/answers.ts';
import { compactSearchIndex } from '../../scripture/search/compact-index.ts';
import type { DownloadFile, DownloadList } from '../../scripture/text/download-list.ts';
import type { BiblePassage } from '../../scripture/text/passages.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
import type { Bible, Translation } from '../../scripture/types.ts';

const brotli = promisify(brotliCompress);
/** Qualities 10 and 11 take ten times as long for 10 % less, and the first start waits for this. */
const QUALITY = 9;
/** How many hexadecimal digits of its hash are in a file's name. */
const HASH_DIGITS = 16;

/**
 * Writes the files that a browser may download to read without a network: each translation and the search index in its
 * compact form, compressed and under names that change with their content, and `offer.json`, which lists them. Removes
 * files of other revisions.
 */
export async function writeDownloadFiles(
  folder: string,
  source: { packs: Record<TranslationId, Uint8Array>; bible: Bible; searchIndex: Uint8Array },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [search, ...packs] = await Promise.all([
    writeDownload(folder, 'search', compactSearchIndex(source.searchIndex)),
    ...TRANSLATION_IDS.map((id) => writeDownload(folder, id, source.packs[id])),
  ]);
  const list: DownloadList = {
    search,
    translations: TRANSLATION_IDS.map((id, position) => ({
      id,
      label: source.bible[id].label,
      name: source.bible[id].name,
      ...packs[position]!,
    })),
    wellKnown: TRANSLATION_IDS.flatMap((id) => wellKnownPassagesIn(source.bible[id])),
  };
  await writeFile(join(folder, 'offer.json.new'), JSON.stringify(list));
  await rename(join(folder, 'offer.json.new'), join(folder, 'offer.json'));
  const wanted = new Set([search, ...packs].flatMap(({ file }) => [file, `${file}.br`]));
  for (const name of await readdir(folder)) {
    if (name !== 'offer.json' && !wanted.has(name)) await rm(join(folder, name));
  }
}

async function writeDownload(folder: string, name: string, bytes: Uint8Array): Promise<DownloadFile> {
  const file = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS)}.bin`;
  const compressed = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeFile(join(folder, file), bytes);
  await writeFile(join(folder, `${file}.br`), compressed);
  return { file, bytes: compressed.length, unpacked: bytes.length };
}

function wellKnownPassagesIn(translation: Translation): BiblePassage[] {
  return WELL_KNOWN_VERSES.map((mark) => {
    const answer = answerReference(translation, mark.slice(2, -2), PASSAGE_MAX_VERSES);
    if (!answer.ok) throw new Error(`${translation.id}: ${mark}: ${answer.message}`);
    return answer.passage;
  });
}
