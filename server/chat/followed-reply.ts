import type { ChatMessage } from '../../contract/chat.ts';
import { type ErrorCode, isErrorCode } from '../../contract/errors.ts';
import { type ConversationDeps, type OpenSession, presentMessage } from './conversation.ts';
import type { ReplyEnd, ReplySnapshot, ReplySource } from './reply-source.ts';
import { type MessageRow, readMessage, sessionExists } from './store.ts';

/** How often a reply that another instance writes is read again. Notifications make it sooner. */
const POLL_EVERY_MS = 300;

/** Follows a reply: from memory if this instance writes it, through its row if another one does. */
export function followReply(deps: ConversationDeps, session: OpenSession, row: MessageRow): ReplySource {
  const running = deps.replies.find(row.id);
  if (running) return running;
  return followRow(
    presentMessage(deps, session, row),
    async () => {
      const fresh = await readMessage(deps.storage.db, session.row.id, row.id);
      if (fresh) return presentMessage(deps, session, fresh);
      return (await sessionExists(deps.storage.db, session.row.id))
        ? 'MESSAGE_NOT_FOUND'
        : 'SESSION_NOT_FOUND';
    },
    (listener) => deps.storage.onNotify((_channel, id) => listener(id)),
  );
}

/**
 * Follows a reply through its row. `read` returns the message as it is now, or the error code for what was deleted.
 * Closes itself when the reply ends.
 */
function followRow(
  initial: ChatMessage,
  read: () => Promise<ChatMessage | ErrorCode>,
  onNotification: (listener: (id: string) => void) => () => void,
): ReplySource {
  const listeners = new Set<() => void>();
  let content = initial.content;
  let snapshot = snapshotOf(initial);
  let polling = false;
  let close = (): void => {};

  async function poll(): Promise<void> {
    if (polling || snapshot.end) return;
    polling = true;
    try {
      const message = await read();
      if (typeof message === 'string') snapshot = { ...snapshot, end: { kind: 'error', code: message } };
      else {
        content = message.content;
        snapshot = snapshotOf(message);
      }
      for (const listener of [...listeners]) listener();
    } catch {
      // The database is unavailable for the moment; the next poll may succeed.
    } finally {
      polling = false;
      if (snapshot.end) close();
    }
  }
  if (!snapshot.end) {
    const timer = setInterval(() => void poll(), POLL_EVERY_MS);
    timer.unref();
    const unsubscribe = onNotification((id) => {
      if (id === initial.id) void poll();
    });
    close = () => {
      clearInterval(timer);
      unsubscribe();
    };
  }

  return {
    id: initial.id,
    snapshot: () => snapshot,
    textFrom: (offset) => content.slice(offset),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => close(),
  };
}

function snapshotOf(message: ChatMessage): ReplySnapshot {
  const end = endOf(message);
  return {
    length: message.content.length,
    scriptureReferences: message.scriptureReferences,
    waiting: false,
    ...(end ? { end } : {}),
  };
}

function endOf(message: ChatMessage): ReplyEnd | undefined {
  if (message.status === 'streaming') return undefined;
  if (message.status !== 'failed') return { kind: 'done', message };
  const code = message.error?.code ?? '';
  return { kind: 'error', code: isErrorCode(code) ? code : 'INTERNAL_ERROR' };
}
