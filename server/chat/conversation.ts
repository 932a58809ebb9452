import type { KeyObject } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { ChatMessage } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import { MESSAGES_PAGE } from '../../contract/limits.ts';
import type { CareService } from '../care/care.ts';
import { hashOf, newSessionId, sessionKey } from '../storage/encryption.ts';
import type { Storage } from '../storage/types.ts';
import { toChatMessage } from './chat-message.ts';
import { LEASE_MS } from './flush-replies.ts';
import { type MessageBody, openBody, sealBody } from './message-body.ts';
import type { RunningReplies } from './running-replies.ts';
import {
  findSession,
  insertSession,
  type MessageRow,
  readMessage,
  readMessagePage,
  type SessionRow,
} from './store.ts';

const KEY_VERSION = 1;
const SESSION_ID = /^[A-Za-z0-9_-]{22}$/;

export interface ConversationDeps {
  readonly storage: Storage;
  readonly encryptionKey: KeyObject;
  readonly replies: RunningReplies;
  readonly care: CareService;
  readonly now: () => number;
}

/** A conversation whose id the visitor has presented. */
export interface OpenSession {
  readonly row: SessionRow;
  readonly sessionId: string;
  readonly key: KeyObject;
}

/** Creates a conversation. Its id is the visitor's only key to it, and is not stored. */
export async function createSession({
  storage,
  now,
}: ConversationDeps): Promise<{ sessionId: string; createdAt: string }> {
  const sessionId = newSessionId();
  const createdAt = now();
  await insertSession(storage.db, {
    id: uuid(),
    id_hash: hashOf(sessionId),
    key_version: KEY_VERSION,
    created_at: createdAt,
    last_active_at: createdAt,
    message_count: 0,
  });
  return { sessionId, createdAt: new Date(createdAt).toISOString() };
}

/** Opens a conversation. Throws SESSION_NOT_FOUND for an unknown, malformed or deleted id alike. */
export async function openSession(deps: ConversationDeps, sessionId: string): Promise<OpenSession> {
  const row = SESSION_ID.test(sessionId) ? await findSession(deps.storage.db, hashOf(sessionId)) : undefined;
  if (!row) throw new AppError('SESSION_NOT_FOUND');
  return { row, sessionId, key: sessionKey(deps.encryptionKey, sessionId, row.key_version) };
}

export function bodyOf(session: OpenSession, row: Pick<MessageRow, 'id' | 'sealed'>): MessageBody {
  return openBody(session.key, row.id, row.sealed);
}

/** Whether a reply is still being written: by this instance, or by one whose lease is valid. */
export function isRunning({ replies, now }: ConversationDeps, row: MessageRow): boolean {
  return (
    row.status === 'streaming' && (replies.find(row.id) !== undefined || (row.lease_until ?? 0) >= now())
  );
}

/** A stored message in the API's form; a running reply with the text that this instance has already sent. */
export function presentMessage(deps: ConversationDeps, session: OpenSession, row: MessageRow): ChatMessage {
  // Its lease has ended, and housekeeping has not marked it yet.
  const abandoned = row.status === 'streaming' && !isRunning(deps, row);
  const shown: MessageRow = abandoned ? { ...row, status: 'failed', error_code: 'INTERRUPTED' } : row;
  const live = row.status === 'streaming' ? deps.replies.find(row.id)?.body : undefined;
  return toChatMessage(shown, live ?? bodyOf(session, row), session.sessionId);
}

/** As stored; a page with more is shorter than asked for, so that no answer takes long to make or much memory. */
const PAGE_MAX_BYTES = 300_000;

/** The last messages, or those before `before`; oldest first. Throws MESSAGE_NOT_FOUND for an unknown `before`. */
export async function readPage(
  deps: ConversationDeps,
  session: OpenSession,
  page: { before?: string | undefined; limit?: number | undefined },
): Promise<{ rows: MessageRow[]; more: boolean }> {
  const { db } = deps.storage;
  const before = page.before === undefined ? undefined : await readMessage(db, session.row.id, page.before);
  if (page.before !== undefined && !before) throw new AppError('MESSAGE_NOT_FOUND');
  return readMessagePage(db, session.row.id, {
    beforeSeq: before?.seq,
    limit: page.limit ?? MESSAGES_PAGE,
    maxBytes: PAGE_MAX_BYTES,
  });
}

/** A row about to be inserted: the database gives it its number in the conversation (`seq`). */
export type NewMessage = Omit<MessageRow, 'seq'>;

interface NewMessageArgs {
  readonly role: MessageRow['role'];
  readonly body: MessageBody;
  readonly now: number;
  readonly version: string | undefined;
}

export function newMessage(session: OpenSession, args: NewMessageArgs): NewMessage {
  const { role, body, now, version } = args;
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
  deps: ConversationDeps,
  session: OpenSession,
  version: string | undefined,
): NewMessage {
  const now = deps.now();
  const body = { content: '', scriptureReferences: [] };
  return {
    ...newMessage(session, { role: 'assistant', body, now, version }),
    status: 'streaming',
    owner: deps.replies.owner,
    lease_until: now + LEASE_MS,
  };
}
