import { CompiledQuery } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What the sign-in of operators needs (behaviour 16): when a session was last used, devices that signed in before, a
 * second factor with recovery codes, and the audit.
 */
export const operators: Migration = {
  name: '006-operators',
  queries: ({ text, integer, bytes, strict }) =>
    [
      'alter table admin_users add column disabled_at ' + integer,
      'alter table admin_users add column totp_sealed ' + bytes,
      'alter table admin_users add column totp_pending ' + bytes,
      'alter table admin_users add column totp_step ' + integer,
      'create unique index admin_users_name_in_any_case on admin_users (lower(username))',

      `create table admin_devices (
        id ${text} primary key not null,
        token_hash ${text} not null unique,
        admin_user ${text} not null references admin_users (id) on delete cascade,
        last_used_at ${integer} not null,
        created_at ${integer} not null
      ) ${strict}`,
      'create index admin_devices_admin_user on admin_devices (admin_user)',

      // Sessions of before have no last use, so they have expired.
      `alter table admin_sessions add column last_used_at ${integer} not null default 0`,
      `alter table admin_sessions add column browser ${text} not null default ''`,
      `alter table admin_sessions add column device ${text}`,

      `create table admin_recovery_codes (
        admin_user ${text} not null references admin_users (id) on delete cascade,
        code_hash ${text} not null,
        primary key (admin_user, code_hash)
      ) ${strict}`,

      `create table audit_entries (
        id ${text} primary key not null,
        at ${integer} not null,
        who ${text} not null,
        action ${text} not null,
        target ${text} not null,
        before_json ${text},
        after_json ${text}
      ) ${strict}`,
    ].map((sql) => CompiledQuery.raw(sql)),
};
