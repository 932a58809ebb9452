import type { KeyObject } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { ChatMessage } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import type { CareService } from '../care/care.ts';
import { hashSessionId, newSessionId, sessionKey } from '../storage/encryption.ts';
import type { Storage } from '../storage/types.ts';
import { toChatMessage } from './chat-message.ts';
import { LEASE_MS } from './flush-replies.ts';
import { type MessageBody, openBody, sealBody } from './message-body.ts';
import type { ReplyKeeper } from './reply-keeper.ts';
import {
  findSession,
  insertSession,
  type MessageRow,
  readMessage,
  readMessages,
  type SessionRow,
} from './store.ts';

const KEY_VERSION = 1;
const SESSION_ID = /^[A-Za-z0-9_-]{22}$/;

export interface ConversationParts {
  readonly storage: Storage;
  readonly encryptionKey: Uint8Array;
  readonly keeper: ReplyKeeper;
  readonly care: CareService;
  readonly now: () => number;
}

/** A conversation whose key the visitor has shown. */
export interface OpenSession {
  readonly row: SessionRow;
  readonly sessionId: string;
  readonly key: KeyObject;
}

/** Begins a conversation. Its id is the visitor's only key to it, and is not stored. */
export async function createSession({
  storage,
  now,
}: ConversationParts): Promise<{ sessionId: string; createdAt: string }> {
  const sessionId = newSessionId();
  const createdAt = now();
  await insertSession(storage.db, {
    id: uuid(),
    id_hash: hashSessionId(sessionId),
    key_version: KEY_VERSION,
    created_at: createdAt,
    last_active_at: createdAt,
    message_count: 0,
  });
  return { sessionId, createdAt: new Date(createdAt).toISOString() };
}

/** Opens a conversation. Throws SESSION_NOT_FOUND for an unknown, malformed or deleted id alike. */
export async function openSession(parts: ConversationParts, sessionId: string): Promise<OpenSession> {
  const row = SESSION_ID.test(sessionId)
    ? await findSession(parts.storage.db, hashSessionId(sessionId))
    : undefined;
  if (!row) throw new AppError('SESSION_NOT_FOUND');
  return { row, sessionId, key: sessionKey(parts.encryptionKey, sessionId, row.key_version) };
}

export function bodyOf(session: OpenSession, row: Pick<MessageRow, 'id' | 'sealed'>): MessageBody {
  return openBody(session.key, row.id, row.sealed);
}

/** Whether a reply is still being written by an instance that may be believed. */
export function isRunning({ keeper, now }: ConversationParts, row: MessageRow): boolean {
  return row.status === 'streaming' && (keeper.find(row.id) !== undefined || (row.lease_until ?? 0) >= now());
}

/** A stored message as the calls answer it; a running one with the text that this instance has already sent. */
export function present(parts: ConversationParts, session: OpenSession, row: MessageRow): ChatMessage {
  // Between the end of a lease and the sweep that marks it, nobody writes the reply any more.
  const abandoned = row.status === 'streaming' && !isRunning(parts, row);
  const shown: MessageRow = abandoned ? { ...row, status: 'failed', error_code: 'INTERRUPTED' } : row;
  const live = row.status === 'streaming' ? parts.keeper.find(row.id)?.body : undefined;
  return toChatMessage(shown, live ?? bodyOf(session, row), session.sessionId);
}

/** All rows, or the `limit` before `before`; oldest first. Throws MESSAGE_NOT_FOUND for an unknown `before`. */
export async function readPage(
  parts: ConversationParts,
  session: OpenSession,
  page: { before?: string | undefined; limit?: number | undefined },
): Promise<MessageRow[]> {
  const { db } = parts.storage;
  const before = page.before === undefined ? undefined : await readMessage(db, session.row.id, page.before);
  if (page.before !== undefined && !before) throw new AppError('MESSAGE_NOT_FOUND');
  return readMessages(db, session.row.id, { beforeSeq: before?.seq, limit: page.limit });
}

/** A row about to be inserted: the database gives it its place in the conversation. */
export type NewMessage = Omit<MessageRow, 'seq'>;

export function newMessage(
  session: OpenSession,
  role: MessageRow['role'],
  body: MessageBody,
  now: number,
  version: string | undefined,
): NewMessage {
  const id = uuid();
  return {
    id,
    session: session.row.id,
    role,
    status: 'complete',
    sealed: sealBody(session.key, id, body),
    created_at: now,
    provider: null,
    fallback: 0,
    omitted_messages: 0,
    omitted_characters: 0,
    error_code: null,
    version: version ?? null,
    owner: null,
    lease_until: null,
    stop_requested: 0,
  };
}

export function newReply(
  parts: ConversationParts,
  session: OpenSession,
  version: string | undefined,
): NewMessage {
  const now = parts.now();
  return {
    ...newMessage(session, 'assistant', { content: '', scriptureReferences: [] }, now, version),
    status: 'streaming',
    owner: parts.keeper.owner,
    lease_until: now + LEASE_MS,
  };
}
