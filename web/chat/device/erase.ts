import { markSecret, secretSessions } from '../../app/secret-sessions.ts';
import { forgetScores, forgetThisBrowser } from '../../app/visitor-data.ts';
import { storeAttachment } from '../attachment/stored-attachment.ts';
import { deleteSession } from '../calls.ts';
import { readDraft, removeDraft, sessionsWithDraft, storeDraft } from '../draft.ts';
import { forgetHighlights, removeSecretHighlights } from '../highlights/highlight-store.ts';
import { isSessionGone } from '../missing-session.ts';
import { removeAllCopies, removeCopy } from './lazy-copies.ts';
import { readOutbox, removeOutgoing, sessionsWithOutbox, storeOutgoing } from './outbox.ts';
import { listedSessions, listSession, markDeleting, unlistSession } from './sessions.ts';

/** Removes what this browser stores of a conversation, except from the list. */
async function removeLocalData(id: string): Promise<void> {
  removeDraft(id);
  storeAttachment(id, null);
  forgetHighlights(id);
  removeOutgoing(id);
  await removeCopy(id);
}

/** Removes everything that this browser stores of a conversation. */
export async function forgetSession(id: string): Promise<void> {
  unlistSession(id);
  await removeLocalData(id);
}

/** Removes a conversation from this device because it is about abuse. What is being written stays in this tab alone. */
export async function makeSecret(id: string): Promise<void> {
  markSecret(id);
  removeSecretHighlights();
  unlistSession(id);
  storeDraft(id, readDraft(id));
  const waiting = readOutbox(id, 0);
  if (waiting) storeOutgoing(id, waiting.outgoing, Date.now());
  await removeCopy(id);
}

/** Deletes a conversation on the server, then here. Throws what `request` throws; then nothing was deleted. */
export async function eraseSession(id: string): Promise<void> {
  try {
    await deleteSession(id);
  } catch (error) {
    if (!isSessionGone(error)) throw error;
  }
  await forgetSession(id);
}

/** What could not be deleted on the server. */
export interface NotDeleted {
  /** They stay on the list, without any content, and are retried. */
  readonly conversations: number;
  /** Those that are kept off the list: they are tried again only when the visitor asks for it. */
  readonly secretConversations: number;
  /** Scores of the Bible games. */
  readonly hasScores: boolean;
}

/**
 * Deletes every conversation that this browser knows and the visitor's game scores on the server, then all that this browser
 * keeps. Returns what could not be deleted on the server.
 */
export async function forgetEverything(onScreen: string | null, now: Date): Promise<NotDeleted> {
  const secret = secretSessions();
  // One that was opened by its address and not read to its beginning is not listed.
  if (onScreen !== null && !secret.includes(onScreen)) listSession(onScreen, null, now.toISOString());
  const listed = listedSessions().map(({ id }) => id);
  for (const id of listed) markDeleting(id);
  const [conversations, secretOutcomes, areScoresGone] = await Promise.all([
    retryDeletions(),
    Promise.allSettled(secret.map(eraseSession)),
    forgetScores(),
  ]);
  const unlisted = [...sessionsWithDraft(), ...sessionsWithOutbox()];
  await Promise.all([...listed, ...secret, ...unlisted].map(removeLocalData));
  await removeAllCopies();
  forgetHighlights('all');
  await forgetThisBrowser();
  return { conversations, secretConversations: rejectedIn(secretOutcomes), hasScores: !areScoresGone };
}

/** Deletes the conversations that are marked for it. Returns how many could not be deleted. */
export async function retryDeletions(): Promise<number> {
  const marked = listedSessions().filter(({ deleting }) => deleting);
  const outcomes = await Promise.allSettled(marked.map(({ id }) => eraseSession(id)));
  return rejectedIn(outcomes);
}

const rejectedIn = (outcomes: readonly PromiseSettledResult<void>[]): number =>
  outcomes.filter(({ status }) => status === 'rejected').length;
