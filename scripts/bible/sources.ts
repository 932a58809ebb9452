import type { TranslationId } from '../../scripture/translations.ts';
import { asv } from './asv.ts';
import { kjv } from './kjv.ts';
import type { BibleSource } from './source-verse.ts';
import { web } from './web.ts';

/** The source of each translation. */
export const BIBLE_SOURCES: Readonly<Record<TranslationId, BibleSource>> = { kjv, web, asv };
