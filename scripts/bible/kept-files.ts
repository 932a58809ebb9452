import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { WELL_KNOWN_VERSES } from '../../content/well-known-verses.ts';
import { PASSAGE_MAX_VERSES } from '../../contract/limits.ts';
import { answerReference } from '../../scripture/search/answers.ts';
import { thinSearchIndex } from '../../scripture/search/thin-index.ts';
import type { KeptFile, Offer } from '../../scripture/text/offer.ts';
import type { BiblePassage } from '../../scripture/text/passages.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
import type { Bible, Translation } from '../../scripture/types.ts';

const brotli = promisify(brotliCompress);
/** One below the last two, which take ten times as long for a tenth less: a first start waits for it. */
const QUALITY = 9;
/** As many hexadecimal digits of its hash name a file. */
const HASH_DIGITS = 16;

/**
 * Lays out what a browser may keep to read without a network: each translation, the search index in its thin form, both
 * under names that change with what they hold and compressed ahead, and `offer.json`, which says what there is.
 * Files of other revisions go.
 */
export async function writeKeptFiles(
  folder: string,
  parts: { packs: Record<TranslationId, Uint8Array>; bible: Bible; searchIndex: Uint8Array },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [search, ...packs] = await Promise.all([
    writeKept(folder, 'search', thinSearchIndex(parts.searchIndex)),
    ...TRANSLATION_IDS.map((id) => writeKept(folder, id, parts.packs[id])),
  ]);
  const offer: Offer = {
    search,
    translations: TRANSLATION_IDS.map((id, place) => ({
      id,
      label: parts.bible[id].label,
      name: parts.bible[id].name,
      ...packs[place]!,
    })),
    wellKnown: TRANSLATION_IDS.flatMap((id) => wellKnownIn(parts.bible[id])),
  };
  await writeFile(join(folder, 'offer.json.new'), JSON.stringify(offer));
  await rename(join(folder, 'offer.json.new'), join(folder, 'offer.json'));
  const wanted = new Set([search, ...packs].flatMap(({ file }) => [file, `${file}.br`]));
  for (const name of await readdir(folder)) {
    if (name !== 'offer.json' && !wanted.has(name)) await rm(join(folder, name));
  }
}

async function writeKept(folder: string, name: string, bytes: Uint8Array): Promise<KeptFile> {
  const file = `${name}-${createHash('sha256').update(bytes).digest('hex').slice(0, HASH_DIGITS)}.bin`;
  const small = await brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  await writeFile(join(folder, file), bytes);
  await writeFile(join(folder, `${file}.br`), small);
  return { file, bytes: small.length, unpacked: bytes.length };
}

function wellKnownIn(translation: Translation): BiblePassage[] {
  return WELL_KNOWN_VERSES.map((mark) => {
    const answer = answerReference(translation, mark.slice(2, -2), PASSAGE_MAX_VERSES);
    if (!answer.ok) throw new Error(`${translation.id}: ${mark}: ${answer.message}`);
    return answer.passage;
  });
}
