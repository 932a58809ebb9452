import type { BibleDaily, BiblePassage, BibleSearch } from '../../../contract/bible.ts';
import type { TranslationId } from '../../../scripture/types.ts';

/** What the pages ask of the translations that are kept on the device. */
export type Asked =
  | {
      readonly call: 'passage';
      readonly reference: string;
      /** Id of a translation; null for whichever is there. */
      readonly version: string | null;
      /** Only this translation will do: another beside itself would be no comparison. */
      readonly exact: boolean;
    }
  | {
      readonly call: 'search';
      readonly query: string;
      readonly version: string | null;
      readonly limit: number;
      readonly offset: number;
      readonly book: string | null;
      readonly testament: 'old' | 'new' | null;
    }
  | { readonly call: 'daily'; readonly date: string; readonly version: string | null };

/** What was read on the device, which its reader is told. */
export interface FromDevice {
  readonly fromDevice?: true;
  /** The translation that was asked for ("WEB"), where another had to stand in for it. */
  readonly insteadOf?: string;
}

export type ReadPassage = BiblePassage & FromDevice;
export type FoundPage = BibleSearch & FromDevice;
export type ReadDaily = BibleDaily & FromDevice;

export type Answer =
  | { readonly kind: 'read'; readonly value: ReadPassage | FoundPage | ReadDaily }
  /** What the server would say to it, too. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string }
  /** No translation is kept that could answer. */
  | { readonly kind: 'not-kept'; readonly kept: readonly TranslationId[] };
