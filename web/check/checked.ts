import type { CheckedText } from '../../contract/check.ts';

export type TextFinding = CheckedText['findings'][number];

/** A text with its findings. */
export interface Checked extends CheckedText {
  /** The text that the findings' offsets refer to. */
  readonly checkedText: string;
  /** Labels of the downloaded translations ("KJV") it was compared with; null where the server checked it. */
  readonly onDevice: readonly string[] | null;
}
