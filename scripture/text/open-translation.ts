import { TRANSLATIONS } from '../translations.ts';
import type { Translation } from '../types.ts';
import { openPack, packedText, packedVerse } from './pack.ts';

/**
 * Opens a packed file as a translation. Throws where the bytes are not one. Nothing is unpacked in advance: a verse is
 * decoded when it is asked for.
 */
export function openTranslation(bytes: Uint8Array): Translation {
  const pack = openPack(bytes);
  const { label, name } = TRANSLATIONS[pack.id];
  return {
    id: pack.id,
    label,
    name,
    revision: pack.revision,
    verse: (index) => packedVerse(pack, index),
    text: (index) => packedText(pack, index),
  };
}
