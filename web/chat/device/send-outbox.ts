import { newUuid } from '../../app/identifiers.ts';
import { RequestError } from '../../app/request.ts';
import { readAttachment, returnAttachment, storeAttachment } from '../attachment/stored-attachment.ts';
import { createSession, sendMessage } from '../calls.ts';
import type { OutgoingMessage } from '../conversation.ts';
import { prependText, readDraft, returnToDraft, storeDraft } from '../draft.ts';
import { titleOfText } from '../messages.ts';
import { isSessionGone, isSessionMissing } from '../missing-session.ts';
import { forgetSession } from './erase.ts';
import {
  isInOutbox,
  readOutbox,
  removeOutgoing,
  sessionsWithOutbox,
  storeOutgoing,
  withSendLock,
} from './outbox.ts';
import { listSession } from './sessions.ts';

/** Sends the messages that wait in conversations that are not on screen; the one on screen sends its own. */
export async function sendOutboxes(onScreen: string | null, now: () => number): Promise<void> {
  for (const sessionId of sessionsWithOutbox()) {
    if (sessionId !== onScreen) await sendOne(sessionId, now).catch(() => undefined);
  }
}

async function sendOne(sessionId: string, now: () => number): Promise<void> {
  const waiting = readOutbox(sessionId, now());
  if (!waiting) return;
  const { outgoing, tooOld } = waiting;
  if (tooOld) return giveBack(sessionId, outgoing);
  const { signal } = new AbortController();
  try {
    const movedTo = await withSendLock(sessionId, signal, async () => {
      if (!isInOutbox(sessionId, outgoing.key)) return null;
      try {
        const response = await sendMessage(sessionId, outgoing, signal);
        removeOutgoing(sessionId);
        listSession(sessionId, null, new Date(now()).toISOString());
        // The message is stored; the server writes the reply without a reader.
        await response.body?.cancel();
        return null;
      } catch (error) {
        if (!isSessionGone(error)) throw error;
        return moveToNewSession(sessionId, outgoing, now);
      }
    });
    if (movedTo) await sendOne(movedTo, now);
  } catch (error) {
    if (!(error instanceof RequestError)) return;
    const isTemporary =
      error.status >= 500 ||
      error.status === 429 ||
      error.code === 'REPLY_IN_PROGRESS' ||
      // Missing, but not gone: a proxy answers so while Berea is being upgraded.
      isSessionMissing(error);
    if (!isTemporary) giveBack(sessionId, outgoing);
  }
}

function giveBack(sessionId: string, { text, attachment }: OutgoingMessage): void {
  removeOutgoing(sessionId);
  returnAttachment(sessionId, attachment);
  returnToDraft(sessionId, text);
}

/**
 * Moves a waiting message to a new session where its own is gone, with what else was being written there (behaviour 3.1). Returns
 * the new session; null where the message is no longer waiting.
 */
async function moveToNewSession(
  gone: string,
  { replaces, ...outgoing }: OutgoingMessage,
  now: () => number,
): Promise<string | null> {
  const created = await createSession();
  // Another tab, or the page of that conversation, has moved it meanwhile: from here to the new entry nothing is awaited.
  if (!isInOutbox(gone, outgoing.key)) return null;
  const { text, beforeEdit = '' } = readDraft(gone);
  const document = readAttachment(gone);
  // Removed first, so that the new entry has its space. A key belongs to one session: the new one has its own.
  removeOutgoing(gone);
  storeOutgoing(created, { ...outgoing, key: newUuid() }, now());
  storeDraft(created, { text: prependText(text, beforeEdit) });
  storeAttachment(created, document);
  listSession(created, titleOfText(outgoing.text), new Date(now()).toISOString());
  await forgetSession(gone);
  return created;
}
