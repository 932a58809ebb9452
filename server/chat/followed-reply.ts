import type { ChatMessage } from '../../contract/chat.ts';
import { ERRORS, type ErrorCode } from '../../contract/errors.ts';
import { type ConversationParts, type OpenSession, present } from './conversation.ts';
import type { ReplyEnd, ReplySnapshot, ReplySource } from './reply-source.ts';
import { type MessageRow, readMessage, sessionExists } from './store.ts';

/** How often a reply that another instance writes is read anew. Hints make it sooner. */
const LOOK_EVERY_MS = 300;

/** A reply to read along: from memory where this instance writes it, through its row where another one does. */
export function follow(parts: ConversationParts, session: OpenSession, row: MessageRow): ReplySource {
  const running = parts.keeper.find(row.id);
  if (running) return running;
  return followRow(
    present(parts, session, row),
    async () => {
      const fresh = await readMessage(parts.storage.db, session.row.id, row.id);
      if (fresh) return present(parts, session, fresh);
      return (await sessionExists(parts.storage.db, session.row.id))
        ? 'MESSAGE_NOT_FOUND'
        : 'SESSION_NOT_FOUND';
    },
    (listener) => parts.storage.onNotify((_channel, id) => listener(id)),
  );
}

/**
 * Follows a reply through its row. `read` answers the message as it stands, or what was deleted.
 * Closes itself at the reply's end.
 */
function followRow(
  first: ChatMessage,
  read: () => Promise<ChatMessage | ErrorCode>,
  onHint: (listener: (id: string) => void) => () => void,
): ReplySource {
  const listeners = new Set<() => void>();
  let content = first.content;
  let snapshot = snapshotOf(first);
  let looking = false;
  let close = (): void => {};

  async function look(): Promise<void> {
    if (looking || snapshot.end) return;
    looking = true;
    try {
      const message = await read();
      if (typeof message === 'string') snapshot = { ...snapshot, end: { kind: 'error', code: message } };
      else {
        content = message.content;
        snapshot = snapshotOf(message);
      }
      for (const listener of [...listeners]) listener();
    } catch {
      // The database is away for a moment; the next look may see more.
    } finally {
      looking = false;
      if (snapshot.end) close();
    }
  }
  if (!snapshot.end) {
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    timer.unref();
    const off = onHint((id) => {
      if (id === first.id) void look();
    });
    close = () => {
      clearInterval(timer);
      off();
    };
  }

  return {
    id: first.id,
    snapshot: () => snapshot,
    textFrom: (place) => content.slice(place),
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

const isCode = (code: string): code is ErrorCode => code in ERRORS;

function endOf(message: ChatMessage): ReplyEnd | undefined {
  if (message.status === 'streaming') return undefined;
  if (message.status !== 'failed') return { kind: 'done', message };
  const code = message.error?.code ?? '';
  return { kind: 'error', code: isCode(code) ? code : 'INTERNAL_ERROR' };
}
