/**
 * The data types of scripture/, the same on the server, in a worker and in the browser.
 * Offsets and lengths count UTF-16 units; text ranges are half open, verse ranges include both ends.
 */
import type { TextRange } from '../language/text-range.ts';
import type { TranslationId } from './translations.ts';

export type { TranslationId } from './translations.ts';

/** A verse's place in the KJV's order, 0 (Genesis 1:1) to 31,101 (Revelation 22:21): its canonical key. */
export type VerseIndex = number;

/** An OSIS reference, for example `John.3.16`, `Prov.3.5-Prov.3.6`, `Ps.23`; lists are joined by ",". */
export type Osis = string & { readonly osis?: never };

/** Verses from `first` to `last`, both included. */
export interface VerseRange {
  readonly first: VerseIndex;
  readonly last: VerseIndex;
}

/** One or more ranges, with their one written form ("Psalm 23:1", "John 3:16-18; Romans 5:8") and OSIS. */
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
  /** A heading that stands before the verse, such as a psalm's title. */
  readonly heading?: string;
  /** Where poetry lines begin in `text`; empty for prose or where the source has no lines. */
  readonly lineStarts: readonly number[];
  readonly paragraphStart: boolean;
}

/** One translation, read from its packed file. */
export interface Translation {
  readonly id: TranslationId;
  /** "KJV" */
  readonly label: string;
  /** "King James Version" */
  readonly name: string;
  /** Hash of the text: ETag, and name of the offline pack. */
  readonly revision: string;
  /** The verse, or null where this translation leaves it out (see versification.ts for the note). */
  verse(index: VerseIndex): Verse | null;
  /** The plain words, "" where left out. Cheaper than `verse`. */
  text(index: VerseIndex): string;
}

/** The translations we hold, by id. */
export type Bible = Readonly<Record<TranslationId, Translation>>;

export type CheckStatus = 'verified' | 'corrected' | 'paraphrased' | 'unverified' | 'mentioned' | 'not-found';

/** What the check says of one place in a text. `start`, `end` are offsets in the text the finding is given with. */
export interface Finding {
  start: number;
  end: number;
  kind: 'quotation' | 'reference';
  status: CheckStatus;
  /** "" where no passage was found. */
  osis: Osis;
  /** As written by us ("1 Peter 5:7"), or as it stood in the text where it names nothing. */
  reference: string;
  /** Upper-case label of the translation whose words stand there ("KJV"), of the named one ("NIV"), or "". */
  version: string;
  /** What the writer had put in quotation marks, where the words were changed or could not be checked. */
  quoted?: string;
  /** The passage's true words, where they help (corrected, paraphrased, unverified). */
  text?: string;
  note?: string;
}
