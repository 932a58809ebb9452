import type { CompiledQuery } from 'kysely';
import type { ChatMessage, EditBody, SendBody } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
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
import { sealBody } from './message-body.ts';
import { careOfWords, withCare } from './message-care.ts';
import { readSubmission, type Submission, takeApart, withOtherWords } from './own-words.ts';
import type { ReplyRequest } from './reply-request.ts';
import type { ReplySource } from './reply-source.ts';
import {
  deleteFinishedReply,
  failAbandonedReplies,
  insertMessage,
  type MessageRow,
  readMessage,
  readMessages,
  readReplyTo,
  replaceMessage,
  touchSession,
} from './store.ts';
import type { PreparedReply } from './write-reply.ts';

/** Messages before the question that guide and provider may look at; more would not fit a window anyway. */
const HISTORY_LENGTH = 60;

export interface SendOptions {
  readonly idempotencyKey?: string | undefined;
  /** The reader's region (`X-Region`), for help lines. Not stored. */
  readonly region?: string | undefined;
}

export interface ExchangeParts extends ConversationParts {
  /** Begins what can be done before a reply is stored, and answers what writes it. */
  readonly prepareReply: (request: ReplyRequest) => PreparedReply;
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
  if (joined) return answering(parts, session, joined, options.region);

  const first = session.row.message_count === 0;
  const history = first ? [] : await readMessages(db, session.row.id, { limit: HISTORY_LENGTH });
  if (await isStillRunning(parts, history.at(-1))) return joinOrRefuse(parts, session, key, options.region);
  const request = requestOf(parts, session, history, submission, body.version, options.region);
  const stored = { content, scriptureReferences: [], ...(attachment && { attachment }) };
  const question = newMessage(session, 'user', stored, parts.now(), body.version);
  const reply = newReply(parts, session, body.version);
  const storing = store(parts, session, key, question.id, options.region, [
    touchSession(db, { session: session.row.id, now: parts.now(), added: 2 }),
    insertMessage(db, question),
    insertMessage(db, reply),
    countHour(db, 'messages', parts.now(), 2),
    ...(request.care.now ? [parts.care.count(request.care.now.kind)] : []),
    ...(first ? [countHour(db, 'sessions', parts.now())] : []),
  ]);
  const shown = toChatMessage({ ...question, seq: 0 }, stored, session.sessionId);
  return beginOnceStored(parts, session, storing, reply, request, shown);
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
  if (joined) return answering(parts, session, joined, options.region);

  const { earlier, question, last, isRunning } = await lastExchange(parts, session, messageId);
  if (isRunning) return joinOrRefuse(parts, session, key, options.region);
  if (!question || !last) throw new AppError('NOTHING_TO_RETRY');

  const chosen = version ?? TRANSLATION_IDS.find((id) => id === question.version);
  const { content, attachment } = bodyOf(session, question);
  const submission = { content, ...takeApart(content, attachment), ...(attachment && { attachment }) };
  const request = requestOf(parts, session, earlier, submission, chosen, options.region);
  const reply = newReply(parts, session, chosen);
  const storing = store(parts, session, key, question.id, options.region, [
    touchSession(db, { session: session.row.id, now: parts.now(), added: 0 }),
    deleteFinishedReply(db, last.id),
    insertMessage(db, reply),
  ]);
  return beginOnceStored(parts, session, storing, reply, request, present(parts, session, question));
}

/**
 * Puts other words in the place of the last message, and a new reply in the place of its own. The message keeps its id
 * and its document. Throws MESSAGE_NOT_FOUND (a reply's id too), NOT_THE_LAST_MESSAGE, EMPTY_MESSAGE, MESSAGE_TOO_LONG,
 * REPLY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED.
 */
export async function edit(
  parts: ExchangeParts,
  session: OpenSession,
  messageId: string,
  { content, version }: EditBody,
  options: SendOptions,
): Promise<Answering> {
  const { db } = parts.storage;
  const key = keyOf(session, options.idempotencyKey, { edit: messageId, content, version });
  const joined = await joinByKey(parts, session, key);
  if (joined) return answering(parts, session, joined, options.region);

  const { named, earlier, question, last, isRunning } = await lastExchange(parts, session, messageId);
  if (named.role !== 'user') throw new AppError('MESSAGE_NOT_FOUND');
  if (isRunning) return joinOrRefuse(parts, session, key, options.region);
  if (!question || !last || question.id !== messageId) throw new AppError('NOT_THE_LAST_MESSAGE');

  const submission = withOtherWords(bodyOf(session, question), content);
  const request = requestOf(parts, session, earlier, submission, version, options.region);
  const { attachment } = submission;
  const body = { content: submission.content, scriptureReferences: [], ...(attachment && { attachment }) };
  const edited = { ...question, sealed: sealBody(session.key, messageId, body), version: version ?? null };
  const reply = newReply(parts, session, version);
  const storing = store(parts, session, key, messageId, options.region, [
    touchSession(db, { session: session.row.id, now: parts.now(), added: 0 }),
    deleteFinishedReply(db, last.id),
    replaceMessage(db, edited),
    insertMessage(db, reply),
    ...(request.care.now ? [parts.care.count(request.care.now.kind)] : []),
  ]);
  return beginOnceStored(parts, session, storing, reply, request, present(parts, session, edited));
}

/**
 * The last question and its reply where `messageId` names one of them, and what came before.
 * Throws MESSAGE_NOT_FOUND for an unknown `messageId`.
 */
async function lastExchange(parts: ExchangeParts, session: OpenSession, messageId: string) {
  const { db } = parts.storage;
  const named = await readMessage(db, session.row.id, messageId);
  if (!named) throw new AppError('MESSAGE_NOT_FOUND');
  const rows = await readMessages(db, session.row.id, { limit: HISTORY_LENGTH + 2 });
  const [question, last] = rows.slice(-2);
  const isLast = messageId === question?.id || messageId === last?.id;
  const isExchange = isLast && question?.role === 'user' && last?.role === 'assistant';
  return {
    named,
    earlier: rows.slice(0, -2),
    isRunning: await isStillRunning(parts, last),
    ...(isExchange && { question, last }),
  };
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
  region: string | undefined,
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
    return joinOrRefuse(parts, session, key, region);
  }
}

/** For a request that came second: it joins the first where that is the same one, sent twice at once. */
async function joinOrRefuse(
  parts: ExchangeParts,
  session: OpenSession,
  key: RequestKey | undefined,
  region: string | undefined,
): Promise<Answering> {
  const same = await joinByKey(parts, session, key);
  if (same) return answering(parts, session, same, region);
  throw new AppError('REPLY_IN_PROGRESS');
}

/** What the writer is given. Made before anything is stored: where an old message cannot be opened, nothing is begun. */
function requestOf(
  parts: ExchangeParts,
  session: OpenSession,
  history: readonly MessageRow[],
  { words, document, attachment }: Submission,
  version: TranslationId | undefined,
  region: string | undefined,
): ReplyRequest {
  const before = history.map((earlier) => {
    const body = bodyOf(session, earlier);
    return { role: earlier.role, ...takeApart(body.content, body.attachment) };
  });
  const own = before.filter(({ role }) => role === 'user').map((earlier) => earlier.words);
  return {
    history: before,
    care: careOfWords(parts, own, words),
    words,
    document,
    documentName: attachment?.fileName,
    version,
    region,
  };
}

/** Begins the reply; what it needs is looked up while the disk still writes. Where `storing` answers, that is the answer. */
async function beginOnceStored(
  parts: ExchangeParts,
  session: OpenSession,
  storing: Promise<Answering | undefined>,
  row: NewMessage,
  request: ReplyRequest,
  message: ChatMessage,
): Promise<Answering> {
  const prepared = parts.prepareReply(request);
  const other = await storing.catch((error: unknown) => {
    prepared.drop();
    throw error;
  });
  if (other) {
    prepared.drop();
    return other;
  }
  const source = parts.keeper.begin({ ...row, seq: 0 }, session.key, session.sessionId, prepared.write);
  const finding = request.care.now ?? request.care.possible;
  return {
    message: finding ? { ...message, care: parts.care.answer(finding, request.region) } : message,
    reply: toChatMessage({ ...row, seq: 0 }, source.body, session.sessionId),
    source,
  };
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
  region: string | undefined,
): Promise<Answering> {
  const reply = await readReplyTo(parts.storage.db, session.row.id, question.seq);
  if (!reply) throw new AppError('MESSAGE_NOT_FOUND');
  const asked = present(parts, session, question);
  const [message = asked] = await withCare(parts, session, [question], [asked], region);
  return {
    message,
    reply: present(parts, session, reply),
    source: follow(parts, session, reply),
  };
}
