import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSearchIndex, type SearchIndex } from '../../scripture/search/index-file.ts';
import { openTranslation } from '../../scripture/text/open-translation.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
import type { Bible, Translation } from '../../scripture/types.ts';

export interface LoadedBible {
  readonly bible: Bible;
  readonly searchIndex: SearchIndex;
}

/** Opens the files that scripts/build-bible.ts wrote. Rejects where one is missing or damaged. */
export async function loadBible(directory: string): Promise<LoadedBible> {
  const [search, ...translations] = await Promise.all([
    readFile(join(directory, 'search.bin')),
    ...TRANSLATION_IDS.map((id) => loadTranslation(directory, id)),
  ]);
  const bible = Object.fromEntries(translations.map((translation) => [translation.id, translation])) as Bible;
  return { bible, searchIndex: openSearchIndex(search, translations) };
}

async function loadTranslation(directory: string, id: TranslationId): Promise<Translation> {
  const translation = openTranslation(await readFile(join(directory, `${id}.bin`)));
  if (translation.id !== id) throw new Error(`The file ${id}.bin has another translation.`);
  return translation;
}
