import { CompiledQuery } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Messages of the contact form, encrypted: in the clear are only times. The table that this one replaces is always
 * empty: no release wrote to it.
 */
export const sealedContactMessages: Migration = {
  name: '004-sealed-contact-messages',
  queries: ({ text, integer, bytes, strict }) =>
    [
      'drop table contact_messages',
      `create table contact_messages (
        id ${text} primary key not null,
        sealed ${bytes} not null,
        handled_at ${integer},
        created_at ${integer} not null
      ) ${strict}`,
      'create index contact_messages_created_at on contact_messages (created_at)',
    ].map((sql) => CompiledQuery.raw(sql)),
};
