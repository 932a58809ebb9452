import type { TranslationId } from '../types.ts';
import type { BiblePassage } from './passages.ts';

/** A file that a browser may keep: its name changes with what it holds. */
export interface KeptFile {
  /** "kjv-0123456789abcdef.bin": what it is, and the first digits of the SHA-256 of its bytes. */
  readonly file: string;
  /** What is downloaded, in brotli. */
  readonly bytes: number;
  /** What it takes on the device. */
  readonly unpacked: number;
}

export interface OfferedTranslation extends KeptFile {
  readonly id: TranslationId;
  readonly label: string;
  readonly name: string;
}

/** What the build offers to keep on a device (`/kept/offer.json`), with the passages that need nothing kept. */
export interface Offer {
  /** The search index of all wordings, once for all translations (thin-index.ts). */
  readonly search: KeptFile;
  readonly translations: readonly OfferedTranslation[];
  readonly wellKnown: readonly BiblePassage[];
}
