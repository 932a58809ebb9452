import type { BibleDaily, BiblePassage, BibleSearch } from '../../../contract/bible.ts';
import type { TranslationId } from '../../../scripture/types.ts';

/** A request to the translations downloaded to this device. */
export type DeviceRequest =
  | {
      readonly call: 'passage';
      readonly reference: string;
      /** Id of a translation; null for any. */
      readonly version: string | null;
      /** Whether no other translation may stand in, as in a comparison. */
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

/** Marks a result that came from the device, so that the page can say so. */
export interface FromDevice {
  readonly fromDevice?: true;
  /** The translation that was requested ("WEB"), where another stands in for it. */
  readonly insteadOf?: string;
}

export type ReadPassage = BiblePassage & FromDevice;
export type FoundPage = BibleSearch & FromDevice;
export type ReadDaily = BibleDaily & FromDevice;

export type DeviceResponse =
  | { readonly kind: 'read'; readonly value: ReadPassage | FoundPage | ReadDaily }
  /** Refused, with the error that the server would send. */
  | { readonly kind: 'refused'; readonly status: number; readonly code: string; readonly message: string }
  /** No downloaded translation can answer. */
  | { readonly kind: 'not-downloaded'; readonly downloaded: readonly TranslationId[] };
