import type { CompiledQuery } from 'kysely';
import type { ChatMessage } from '../../contract/chat.ts';
import { AppError } from '../../contract/errors.ts';
import { failureOf, isUniqueViolation } from '../storage/errors.ts';
import { TransactionRefused } from '../storage/types.ts';
import { type ConversationDeps, type OpenSession, presentMessage } from './conversation.ts';
import { followReply } from './followed-reply.ts';
import { findByKey, type RequestKey, rememberKey } from './idempotency.ts';
import { withCare } from './message-care.ts';
import type { ReplyRequest } from './reply-request.ts';
import type { ReplySource } from './reply-source.ts';
import { type MessageRow, readReplyTo } from './store.ts';
import type { PreparedReply } from './write-reply.ts';

export interface ExchangeDeps extends ConversationDeps {
  /** Starts what can be done before a reply is stored; what it returns writes the reply. */
  readonly prepareReply: (request: ReplyRequest) => PreparedReply;
  /** A provider answers here, which can go on with a reply that was cut off. */
  readonly canContinue: boolean;
}

/** What each step of one send, retry or edit needs. */
export interface ExchangeContext {
  readonly deps: ExchangeDeps;
  readonly session: OpenSession;
  readonly key: RequestKey | undefined;
  /** The reader's region, for help lines. */
  readonly region: string | undefined;
}

/** A stored message and its reply, running or finished. */
export interface StartedExchange {
  readonly message: ChatMessage;
  readonly reply: ChatMessage;
  readonly source: ReplySource;
}

/**
 * Stores an exchange's rows in one transaction. The first two queries must each change one row: the session, which may
 * have been deleted, and the message that is added or removed. If another request was faster, answers its exchange if
 * it has the same idempotency key, and throws REPLY_IN_PROGRESS otherwise.
 */
export async function storeExchange(
  context: ExchangeContext,
  question: string,
  [touch, change, ...rest]: [CompiledQuery, CompiledQuery, ...CompiledQuery[]],
): Promise<StartedExchange | undefined> {
  const { deps, session, key } = context;
  const remembered = key ? rememberKey(deps, session, key, question) : [];
  try {
    await deps.storage.transaction([
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
    return joinOrRefuse(context);
  }
}

/** The exchange that an earlier request with the same key started. Throws IDEMPOTENCY_KEY_REUSED. */
export async function findRepeated({
  deps,
  session,
  key,
  region,
}: ExchangeContext): Promise<StartedExchange | undefined> {
  const question = await findByKey(deps, session, key);
  if (!question) return undefined;
  const reply = await readReplyTo(deps.storage.db, session.row.id, question.seq);
  if (!reply) throw new AppError('MESSAGE_NOT_FOUND');
  return {
    message: await presentQuestion(deps, session, question, region),
    reply: presentMessage(deps, session, reply),
    source: followReply(deps, session, reply),
  };
}

/** Answers a request that came second: it joins the first one if it is the same request sent twice. */
export async function joinOrRefuse(context: ExchangeContext): Promise<StartedExchange> {
  const repeated = await findRepeated(context);
  if (repeated) return repeated;
  throw new AppError('REPLY_IN_PROGRESS');
}

async function presentQuestion(
  deps: ExchangeDeps,
  session: OpenSession,
  row: MessageRow,
  region: string | undefined,
): Promise<ChatMessage> {
  const shown = presentMessage(deps, session, row);
  const [message = shown] = await withCare(deps, session, [row], [shown], region);
  return message;
}
