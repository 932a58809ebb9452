import type { ChatMessage } from '../../contract/chat.ts';
import { takeTurns } from '../concurrency/take-turns.ts';
import type { AnswerRecord } from '../guide/answer-record.ts';
import { bodyOf, type ConversationDeps, type OpenSession, presentMessage, readPage } from './conversation.ts';

type StoredMessage = Omit<ChatMessage, 'sessionId' | 'care' | 'next'> & {
  /** The translation that the reader had chosen. */
  readonly version?: string;
  readonly record?: AnswerRecord;
};

/** All that the server holds of one conversation, as its owner downloads it. */
export interface Everything {
  readonly about: string;
  /** ISO 8601, as all times. */
  readonly exportedAt: string;
  readonly conversation: {
    readonly createdAt: string;
    readonly lastActiveAt: string;
    readonly messageCount: number;
  };
  /** As stored: without what is worked out at each reading, and without the session id, which is the key. */
  readonly messages: readonly StoredMessage[];
  /** When requests were remembered so that none is answered twice: kept for a day, as fingerprints. */
  readonly remembered: readonly string[];
}

const ABOUT =
  'Everything that this installation of Berea stores of this conversation. In its database, what was written is encrypted; the key needs the address of the conversation, which is not stored. Scores of the Bible games and messages of the contact form are stored apart, and not tied to a conversation.';

/** Reads all that is stored of a conversation. Throws the signal's reason when it aborts. */
export async function readEverything(
  deps: ConversationDeps,
  session: OpenSession,
  signal: AbortSignal,
): Promise<Everything> {
  const { row } = session;
  const remembered = await deps.storage.db
    .selectFrom('idempotency_keys')
    .select('created_at')
    .where('session', '=', row.id)
    .orderBy('created_at')
    .execute();
  return {
    about: ABOUT,
    exportedAt: timeOf(deps.now()),
    conversation: {
      createdAt: timeOf(row.created_at),
      lastActiveAt: timeOf(row.last_active_at),
      messageCount: row.message_count,
    },
    messages: await storedMessages(deps, session, signal),
    remembered: remembered.map((key) => timeOf(key.created_at)),
  };
}

async function storedMessages(
  deps: ConversationDeps,
  session: OpenSession,
  signal: AbortSignal,
): Promise<StoredMessage[]> {
  const pages: StoredMessage[][] = [];
  const turn = takeTurns();
  for (;;) {
    signal.throwIfAborted();
    const { rows, more } = await readPage(deps, session, { before: pages.at(-1)?.[0]?.id });
    const page: StoredMessage[] = [];
    for (const row of rows) {
      await turn();
      const { sessionId: _key, next: _next, ...stored } = presentMessage(deps, session, row);
      const { record } = bodyOf(session, row);
      page.push({
        ...stored,
        ...(row.version && { version: row.version.toUpperCase() }),
        ...(record && { record }),
      });
    }
    pages.push(page);
    if (!more) return pages.reverse().flat();
  }
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();
