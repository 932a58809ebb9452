import { RequestError } from '../../app/request.ts';
import { returnAttachment } from '../attachment/stored-attachment.ts';
import { createSession, sendMessage } from '../calls.ts';
import type { OutgoingMessage } from '../conversation.ts';
import { prependToDraft } from '../draft.ts';
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
  if (tooOld) return returnToDraft(sessionId, outgoing);
  const { signal } = new AbortController();
  try {
    await withSendLock(sessionId, signal, async () => {
      if (!isInOutbox(sessionId, outgoing.key)) return;
      const response = await sendMessage(sessionId, outgoing, signal);
      removeOutgoing(sessionId);
      listSession(sessionId, null, new Date(now()).toISOString());
      // The message is stored; the server writes the reply without a reader.
      await response.body?.cancel();
    });
  } catch (error) {
    if (!(error instanceof RequestError)) return;
    if (isSessionGone(error)) return sendInNewSession(sessionId, outgoing, now);
    const isTemporary =
      error.status >= 500 ||
      error.status === 429 ||
      error.code === 'REPLY_IN_PROGRESS' ||
      // Missing, but not gone: a proxy answers so while Berea is being upgraded.
      isSessionMissing(error);
    if (!isTemporary) returnToDraft(sessionId, outgoing);
  }
}

function returnToDraft(sessionId: string, { text, attachment }: OutgoingMessage): void {
  removeOutgoing(sessionId);
  returnAttachment(sessionId, attachment);
  prependToDraft(sessionId, text);
}

/** Sends the message in a new session where its own is gone (behaviour 3.1). */
async function sendInNewSession(
  gone: string,
  { replaces, ...outgoing }: OutgoingMessage,
  now: () => number,
): Promise<void> {
  const created = await createSession();
  storeOutgoing(created, outgoing, now());
  listSession(created, titleOfText(outgoing.text), new Date(now()).toISOString());
  await forgetSession(gone);
  await sendOne(created, now);
}
