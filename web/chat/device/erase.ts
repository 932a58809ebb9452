import { isNotFound } from '../../app/request.ts';
import { forgetReader } from '../../care/kept.ts';
import { deleteSession } from '../calls.ts';
import { draftedSessions, draftOf, forgetDraft, keepDraft } from '../draft.tsx';
import { forgetHighlights, moveHighlightsOffDevice } from '../highlights/store.ts';
import { dropCopy } from './kept-copies.ts';
import { noteOffDevice } from './off-device.ts';
import { keepOutgoing, sessionsWaiting, waitingIn } from './outbox.ts';
import { keptSessions, markDeleting, unlistSession } from './sessions.ts';

/** What this browser holds of a conversation besides its place on the list. */
export async function forgetTraces(id: string): Promise<void> {
  forgetDraft(id);
  forgetHighlights(id);
  keepOutgoing(id, null, 0);
  await dropCopy(id);
}

/** Everything this browser holds of a conversation that is gone. */
export async function forgetSession(id: string): Promise<void> {
  unlistSession(id);
  await forgetTraces(id);
}

/** A finding came that keeps a conversation off this device: what is being written stays in this tab alone. */
export async function moveOffDevice(id: string): Promise<void> {
  noteOffDevice(id);
  moveHighlightsOffDevice();
  unlistSession(id);
  keepDraft(id, draftOf(id));
  const waiting = waitingIn(id, 0);
  if (waiting) keepOutgoing(id, waiting.outgoing, Date.now());
  await dropCopy(id);
}

/** Deletes a conversation on the server, then here. Throws what `request` throws; then nothing is gone. */
export async function eraseSession(id: string): Promise<void> {
  try {
    await deleteSession(id);
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  await forgetSession(id);
}

/**
 * Deletes every listed conversation on the server, then everything of conversations in this browser. Answers how many
 * could not be deleted on the server: they stay on the list, without what was kept of them, and are tried again.
 */
export async function forgetEverything(): Promise<number> {
  const listed = keptSessions().map(({ id }) => id);
  for (const id of listed) markDeleting(id);
  const left = await deleteMarked();
  const unlisted = [...draftedSessions(), ...sessionsWaiting()];
  await Promise.all([...listed, ...unlisted].map(forgetTraces));
  forgetHighlights('all');
  forgetReader();
  return left;
}

/** Tries again what could not be deleted. Answers how many are left. */
export async function deleteMarked(): Promise<number> {
  const marked = keptSessions().filter(({ deleting }) => deleting);
  const outcomes = await Promise.allSettled(marked.map(({ id }) => eraseSession(id)));
  return outcomes.filter(({ status }) => status === 'rejected').length;
}
