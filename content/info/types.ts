/**
 * Texts of the information pages. In paragraphs and points `[words](/path)` is a link to a page of ours, and `{operator}`,
 * `{answers}` and the like are filled in with facts of this installation.
 */
export interface InfoSection {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points?: readonly string[];
}

/** When Privacy Policy and Terms of Service were last updated as a whole. */
export const LEGAL_UPDATED = 'January 22, 2025';
