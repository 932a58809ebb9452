import type { CompiledQuery, Kysely } from 'kysely';
import type { ErrorCode } from '../../contract/errors.ts';
import type { AnswerRecord } from '../guide/answer-record.ts';
import { countHours } from '../storage/counts.ts';
import type { Database } from '../storage/schema.ts';
import type { RunningReply } from './running-reply.ts';

/** Classes of the time to the first word: up to so many milliseconds. What takes longer is in none. */
export const FIRST_WORD_CLASSES = [250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;

/** Failures of our own, which say nothing of a provider. */
const OURS: ReadonlySet<ErrorCode> = new Set(['INTERRUPTED', 'REPLY_WITHDRAWN', 'INTERNAL_ERROR']);

/**
 * The queries that count a finished reply for the dashboard (behaviour 17.4): who answered and how fast, what the check
 * found, which entry of the guide was asked, also where a provider answered. For the transaction that stores its end.
 */
export function countReply(
  db: Kysely<Database>,
  reply: Pick<RunningReply, 'origin' | 'body'>,
  failure: ErrorCode | undefined,
  now: number,
): CompiledQuery[] {
  const counts = countsOf(reply, failure);
  const about = reply.origin.record ?? reply.origin.about;
  const entry = about && entryOf(about);
  return [
    ...(counts.size > 0 ? [countHours(db, counts, now)] : []),
    ...(entry && !failure ? [countTopic(db, new Date(now).toISOString().slice(0, 10), entry)] : []),
  ];
}

function countsOf({ origin, body }: Pick<RunningReply, 'origin' | 'body'>, failure: ErrorCode | undefined) {
  const counts = new Map<string, number>();
  const add = (name: string): void => void counts.set(name, (counts.get(name) ?? 0) + 1);
  const { asked, provider, fallback, firstWordMs } = origin;
  if (failure) {
    const failed = provider || asked;
    if (failed && !OURS.has(failure)) add(`failures/${failed}`);
    return counts;
  }
  if (provider) add(`answers/${provider}`);
  if (fallback && asked) add(`fallbacks/${asked}`);
  const timeClass = FIRST_WORD_CLASSES.find((most) => firstWordMs !== undefined && firstWordMs <= most);
  if (provider && timeClass !== undefined) add(`first_word/${timeClass}/${provider}`);
  for (const { status } of body.scriptureReferences) add(`check/${status}`);
  return counts;
}

/** The entry that a message was about, as `topic_counts` names it; undefined if it was about none. */
function entryOf({ topic, question, occasion, note, book }: AnswerRecord): string | undefined {
  if (topic) return `topic:${topic}`;
  if (question) return `question:${question}`;
  if (occasion) return `prayer:${occasion}`;
  if (note) return `note:${note}`;
  return book ? `book:${book}` : undefined;
}

function countTopic(db: Kysely<Database>, day: string, entry: string): CompiledQuery {
  return db
    .insertInto('topic_counts')
    .values({ day, entry, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'entry'])
        .doUpdateSet((old) => ({ count: old('topic_counts.count', '+', old.ref('excluded.count')) })),
    )
    .compile();
}
