import type { Translation, TranslationId } from '../types.ts';
import { openPack, packedText, packedVerse } from './pack.ts';

/** How each translation is called. */
export const TRANSLATION_NAMES = {
  kjv: { label: 'KJV', name: 'King James Version' },
  web: { label: 'WEB', name: 'World English Bible' },
  asv: { label: 'ASV', name: 'American Standard Version' },
} as const satisfies Record<TranslationId, { label: string; name: string }>;

/**
 * Opens a packed file as a translation. Nothing is unpacked ahead: a verse is decoded when it is asked for,
 * and the bytes stay as they are. Throws where they are not a packed translation.
 */
export function openTranslation(bytes: Uint8Array): Translation {
  const pack = openPack(bytes);
  return {
    id: pack.id,
    ...TRANSLATION_NAMES[pack.id],
    revision: pack.revision,
    verse: (index) => packedVerse(pack, index),
    text: (index) => packedText(pack, index),
  };
}
