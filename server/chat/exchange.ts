import type { CompiledQuery } from 'kysely';
import type { ChatMessage, SendBody } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../scripture/types.ts';
import { countHour } from '../storage/counts.ts';
import { failureOf, isUniqueViolation } from '../storage/errors.ts';
import { TransactionRefused } from '../storage/types.ts';
import { toChatMessage } from './chat-message.ts';
import {
  bodyOf,
  type ConversationParts,
  isRunning,
  type NewMessage,
  newMessage,
  newReply,
  type OpenSession,
  present,
} from './conversation.ts';
import { follow } from './followed-reply.ts';
import { joinByKey, keyOf, type RequestKey, rememberKey } from './idempotency.ts';
import { readSubmission, type Submission, takeApart } from './own-words.ts';
import type { ReplySource } from './reply-source.ts';
import type { RunningReply } from './running-reply.ts';
import {
  deleteFinishedReply,
  failAbandonedReplies,
  insertMessage,
  type MessageRow,
  readMessage,
  readMessages,
  readReplyTo,
  touchSession,
} from './store.ts';
import type { ReplyRequest } from './write-reply.ts';

/** Messages before the question that guide and provider may look at; more would not fit a window anyway. */
const HISTORY_LENGTH = 60;

export interface SendOptions {
  readonly idempotencyKey?: string | undefined;
  /** The reader's region (`X-Region`), for help lines. Not stored. */
  readonly region?: string | undefined;
}

export interface ExchangeParts extends ConversationParts {
  readonly writeReply: (reply: RunningReply, request: ReplyRequest) => Promise<void>;
}

/** A stored message and its reply, running or finished. */
export interface Answering {
  readonly message: ChatMessage;
  readonly reply: ChatMessage;
  readonly source: ReplySource;
}

/**
 * Stores the visitor's words, then begins the reply. Throws EMPTY_MESSAGE, MESSAGE_TOO_LONG, REPLY_IN_PROGRESS,
 * IDEMPOTENCY_KEY_REUSED, SESSION_NOT_FOUND (deleted in the meantime).
 */
export async function send(
  parts: ExchangeParts,
  session: OpenSession,
  body: SendBody,
  options: SendOptions,
): Promise<Answering> {
  const { db } = parts.storage;
  const submission = readSubmission(body);
  const { content, attachment } = submission;
  const key = keyOf(session, options.idempotencyKey, { content, version: body.version });
  const joined = await joinByKey(parts, session, key);
  if (joined) return answering(parts, session, joined);

  const first = session.row.message_count === 0;
  const history = first ? [] : await readMessages(db, session.row.id, { limit: HISTORY_LENGTH });
  if (await isStillRunning(parts, history.at(-1))) return joinOrRefuse(parts, session, key);
  const request = requestOf(session, history, submission, body.version, options.region);
  const stored = { content, scriptureReferences: [], ...(attachment && { attachment }) };
  const question = newMessage(session, 'user', stored, parts.now(), body.version);
  const reply = newReply(parts, session, body.version);
  const other = await store(parts, session, key, question.id, [
    touchSession(db, session.row.id, parts.now(), 2),
    insertMessage(db, question),
    insertMessage(db, reply),
    countHour(db, 'messages', parts.now(), 2),
    ...(first ? [countHour(db, 'sessions', parts.now())] : []),
  ]);
  if (other) return other;
  return begin(
    parts,
    session,
    reply,
    request,
    toChatMessage({ ...question, seq: 0 }, stored, session.sessionId),
  );
}

/**
 * Answers anew: the last reply goes, another one takes its place. `messageId` names the last reply or its question.
 * Throws MESSAGE_NOT_FOUND, NOTHING_TO_RETRY (not the last one), REPLY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED.
 */
export async function retry(
  parts: ExchangeParts,
  session: OpenSession,
  messageId: string,
  version: TranslationId | undefined,
  options: SendOptions,
): Promise<Answering> {
  const { db } = parts.storage;
  const key = keyOf(session, options.idempotencyKey, { retry: messageId, version });
  const joined = await joinByKey(parts, session, key);
  if (joined) return answering(parts, session, joined);

  const rows = await readMessages(db, session.row.id, { limit: HISTORY_LENGTH + 2 });
  const [question, last] = rows.slice(-2);
  if (!(await readMessage(db, session.row.id, messageId))) throw new AppError('MESSAGE_NOT_FOUND');
  if (await isStillRunning(parts, last)) return joinOrRefuse(parts, session, key);
  const isLast = messageId === question?.id || messageId === last?.id;
  if (!isLast || question?.role !== 'user' || last?.role !== 'assistant')
    throw new AppError('NOTHING_TO_RETRY');

  const chosen = version ?? TRANSLATION_IDS.find((id) => id === question.version);
  const { content, attachment } = bodyOf(session, question);
  const submission = { content, ...takeApart(content, attachment), ...(attachment && { attachment }) };
  const request = requestOf(session, rows.slice(0, -2), submission, chosen, options.region);
  const reply = newReply(parts, session, chosen);
  const other = await store(parts, session, key, question.id, [
    touchSession(db, session.row.id, parts.now(), 0),
    deleteFinishedReply(db, last.id),
    insertMessage(db, reply),
  ]);
  if (other) return other;
  return begin(parts, session, reply, request, present(parts, session, question));
}

/**
 * Stores an exchange's rows at once. The first two queries must each find their one row: the session that is there
 * still, and the message that is put in or taken out. Where another request was quicker, answers what that one began
 * under the same key; throws REPLY_IN_PROGRESS where it was another one.
 */
async function store(
  parts: ExchangeParts,
  session: OpenSession,
  key: RequestKey | undefined,
  question: string,
  [touch, change, ...rest]: [CompiledQuery, CompiledQuery, ...CompiledQuery[]],
): Promise<Answering | undefined> {
  const remembered = key ? rememberKey(parts, session, key, question) : [];
  try {
    await parts.storage.transaction([
      { query: touch, expect: 1 },
      { query: change, expect: 1 },
      ...[...rest, ...remembered].map((query) => ({ query })),
    ]);
    return undefined;
  } catch (error) {
    const refused = error instanceof TransactionRefused;
    if ((refused && error.position === 0) || failureOf(error) === 'foreign-key')
      throw new AppError('SESSION_NOT_FOUND');
    if (!refused && !isUniqueViolation(error)) throw error;
    return joinOrRefuse(parts, session, key);
  }
}

/** For a request that came second: it joins the first where that is the same one, sent twice at once. */
async function joinOrRefuse(
  parts: ExchangeParts,
  session: OpenSession,
  key: RequestKey | undefined,
): Promise<Answering> {
  const same = await joinByKey(parts, session, key);
  if (same) return answering(parts, session, same);
  throw new AppError('REPLY_IN_PROGRESS');
}

/** What the writer is given. Made before anything is stored: where an old message cannot be opened, nothing is begun. */
function requestOf(
  session: OpenSession,
  history: readonly MessageRow[],
  { words, document, attachment }: Submission,
  version: TranslationId | undefined,
  region: string | undefined,
): ReplyRequest {
  return {
    history: history.map((earlier) => {
      const body = bodyOf(session, earlier);
      return { role: earlier.role, ...takeApart(body.content, body.attachment) };
    }),
    words,
    document,
    documentName: attachment?.fileName,
    version,
    region,
  };
}

function begin(
  parts: ExchangeParts,
  session: OpenSession,
  row: NewMessage,
  request: ReplyRequest,
  message: ChatMessage,
): Answering {
  const source = parts.keeper.begin({ ...row, seq: 0 }, session.key, session.sessionId, (reply) =>
    parts.writeReply(reply, request),
  );
  return { message, reply: toChatMessage({ ...row, seq: 0 }, source.body, session.sessionId), source };
}

async function isStillRunning(parts: ExchangeParts, last: MessageRow | undefined): Promise<boolean> {
  if (last?.status !== 'streaming') return false;
  if (isRunning(parts, last)) return true;
  await failAbandonedReplies(parts.storage.db, parts.now(), parts.keeper.ids());
  return false;
}

/** The exchange that a message began, as it stands now. */
async function answering(
  parts: ExchangeParts,
  session: OpenSession,
  question: MessageRow,
): Promise<Answering> {
  const reply = await readReplyTo(parts.storage.db, session.row.id, question.seq);
  if (!reply) throw new AppError('MESSAGE_NOT_FOUND');
  return {
    message: present(parts, session, question),
    reply: present(parts, session, reply),
    source: follow(parts, session, reply),
  };
}
