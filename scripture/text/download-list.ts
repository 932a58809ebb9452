import type { TranslationId } from '../types.ts';
import type { BiblePassage } from './passages.ts';

/** A file that browsers may download to read offline. Its name changes with its content. */
export interface DownloadFile {
  /** "kjv-0123456789abcdef.bin": with the first digits of the SHA-256 of its bytes. */
  readonly file: string;
  /** Size of the download (brotli). */
  readonly bytes: number;
  /** Size on the device. */
  readonly unpacked: number;
}

export interface DownloadableTranslation extends DownloadFile {
  readonly id: TranslationId;
  readonly label: string;
  readonly name: string;
}

/** What can be downloaded (`/kept/offer.json`), with the passages that can be read without a download. */
export interface DownloadList {
  /** The search index of all translations (search/compact-index.ts). */
  readonly search: DownloadFile;
  readonly translations: readonly DownloadableTranslation[];
  readonly wellKnown: readonly BiblePassage[];
}
