import { copyText } from '../app/copy-text.ts';

/** What is copied, shared or kept: a passage, or the one verse of it that the reader chose. */
export interface SharedPassage {
  readonly reference: string;
  readonly text: string;
  /** "KJV" */
  readonly version: string;
}

/** As the chat sets it: the words, then whose they are. */
export const asText = ({ reference, text, version }: SharedPassage): string =>
  `${text}\n— ${reference} (${version})`;

export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Hands a passage and its address to the device; where the device has no way to share, to the clipboard. */
export async function share(passage: SharedPassage, url: string): Promise<ShareOutcome> {
  const title = `${passage.reference} (${passage.version})`;
  const text = asText(passage);
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, text, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return (await copyText(`${text}\n${url}`)) ? 'copied' : 'failed';
}
