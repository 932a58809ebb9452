import { recall, remember } from '../../app/storage.ts';
import type { ReadDocument } from '../../documents/process-file.ts';
import type { OutgoingAttachment } from '../conversation.ts';

const PREFIX = 'attachment.';

const isDocument = (value: unknown): value is ReadDocument =>
  typeof value === 'object' && value !== null && typeof (value as ReadDocument).content === 'string';

/** The document attached to a conversation's draft. */
export const readAttachment = (sessionId: string): ReadDocument | null =>
  recall('tab', PREFIX + sessionId, isDocument);

/** Stores it for as long as the tab is open, where the browser has space for it; null removes it. */
export const storeAttachment = (sessionId: string, document: ReadDocument | null): boolean =>
  remember('tab', PREFIX + sessionId, document);

/** A document that could not be sent, as it is attached again. */
export const asUnsent = (document: OutgoingAttachment): ReadDocument => ({ truncated: false, ...document });

/** Stores a document that could not be sent, unless another is attached by now. */
export function returnAttachment(sessionId: string, document: OutgoingAttachment | undefined): void {
  if (document && !readAttachment(sessionId)) storeAttachment(sessionId, asUnsent(document));
}
