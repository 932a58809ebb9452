import type { ChatMessage, EditBody, SendBody } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import { TRANSLATION_IDS, type TranslationId } from '../../scripture/translations.ts';
import { aTurn, takeTurns } from '../concurrency/take-turns.ts';
import { countHour } from '../storage/counts.ts';
import { toChatMessage } from './chat-message.ts';
import {
  bodyOf,
  isRunning,
  type NewMessage,
  newMessage,
  newReply,
  type OpenSession,
  presentMessage,
} from './conversation.ts';
import { LEASE_MS } from './flush-replies.ts';
import { requestKeyOf } from './idempotency.ts';
import { type MessageBody, sealBody } from './message-body.ts';
import { careOfWords, ROWS_JUDGED } from './message-care.ts';
import { readSubmission, replaceOwnWords, type Submission, splitContent } from './own-words.ts';
import type { ReplyRequest } from './reply-request.ts';
import {
  deleteFinishedReply,
  failAbandonedReplies,
  insertMessage,
  type MessageRow,
  readMessage,
  readMessages,
  reopenReply,
  replaceMessage,
  touchSession,
} from './store.ts';
import {
  type ExchangeContext,
  type ExchangeDeps,
  findRepeated,
  joinOrRefuse,
  type StartedExchange,
  storeExchange,
} from './store-exchange.ts';

/** How many earlier messages are read: those that care judges. More would not fit a provider's window anyway. */
const HISTORY_LENGTH = ROWS_JUDGED;

export interface SendOptions {
  readonly idempotencyKey?: string | undefined;
  /** The reader's region (`X-Region`), for help lines. Not stored. */
  readonly region?: string | undefined;
}

/**
 * Stores the visitor's message, then starts the reply. Throws EMPTY_MESSAGE, MESSAGE_TOO_LONG, REPLY_IN_PROGRESS,
 * IDEMPOTENCY_KEY_REUSED, SESSION_NOT_FOUND (deleted in the meantime).
 */
export async function send(
  deps: ExchangeDeps,
  session: OpenSession,
  body: SendBody,
  options: SendOptions,
): Promise<StartedExchange> {
  const { db } = deps.storage;
  const { version } = body;
  const submission = readSubmission(body);
  const { content, attachment } = submission;
  const context = contextOf(deps, session, options, { content, version });
  const repeated = await findRepeated(context);
  if (repeated) return repeated;

  const isFirst = session.row.message_count === 0;
  const history = isFirst ? [] : await readMessages(db, session.row.id, { limit: HISTORY_LENGTH });
  if (await isStillRunning(deps, history.at(-1))) return joinOrRefuse(context);
  const request = await buildReplyRequest(context, { history, submission, version });
  const stored = { content, scriptureReferences: [], ...(attachment && { attachment }) };
  const now = deps.now();
  const question = newMessage(session, { role: 'user', body: stored, now, version });
  const reply = newReply(deps, session, version);
  const storing = storeExchange(context, question.id, [
    touchSession(db, { session: session.row.id, now, added: 2 }),
    insertMessage(db, question),
    insertMessage(db, reply),
    countHour(db, 'messages', now, 2),
    ...(request.care.now ? [deps.care.count(request.care.now.kind)] : []),
    ...(isFirst ? [countHour(db, 'sessions', now)] : []),
  ]);
  const message = toChatMessage({ ...question, seq: 0 }, stored, session.sessionId);
  return startReplyOnceStored(context, { storing, reply, request, message });
}

/**
 * Answers again: a new reply replaces the last one. `messageId` names the last reply or its question.
 * Throws MESSAGE_NOT_FOUND, NOTHING_TO_RETRY (not the last one), REPLY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED.
 */
export async function retry(
  deps: ExchangeDeps,
  session: OpenSession,
  { messageId, version }: { messageId: string; version: TranslationId | undefined },
  options: SendOptions,
): Promise<StartedExchange> {
  const { db } = deps.storage;
  const context = contextOf(deps, session, options, { retry: messageId, version });
  const found = await beforeAnswering(context, messageId);
  if ('source' in found) return found;
  const { question, last } = found;
  if (!question || !last) throw new AppError('NOTHING_TO_RETRY');

  const { request, chosen } = await requestAgain(context, { ...found, question }, version);
  const reply = newReply(deps, session, chosen);
  const storing = storeExchange(context, question.id, [
    touchSession(db, { session: session.row.id, now: deps.now(), added: 0 }),
    deleteFinishedReply(db, last.id),
    insertMessage(db, reply),
  ]);
  const message = presentMessage(deps, session, question);
  return startReplyOnceStored(context, { storing, reply, request, message });
}

/**
 * Replaces the visitor's words in the last message, and its reply with a new one. The message keeps its id and its
 * document. Throws MESSAGE_NOT_FOUND (also for a reply's id), NOT_THE_LAST_MESSAGE, EMPTY_MESSAGE, MESSAGE_TOO_LONG,
 * REPLY_IN_PROGRESS, IDEMPOTENCY_KEY_REUSED.
 */
export async function edit(
  deps: ExchangeDeps,
  session: OpenSession,
  { messageId, content, version }: EditBody & { messageId: string },
  options: SendOptions,
): Promise<StartedExchange> {
  const { db } = deps.storage;
  const context = contextOf(deps, session, options, { edit: messageId, content, version });
  const found = await beforeAnswering(context, messageId, 'user');
  if ('source' in found) return found;
  const { earlier, question, last } = found;
  if (!question || !last || question.id !== messageId) throw new AppError('NOT_THE_LAST_MESSAGE');

  const submission = replaceOwnWords(bodyOf(session, question), content);
  const request = await buildReplyRequest(context, { history: earlier, submission, version });
  const { attachment } = submission;
  const body = { content: submission.content, scriptureReferences: [], ...(attachment && { attachment }) };
  const edited = { ...question, sealed: sealBody(session.key, messageId, body), version: version ?? null };
  const reply = newReply(deps, session, version);
  const storing = storeExchange(context, messageId, [
    touchSession(db, { session: session.row.id, now: deps.now(), added: 0 }),
    deleteFinishedReply(db, last.id),
    replaceMessage(db, edited),
    insertMessage(db, reply),
    ...(request.care.now ? [deps.care.count(request.care.now.kind)] : []),
  ]);
  const message = presentMessage(deps, session, edited);
  return startReplyOnceStored(context, { storing, reply, request, message });
}

/**
 * Goes on with the last reply, which ended for its length; what is written is appended to it. Throws MESSAGE_NOT_FOUND,
 * NOTHING_TO_CONTINUE (not the last one, ended otherwise, or nobody who could go on), REPLY_IN_PROGRESS,
 * IDEMPOTENCY_KEY_REUSED.
 */
export async function continueReply(
  deps: ExchangeDeps,
  session: OpenSession,
  { messageId, version }: { messageId: string; version: TranslationId | undefined },
  options: SendOptions,
): Promise<StartedExchange> {
  const { db } = deps.storage;
  const context = contextOf(deps, session, options, { continue: messageId, version });
  const found = await beforeAnswering(context, messageId);
  if ('source' in found) return found;
  const { question, last } = found;
  const begun = last?.id === messageId && last.status === 'complete' ? bodyOf(session, last) : undefined;
  if (!question || !last || begun?.end !== 'length' || !deps.canContinue)
    throw new AppError('NOTHING_TO_CONTINUE');

  const { request } = await requestAgain(context, { ...found, question }, version);
  const { end: _cutOff, ...kept } = begun;
  const lease = { owner: deps.replies.owner, lease_until: deps.now() + LEASE_MS };
  const reopened: MessageRow = {
    ...last,
    ...lease,
    status: 'streaming',
    stop_requested: 0,
    error_code: null,
  };
  const storing = storeExchange(context, question.id, [
    touchSession(db, { session: session.row.id, now: deps.now(), added: 0 }),
    reopenReply(db, reopened),
  ]);
  return startReplyOnceStored(context, {
    storing,
    reply: reopened,
    request: { ...request, begun: kept.content },
    message: presentMessage(deps, session, question),
    begun: kept,
  });
}

/** `sent` is what the idempotency key stands for. */
function contextOf(
  deps: ExchangeDeps,
  session: OpenSession,
  { idempotencyKey, region }: SendOptions,
  sent: object,
): ExchangeContext {
  return { deps, session, region, key: requestKeyOf(session, idempotencyKey, sent) };
}

/** What a reply is written anew from. */
interface LastExchange {
  /** What came before it, oldest first. */
  readonly earlier: readonly MessageRow[];
  readonly question?: MessageRow;
  readonly last?: MessageRow;
}

/**
 * The exchange that a request was answered with before, or joins; else the last question with its reply, if `messageId`
 * names one of them. Throws MESSAGE_NOT_FOUND for an unknown `messageId` and one of another role, REPLY_IN_PROGRESS.
 */
async function beforeAnswering(
  context: ExchangeContext,
  messageId: string,
  role?: MessageRow['role'],
): Promise<StartedExchange | LastExchange> {
  const repeated = await findRepeated(context);
  if (repeated) return repeated;
  const { deps, session } = context;
  const { db } = deps.storage;
  const named = await readMessage(db, session.row.id, messageId);
  if (!named || (role && named.role !== role)) throw new AppError('MESSAGE_NOT_FOUND');
  const rows = await readMessages(db, session.row.id, { limit: HISTORY_LENGTH + 2 });
  const [question, last] = rows.slice(-2);
  if (await isStillRunning(deps, last)) return joinOrRefuse(context);
  const isLast = messageId === question?.id || messageId === last?.id;
  const isExchange = isLast && question?.role === 'user' && last?.role === 'assistant';
  return { earlier: rows.slice(0, -2), ...(isExchange && { question, last }) };
}

/** What a question that was answered before is answered from, in the translation chosen now or then. */
async function requestAgain(
  context: ExchangeContext,
  { earlier, question }: Pick<LastExchange, 'earlier'> & { readonly question: MessageRow },
  version: TranslationId | undefined,
) {
  const chosen = version ?? TRANSLATION_IDS.find((id) => id === question.version);
  const { content, attachment } = bodyOf(context.session, question);
  const submission = { content, ...splitContent(content, attachment), ...(attachment && { attachment }) };
  const request = await buildReplyRequest(context, { history: earlier, submission, version: chosen });
  return { request, chosen };
}

/** Whether a reply is still being written. Marks it as failed if the instance that wrote it died. */
async function isStillRunning(deps: ExchangeDeps, last: MessageRow | undefined): Promise<boolean> {
  if (last?.status !== 'streaming') return false;
  if (isRunning(deps, last)) return true;
  await failAbandonedReplies(deps.storage.db, deps.now(), deps.replies.ids());
  return false;
}

/** Decrypts what the reply is written to. Before anything is stored: if an old message cannot be opened, nothing starts. */
async function buildReplyRequest(
  { deps, session, region }: ExchangeContext,
  args: {
    readonly history: readonly MessageRow[];
    readonly submission: Submission;
    readonly version: TranslationId | undefined;
  },
): Promise<ReplyRequest> {
  const { words, document, attachment } = args.submission;
  // The database answers many visitors at once: their messages are not looked through all in one go.
  await aTurn();
  const turn = takeTurns();
  const history: ReplyRequest['history'][number][] = [];
  for (const row of args.history) {
    await turn();
    const body = bodyOf(session, row);
    history.push({ role: row.role, record: body.record, ...splitContent(body.content, body.attachment) });
  }
  const ownWords = history.filter(({ role }) => role === 'user').map((message) => message.words);
  return {
    history,
    care: await careOfWords(deps, ownWords, words),
    words,
    document,
    documentName: attachment?.fileName,
    version: args.version,
    region,
  };
}

/** Prepares the reply while the database still writes, and starts it when that is done. If `storing` found another exchange, answers that one. */
async function startReplyOnceStored(
  { deps, session }: ExchangeContext,
  args: {
    readonly storing: Promise<StartedExchange | undefined>;
    readonly reply: NewMessage;
    readonly request: ReplyRequest;
    readonly message: ChatMessage;
    /** What stands already, of a reply that goes on. */
    readonly begun?: MessageBody;
  },
): Promise<StartedExchange> {
  const { request, message } = args;
  const row = { seq: 0, ...args.reply };
  const prepared = deps.prepareReply(request);
  const other = await args.storing.catch((error: unknown) => {
    prepared.cancel();
    throw error;
  });
  if (other) {
    prepared.cancel();
    return other;
  }
  const { key, sessionId } = session;
  const source = deps.replies.start(row, { key, sessionId, begun: args.begun }, prepared.write);
  const finding = request.care.now ?? request.care.possible;
  return {
    message: finding ? { ...message, care: deps.care.answer(finding, request.region) } : message,
    reply: toChatMessage(row, source.body, session.sessionId),
    source,
  };
}
