import { RequestError } from '../../app/request.ts';
import { createSession, sendMessage } from '../calls.ts';
import type { Outgoing } from '../conversation.ts';
import { giveBack } from '../draft.tsx';
import { titleOfWords } from '../messages.ts';
import { forgetSession } from './erase.ts';
import { alone, isStillWaiting, keepOutgoing, sessionsWaiting, waitingIn } from './outbox.ts';
import { listSession } from './sessions.ts';

/** Sends what waits in conversations that are not on screen; the one that is sends its own. */
export async function sendWaiting(onScreen: string | null, now: () => number): Promise<void> {
  for (const sessionId of sessionsWaiting()) {
    if (sessionId !== onScreen) await sendOne(sessionId, now).catch(() => undefined);
  }
}

async function sendOne(sessionId: string, now: () => number): Promise<void> {
  const waiting = waitingIn(sessionId, now());
  if (!waiting) return;
  const { outgoing, tooOld } = waiting;
  if (tooOld) return backToDraft(sessionId, outgoing);
  const { signal } = new AbortController();
  try {
    await alone(sessionId, signal, async () => {
      if (!isStillWaiting(sessionId, outgoing.key)) return;
      const response = await sendMessage(sessionId, outgoing, signal);
      keepOutgoing(sessionId, null, 0);
      listSession(sessionId, null, new Date(now()).toISOString());
      // Stored is enough: the reply goes on without a reader.
      await response.body?.cancel();
    });
  } catch (error) {
    if (!(error instanceof RequestError)) return;
    if (error.code === 'SESSION_NOT_FOUND') return sendAnew(sessionId, outgoing, now);
    const passes = error.status >= 500 || error.status === 429 || error.code === 'REPLY_IN_PROGRESS';
    if (!passes) backToDraft(sessionId, outgoing);
  }
}

function backToDraft(sessionId: string, { words }: Outgoing): void {
  keepOutgoing(sessionId, null, 0);
  giveBack(sessionId, words);
}

/** A conversation that is gone gives way to a new one, and the words go with it (behaviour 3.1). */
async function sendAnew(gone: string, { replaces, ...outgoing }: Outgoing, now: () => number): Promise<void> {
  const created = await createSession();
  keepOutgoing(created, outgoing, now());
  listSession(created, titleOfWords(outgoing.words), new Date(now()).toISOString());
  await forgetSession(gone);
  await sendOne(created, now);
}
