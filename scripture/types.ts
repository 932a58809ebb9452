/**
 * The data types of scripture/, the same on the server, in a worker and in the browser.
 * Offsets and lengths count UTF-16 units; text ranges are half open, verse ranges include both ends.
 */
import type { TextRange } from '../language/text-range.ts';
import type { TranslationId } from './translations.ts';

export type { TranslationId } from './translations.ts';

/** The position of a verse in the canon: 0 (Genesis 1:1) to 31,101 (Revelation 22:21), as the KJV divides it. */
export type VerseIndex = number;

/** An OSIS reference: `John.3.16`, `Prov.3.5-Prov.3.6`, `Ps.23`. Lists are joined by ",". */
export type Osis = string & { readonly osis?: never };

/** Verses from `first` to `last`, both included. */
export interface VerseRange {
  readonly first: VerseIndex;
  readonly last: VerseIndex;
}

/** One or more ranges, with their canonical reference ("Psalm 23:1", "John 3:16-18; Romans 5:8") and OSIS. */
export interface Passage {
  readonly ranges: readonly VerseRange[];
  readonly reference: string;
  readonly osis: Osis;
}

/** One verse of one translation. `text` is plain: no brackets, no markup, no heading. */
export interface Verse {
  readonly text: string;
  /** Words that the translators supplied (italic in print). */
  readonly supplied: readonly TextRange[];
  /** Where the text prints the divine name in small capitals (LORD, GOD). */
  readonly divineName: readonly TextRange[];
  /** A heading before the verse, such as a psalm's title. */
  readonly heading?: string;
  /** The offsets in `text` at which lines of poetry begin; empty for prose and where the source has no lines. */
  readonly lineStarts: readonly number[];
  readonly paragraphStart: boolean;
}

/** One translation, opened from its packed file. */
export interface Translation {
  readonly id: TranslationId;
  /** "KJV" */
  readonly label: string;
  /** "King James Version" */
  readonly name: string;
  /** A hash of the translation, used as ETag. */
  readonly revision: string;
  /** The verse; null where this translation leaves it out (text/versification.ts has the reason). */
  verse(index: VerseIndex): Verse | null;
  /** The text of a verse, "" where it is left out. Cheaper than `verse`. */
  text(index: VerseIndex): string;
}

/** All translations, by id. */
export type Bible = Readonly<Record<TranslationId, Translation>>;

export type CheckStatus = 'verified' | 'corrected' | 'paraphrased' | 'unverified' | 'mentioned' | 'not-found';

/** What the check found at one range of a text. `start` and `end` are offsets in the text that comes with it. */
export interface Finding {
  start: number;
  end: number;
  kind: 'quotation' | 'reference';
  status: CheckStatus;
  /** "" where no passage was found. */
  osis: Osis;
  /** Canonical ("1 Peter 5:7"), or as it was written where it names nothing. */
  reference: string;
  /** The label of the translation that the words are from ("KJV") or that the text names ("NIV"), or "". */
  version: string;
  /** The quotation as it was written, where its words were changed or could not be checked. */
  quoted?: string;
  /** The true words of the passage (for corrected, paraphrased and unverified). */
  text?: string;
  note?: string;
}
