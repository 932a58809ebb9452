import { AppError } from '../../contract/errors.ts';
import { listOf } from '../../scripture/search/answers.ts';
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
