import { AppError } from '../../contract/errors.ts';
import type { Bible, Translation, TranslationId } from '../../scripture/types.ts';

/** The translation that a request names, in either case. Throws UNKNOWN_VERSION, naming those we have. */
export function chooseTranslation(bible: Bible, version: string): Translation {
  const id = version.toLowerCase();
  if (Object.hasOwn(bible, id)) return bible[id as TranslationId];
  const held = Object.keys(bible) as TranslationId[];
  throw new AppError('UNKNOWN_VERSION', {
    message: `We do not have that translation. Available are ${listOf(held)}.`,
  });
}

/** "KJV, WEB, and ASV", by hand: Intl.ListFormat brings 6 MB of language data into memory. */
export function listOf(ids: readonly TranslationId[]): string {
  const labels = ids.map((id) => id.toUpperCase());
  if (labels.length < 3) return labels.join(' and ');
  return `${labels.slice(0, -1).join(', ')}, and ${labels.at(-1)}`;
}
