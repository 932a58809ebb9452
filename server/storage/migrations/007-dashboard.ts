import { CompiledQuery } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What the dashboard reads (behaviour 17): topics by the day, what people said of Berea, and an index from which totals
 * are read without the sessions' rows.
 */
export const dashboard: Migration = {
  name: '007-dashboard',
  queries: ({ text, integer, strict }) =>
    [
      `create table topic_counts (
        day ${text} not null,
        entry ${text} not null,
        count ${integer} not null,
        primary key (day, entry)
      ) ${strict}`,

      `create table testimonials (
        position ${integer} primary key not null,
        name ${text} not null,
        role ${text} not null,
        text ${text} not null,
        stars ${integer} not null check (stars between 1 and 5)
      ) ${strict}`,

      'drop index chat_sessions_last_active_at',
      'create index chat_sessions_activity on chat_sessions (last_active_at, message_count, created_at)',
      `alter table advertisements add column picture_problem ${text}`,
    ].map((sql) => CompiledQuery.raw(sql)),
};
