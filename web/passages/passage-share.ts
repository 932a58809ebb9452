import { copyText } from '../app/copy-text.ts';

/** What is copied or shared: a passage, or the verse that the reader selected in it. */
export interface SharedPassage {
  readonly reference: string;
  readonly text: string;
  /** "KJV" */
  readonly version: string;
}

/** The text, then its reference and translation, as in the chat. */
export const asText = ({ reference, text, version }: SharedPassage): string =>
  `${text}\n— ${reference} (${version})`;

export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** Opens the device's share sheet with a passage and its address; copies both where there is none. */
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
