import type { CheckedText } from '../../contract/check.ts';

export type TextFinding = CheckedText['findings'][number];

/** A text with what was found in it. */
export interface Checked extends CheckedText {
  /** As it was checked: the findings' offsets are its own. */
  readonly checkedText: string;
  /** The labels of the kept translations ("KJV") that it was compared with on this device; null: the server did it. */
  readonly onDevice: readonly string[] | null;
}
