import type { Claim } from '../quotations/case.ts';
import type { LateQuotation } from '../quotations/late-reference.ts';
import type { MetMark } from '../quotations/long-quotation.ts';
import type { Finding } from '../types.ts';
import type { Notes } from './reading.ts';

/** A finding with its place in the stretch that it comes with. */
export type Placed = Finding;

/** What a reader wants done. Places are of the text; they hold for the reading that the step was made from. */
export type Step =
  /** The source up to `to` goes out as it is. */
  | { readonly kind: 'pass'; readonly to: number }
  /** The source up to `to` is left out. */
  | { readonly kind: 'leave-out'; readonly to: number }
  /** `written` goes out for the source up to `to`. */
  | {
      readonly kind: 'set';
      readonly written: string;
      readonly to: number;
      readonly findings: readonly Placed[];
    }
  /** It goes out and stands for nothing of the source. */
  | { readonly kind: 'add'; readonly written: string; readonly findings: readonly Placed[] }
  /** The stretch up to `to` goes through a gate of its own. */
  | { readonly kind: 'look-inside'; readonly to: number; readonly claims: readonly Claim[] | undefined }
  | { readonly kind: 'note'; readonly notes: Partial<Notes> }
  /** Another block of Markdown begins where the gate stands. */
  | { readonly kind: 'new-block' }
  /** What is given out from here on leads to what follows. */
  | { readonly kind: 'new-lead' }
  /** A quotation too long to hold: its mark was given out last. */
  | { readonly kind: 'long-opens'; readonly met: MetMark; readonly claims: readonly Claim[] }
  /** It may close with the next sign. */
  | { readonly kind: 'long-closes'; readonly sign: string }
  /** Another quotation has opened and closed; it was given this place, "" where it has none, undefined if nothing is said. */
  | { readonly kind: 'long-forgotten'; readonly met: MetMark; readonly reference: string | undefined }
  /** Of a stretch of what was given out nothing is said yet; a sentence that follows may name its place. */
  | { readonly kind: 'late'; readonly start: number; readonly end: number; readonly late: LateQuotation }
  /** Of a stretch of what was given out nothing is said: a reference beside it does not clear it. */
  | { readonly kind: 'left-alone'; readonly start: number; readonly end: number };

/** What a reader found to be done, and whether no more can be read until more text has come. */
export interface Steps {
  readonly steps: readonly Step[];
  readonly needsText: boolean;
}

export const again = (...steps: readonly Step[]): Steps => ({ steps, needsText: false });
export const wait = (...steps: readonly Step[]): Steps => ({ steps, needsText: true });

export const pass = (to: number): Step => ({ kind: 'pass', to });
export const leaveOut = (to: number): Step => ({ kind: 'leave-out', to });
export const note = (notes: Partial<Notes>): Step => ({ kind: 'note', notes });
export const add = (written: string, findings: readonly Placed[] = []): Step => ({
  kind: 'add',
  written,
  findings,
});
export const set = (written: string, to: number, findings: readonly Placed[] = []): Step => ({
  kind: 'set',
  written,
  to,
  findings,
});
