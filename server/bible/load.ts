import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openTranslation } from '../../scripture/translation.ts';
import { type Bible, TRANSLATION_IDS, type Translation, type TranslationId } from '../../scripture/types.ts';

/**
 * Opens the Bible's files that the build wrote into a folder (`dist/bible`).
 * Rejects where a file is missing or is not what it should be.
 */
export async function loadBible(directory: string): Promise<{ bible: Bible }> {
  const [kjv, web, asv] = await Promise.all(TRANSLATION_IDS.map((id) => loadTranslation(directory, id)));
  return { bible: { kjv: kjv!, web: web!, asv: asv! } };
}

async function loadTranslation(directory: string, id: TranslationId): Promise<Translation> {
  const translation = openTranslation(await readFile(join(directory, `${id}.bin`)));
  if (translation.id !== id) throw new Error(`The file ${id}.bin holds another translation.`);
  return translation;
}
