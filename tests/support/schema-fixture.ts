import { createSecretKey } from 'node:crypto';
import type { Insertable } from 'kysely';
import { openBody, sealBody } from '../../server/chat/message-body.ts';
import { hashOf, sessionKey } from '../../server/storage/encryption.ts';
import type { Database } from '../../server/storage/schema.ts';
import { anAdvertisement, aPicture } from './advertisements.ts';
import { aMessage, aSession } from './storage.ts';

/** The databases of earlier releases are in tests/fixtures/schema; this key and session id read their conversation. */
export const FIXTURE_KEY = Buffer.from('a public key of thirty-two bytes').toString('base64');
export const FIXTURE_SESSION_ID = 'AAAAAAAAAAAAAAAAAAAAAA';
export const FIXTURE_QUESTION = 'How do I pray when I have no words?';
/** A flag that is off in the fixtures and on in a new database. */
export const FIXTURE_SWITCHED_OFF = 'pwa_enabled';

const key = sessionKey(createSecretKey(FIXTURE_KEY, 'base64'), FIXTURE_SESSION_ID, 1);
const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 23, 8);

type Rows = { readonly [Table in keyof Database]: readonly Insertable<Database[Table]>[] };

/** A few rows for every table; only the flags are those of the migrations. A table that is missing here is a type error. */
export function fixtureRows(): Rows {
  const session = aSession({
    id: 'session-1',
    id_hash: hashOf(FIXTURE_SESSION_ID),
    created_at: NOW,
    last_active_at: NOW,
    message_count: 2,
  });
  const message = (id: string, content: string, row: Parameters<typeof aMessage>[1]) =>
    aMessage(session, {
      id,
      created_at: NOW,
      sealed: sealBody(key, id, { content, scriptureReferences: [] }),
      ...row,
    });
  const advertisement = anAdvertisement({ id: 'advertisement-1', start_date: NOW, end_date: NOW + HOUR });
  return {
    installation: [{ name: 'example', value: 'a fact of the installation' }],
    feature_flags: [],
    chat_sessions: [session],
    chat_messages: [
      message('message-1', FIXTURE_QUESTION, { seq: 1, role: 'user', version: 'web' }),
      message('message-2', 'Begin with silence.', { seq: 2, provider: 'Built-in guide', fallback: 1 }),
    ],
    idempotency_keys: [
      { session: session.id, key_hash: 'key', body_hash: 'body', message: 'message-1', created_at: NOW },
    ],
    advertisements: [advertisement, anAdvertisement({ id: 'advertisement-2', active: 0 })],
    advertisement_images: [aPicture(advertisement.id)],
    admin_users: [
      {
        id: 'admin-1',
        username: 'admin',
        password_hash: '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
        email: 'admin@example.com',
        role: 'owner',
        last_login: NOW,
        created_at: NOW,
        updated_at: NOW,
      },
    ],
    admin_sessions: [
      {
        id: 'admin-session-1',
        id_hash: hashOf('an operator'),
        admin_user: 'admin-1',
        expires_at: NOW + HOUR,
        created_at: NOW,
        last_used_at: NOW,
        browser: 'Firefox on Linux',
        device: 'device-1',
      },
    ],
    admin_devices: [
      {
        id: 'device-1',
        token_hash: hashOf('a browser'),
        admin_user: 'admin-1',
        last_used_at: NOW,
        created_at: NOW,
      },
    ],
    admin_recovery_codes: [{ admin_user: 'admin-1', code_hash: 'code' }],
    audit_entries: [
      {
        id: 'entry-1',
        at: NOW,
        who: 'admin',
        action: 'flag.change',
        target: 'footer_ads',
        before_json: '{"enabled":false}',
        after_json: '{"enabled":true}',
      },
    ],
    contact_messages: [
      {
        id: 'contact-1',
        sealed: Buffer.from('a sealed letter: «Sunday» 🕊️'),
        handled_at: null,
        created_at: NOW,
      },
    ],
    game_players: [
      {
        id_hash: hashOf('a player'),
        total_games_played: 3,
        total_score: 120,
        best_streak: 2,
        current_streak: 1,
        updated_at: NOW,
      },
    ],
    game_scores: [{ player: hashOf('a player'), key_hash: 'key', body_hash: 'body', created_at: NOW }],
    game_rooms: [
      {
        id: 'room-1',
        code: 'KX47PB',
        host_hash: hashOf('a host'),
        settings: '{}',
        questions: '[]',
        state: 'lobby',
        question: -1,
        deadline: null,
        milliseconds_left: null,
        step: 0,
        revision: 1,
        seating: 1,
        players: 1,
        leader: null,
        leader_seen_at: NOW,
        created_at: NOW,
        expires_at: NOW + HOUR,
      },
    ],
    game_room_players: [
      {
        id: 'player-1',
        room: 'room-1',
        name: 'Ruth',
        name_key: 'ruth',
        secret_hash: hashOf('a seat'),
        team: null,
        joined_at_question: -1,
        created_at: NOW,
      },
    ],
    game_room_answers: [
      { room: 'room-1', player: 'player-1', question: 0, answer: 'Rhoda', is_right: 1, worth: 10 },
    ],
    hourly_counts: [
      { hour: NOW, name: 'messages', count: 2 },
      { hour: NOW, name: 'output_tokens', count: 250 },
    ],
    care_referrals: [{ month: '2026-11', kind: 'crisis', count: 1 }],
    topic_counts: [{ day: '2026-11-22', entry: 'topic:anxiety', count: 12 }],
    testimonials: [{ position: 0, name: 'Ruth', role: 'Reader', text: 'It told me what it says.', stars: 5 }],
    rate_limits: [{ key_hash: 'caller', count: 7, expires_at: NOW + HOUR }],
  };
}

/** The text of a message in a fixture, decrypted. */
export const readFixtureMessage = (id: string, sealed: Uint8Array): string =>
  openBody(key, id, sealed).content;
