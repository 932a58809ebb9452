import { CompiledQuery } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Migration } from './migration.ts';

/** All tables of schema.ts, and the flags with their initial values (behaviour 1.3). */
export const firstTables: Migration = {
  name: '001-first-tables',
  queries: ({ integer, text, bytes, strict }, now) => [
    ...[
      `create table installation (
        name ${text} primary key not null,
        value ${text} not null
      ) ${strict}`,

      `create table chat_sessions (
        id ${text} primary key not null,
        id_hash ${text} not null unique,
        key_version ${integer} not null,
        created_at ${integer} not null,
        last_active_at ${integer} not null,
        message_count ${integer} not null default 0
      ) ${strict}`,
      'create index chat_sessions_last_active_at on chat_sessions (last_active_at)',

      `create table chat_messages (
        id ${text} primary key not null,
        session ${text} not null references chat_sessions (id) on delete cascade,
        seq ${integer} not null,
        role ${text} not null check (role in ('user', 'assistant')),
        status ${text} not null,
        sealed ${bytes} not null,
        created_at ${integer} not null,
        provider ${text},
        fallback ${integer} not null default 0 check (fallback in (0, 1)),
        omitted_messages ${integer} not null default 0,
        omitted_characters ${integer} not null default 0,
        error_code ${text},
        version ${text},
        owner ${text},
        lease_until ${integer},
        stop_requested ${integer} not null default 0 check (stop_requested in (0, 1)),
        unique (session, seq)
      ) ${strict}`,
      `create unique index chat_messages_one_running on chat_messages (session) where status = 'streaming'`,
      'create index chat_messages_lease on chat_messages (status, lease_until)',

      `create table idempotency_keys (
        session ${text} not null references chat_sessions (id) on delete cascade,
        key_hash ${text} not null,
        body_hash ${text} not null,
        message ${text} not null,
        created_at ${integer} not null,
        primary key (session, key_hash)
      ) ${strict}`,
      'create index idempotency_keys_created_at on idempotency_keys (created_at)',

      `create table feature_flags (
        id ${text} primary key not null,
        name ${text} not null unique,
        description ${text} not null,
        enabled ${integer} not null default 0 check (enabled in (0, 1)),
        created_at ${integer} not null,
        updated_at ${integer} not null
      ) ${strict}`,

      `create table advertisements (
        id ${text} primary key not null,
        title ${text} not null,
        description ${text} not null,
        image_url ${text},
        link_url ${text},
        type ${text} not null,
        placement ${text} not null,
        active ${integer} not null default 0 check (active in (0, 1)),
        priority ${integer} not null default 0,
        target_audience ${text},
        start_date ${integer},
        end_date ${integer},
        click_count ${integer} not null default 0,
        impression_count ${integer} not null default 0,
        created_at ${integer} not null,
        updated_at ${integer} not null
      ) ${strict}`,
      'create index advertisements_placement on advertisements (placement, active)',

      `create table admin_users (
        id ${text} primary key not null,
        username ${text} not null unique,
        password_hash ${text} not null,
        email ${text},
        role ${text} not null default 'admin' check (role in ('owner', 'admin')),
        last_login ${integer},
        created_at ${integer} not null,
        updated_at ${integer} not null
      ) ${strict}`,

      `create table admin_sessions (
        id ${text} primary key not null,
        id_hash ${text} not null unique,
        admin_user ${text} not null references admin_users (id) on delete cascade,
        expires_at ${integer} not null,
        created_at ${integer} not null
      ) ${strict}`,
      'create index admin_sessions_admin_user on admin_sessions (admin_user)',
      'create index admin_sessions_expires_at on admin_sessions (expires_at)',

      `create table contact_messages (
        id ${text} primary key not null,
        name ${text} not null,
        email ${text} not null,
        subject ${text} not null,
        message ${text} not null,
        type ${text} not null,
        handled_at ${integer},
        created_at ${integer} not null
      ) ${strict}`,
      'create index contact_messages_created_at on contact_messages (created_at)',

      `create table game_players (
        id_hash ${text} primary key not null,
        total_games_played ${integer} not null default 0,
        total_score ${integer} not null default 0,
        best_streak ${integer} not null default 0,
        current_streak ${integer} not null default 0,
        updated_at ${integer} not null
      ) ${strict}`,

      `create table hourly_counts (
        hour ${integer} not null,
        name ${text} not null,
        count ${integer} not null default 0,
        primary key (hour, name)
      ) ${strict}`,

      `create table rate_limits (
        key_hash ${text} primary key not null,
        count ${integer} not null,
        expires_at ${integer} not null
      ) ${strict}`,
      'create index rate_limits_expires_at on rate_limits (expires_at)',
    ].map((sql) => CompiledQuery.raw(sql)),
    ...flags.map((flag) => flagRow(flag, now)),
  ],
};

interface Flag {
  readonly name: string;
  readonly enabled: boolean;
  readonly description: string;
}

const flags: readonly Flag[] = [
  {
    name: 'clickable_bible_links',
    enabled: true,
    description: 'Clickable Bible Links: a reference in a reply opens its passage.',
  },
  {
    name: 'pwa_enabled',
    enabled: true,
    description: 'Progressive Web App: visitors can install the app and read saved passages offline.',
  },
  {
    name: 'tts_bible_verses',
    enabled: true,
    description: 'Listen to Verses: Bible verses can be read aloud where a voice service is set up.',
  },
  {
    name: 'tts_ai_responses',
    enabled: true,
    description: 'Listen to Replies: replies in the chat can be read aloud where a voice service is set up.',
  },
  {
    name: 'advertisements_enabled',
    enabled: false,
    description: 'Advertisement System: the main switch; each placement also has its own.',
  },
  {
    name: 'chat_sidebar_ads',
    enabled: false,
    description: 'Chat Sidebar Ads: advertisements beside the conversation.',
  },
  {
    name: 'home_banner_ads',
    enabled: false,
    description: 'Home Banner Ads: advertisements on the landing page.',
  },
  {
    name: 'between_messages_ads',
    enabled: false,
    description: 'Between Messages Ads: advertisements between the messages of a conversation.',
  },
  {
    name: 'footer_ads',
    enabled: false,
    description: 'Footer Ads: advertisements at the foot of the page.',
  },
];

function flagRow({ name, enabled, description }: Flag, now: number): CompiledQuery {
  const on = enabled ? 1 : 0;
  // Values are inlined: on PostgreSQL a bare parameter has no type until a column gives it one.
  return CompiledQuery.raw(
    `insert into feature_flags (id, name, description, enabled, created_at, updated_at)
     values ('${uuidv7()}', '${name}', '${description}', ${on}, ${now}, ${now})`,
  );
}
