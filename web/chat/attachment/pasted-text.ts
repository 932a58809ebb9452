import { DOCUMENT_MAX_LENGTH } from '../../../contract/limits.ts';
import type { ReadDocument } from '../../documents/process-file.ts';

/** The name of a document that was made from pasted text. */
export const PASTED = 'Pasted text';

/** A paste of this length or more becomes a document: the field would show none of the visitor's own words. */
const LONG_PASTE = 2_000;

export const isLongPaste = (text: string): boolean => text.trim().length >= LONG_PASTE;

/** Text as a document. What is longer than a document may be is cut. */
export function pastedDocument(text: string): ReadDocument {
  const content = text.trim();
  return {
    fileName: PASTED,
    fileType: 'text',
    content: content.slice(0, DOCUMENT_MAX_LENGTH),
    wordCount: content.split(/\s+/).length,
    truncated: content.length > DOCUMENT_MAX_LENGTH,
  };
}
