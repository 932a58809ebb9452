import { AppError } from '../../contract/errors.ts';
import { isTranslationId } from '../../scripture/translations.ts';
import type { Bible, Translation } from '../../scripture/types.ts';

/** The translation that a request names, in either case. Throws UNKNOWN_VERSION. */
export function chooseTranslation(bible: Bible, version: string): Translation {
  const id = version.toLowerCase();
  if (!isTranslationId(id)) throw new AppError('UNKNOWN_VERSION');
  return bible[id];
}
