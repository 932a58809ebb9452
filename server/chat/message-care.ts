import { JUDGED_TOGETHER } from '../../care/judge.ts';
import type { CareFinding } from '../../care/types.ts';
import type { ChatMessage } from '../../contract/chat.ts';
import { takeTurns } from '../concurrency/take-turns.ts';
import { bodyOf, type ConversationDeps, type OpenSession } from './conversation.ts';
import { splitContent } from './own-words.ts';
import { type MessageRow, readMessages } from './store.ts';

/** How many rows hold the visitor's last words that count, a reply behind each. */
const ROWS_LOOKED_BACK = 2 * JUDGED_TOGETHER;
/** How many also hold what each of these was said after: what stands is judged as it was when it was said. */
export const ROWS_JUDGED = 2 * ROWS_LOOKED_BACK;

/** What the visitor's own words call for: those just said, and what stands from the messages before them. */
export interface CareOfWords {
  /** What is urgent in the last message: help comes before any answer. */
  readonly now: CareFinding | null;
  /**
   * Signs only in the last message: it is answered in full, and the reply may end with one question how the visitor is
   * (write-reply.ts). It does not stand over later turns.
   */
  readonly possible: CareFinding | null;
  /** The newest urgent finding among the last messages that are judged together, this one included. */
  readonly standing: CareFinding | null;
  /** How many of these before this one were answered with care. */
  readonly told: number;
}

/** `earlier` are the visitor's own words before `words`, oldest first. */
export async function careOfWords(
  { care }: ConversationDeps,
  earlier: readonly string[],
  words: string,
): Promise<CareOfWords> {
  const said = [...earlier, words];
  const found = await care.find(said, Math.max(0, said.length - JUDGED_TOGETHER));
  const last = found.at(-1) ?? null;
  const urgent = found.map((finding) => (finding?.level === 'urgent' ? finding : null));
  return {
    now: urgent.at(-1) ?? null,
    possible: last?.level === 'possible' ? last : null,
    standing: urgent.findLast((finding) => finding !== null) ?? null,
    told: urgent.slice(0, -1).filter((finding) => finding !== null).length,
  };
}

/**
 * Sets `care` on those of a conversation's messages that call for it, worked out from the visitor's own words, those
 * before this page among them. `rows` and `messages` are the same page, oldest first; `region` is the reader's.
 */
export async function withCare(
  deps: ConversationDeps,
  session: OpenSession,
  rows: readonly MessageRow[],
  messages: readonly ChatMessage[],
  region: string | undefined,
): Promise<ChatMessage[]> {
  const first = rows.find(({ role }) => role === 'user');
  if (!first) return [...messages];
  const before = await readMessages(deps.storage.db, session.row.id, {
    beforeSeq: first.seq,
    limit: ROWS_LOOKED_BACK,
  });
  const isOwn = ({ role }: MessageRow): boolean => role === 'user';
  const earlier = before.filter(isOwn);
  const own = rows.filter(isOwn);
  const turn = takeTurns();
  const words: string[] = [];
  for (const row of [...earlier, ...own]) {
    await turn();
    words.push(wordsOf(session, row));
  }
  const found = await deps.care.find(words, earlier.length);
  const findings = new Map(own.map(({ id }, index) => [id, found[index]]));
  return messages.map((message) => {
    const finding = findings.get(message.id);
    return finding ? { ...message, care: deps.care.answer(finding, region) } : message;
  });
}

function wordsOf(session: OpenSession, row: MessageRow): string {
  const { content, attachment } = bodyOf(session, row);
  return splitContent(content, attachment).words;
}
