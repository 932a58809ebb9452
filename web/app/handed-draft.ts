import { recall, remember } from './storage.ts';

/** Words written on another page, for the field of the next new conversation. Stored as the chat stores its drafts. */
const NAME = 'draft.handed';

const isDraft = (value: unknown): value is { words: string } =>
  typeof (value as { words?: unknown } | null)?.words === 'string';

/** Nothing for words that are only space. */
export function handDraft(words: string): void {
  if (words.trim()) remember('browser', NAME, { words });
}

/** The words, which stay; empty where there are none. */
export const handedDraft = (): string => recall('browser', NAME, isDraft)?.words ?? '';

/** The words, once; empty where there are none. */
export function takeHandedDraft(): string {
  const words = handedDraft();
  if (words) remember('browser', NAME, null);
  return words;
}
