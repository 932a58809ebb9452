import { isSecretSession } from '../app/secret-sessions.ts';

/**
 * The conversation from which the Bible was opened. It is kept with the page's entries in the browser's history, so that
 * it survives a reload and is gone with the tab.
 */
export interface OpenedFrom {
  readonly sessionId: string;
  /** The state of the conversation's own entry: where its reader was in the thread. */
  readonly entry: unknown;
}

const CONVERSATION = /^\/chat\/([\w-]{22})$/;

/** State for a link to the Bible: names the conversation that is on screen; undefined on other pages. */
export function openedFromHere(): { openedFrom: OpenedFrom } | undefined {
  const sessionId = CONVERSATION.exec(location.pathname)?.[1];
  return sessionId ? { openedFrom: { sessionId, entry: history.state } } : undefined;
}

/** The conversation that an entry of the browser's history names; null for a secret one, which leaves no trace. */
export function openedFromOf(entry: unknown): OpenedFrom | null {
  if (typeof entry !== 'object' || entry === null || !('openedFrom' in entry)) return null;
  const { openedFrom } = entry;
  const isNamed =
    typeof openedFrom === 'object' &&
    openedFrom !== null &&
    CONVERSATION.test(`/chat/${(openedFrom as OpenedFrom).sessionId}`);
  if (!isNamed) return null;
  return isSecretSession((openedFrom as OpenedFrom).sessionId) ? null : (openedFrom as OpenedFrom);
}
