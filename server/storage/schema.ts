/**
 * The tables, for both engines. Times are milliseconds since 1970 UTC (BIGINT), booleans 0/1, JSON is text.
 * A column named `sealed` holds AES-256-GCM ciphertext (encryption.ts): a conversation's cannot be decrypted without its
 * session id.
 */
export interface Database {
  installation: InstallationTable;
  chat_sessions: ChatSessionTable;
  chat_messages: ChatMessageTable;
  idempotency_keys: IdempotencyKeyTable;
  feature_flags: FeatureFlagTable;
  advertisements: AdvertisementTable;
  advertisement_images: AdvertisementImageTable;
  admin_users: AdminUserTable;
  admin_sessions: AdminSessionTable;
  admin_devices: AdminDeviceTable;
  admin_recovery_codes: AdminRecoveryCodeTable;
  audit_entries: AuditEntryTable;
  contact_messages: ContactMessageTable;
  game_players: GamePlayerTable;
  game_scores: GameScoreTable;
  game_rooms: GameRoomTable;
  game_room_players: GameRoomPlayerTable;
  game_room_answers: GameRoomAnswerTable;
  hourly_counts: HourlyCountTable;
  care_referrals: CareReferralTable;
  topic_counts: TopicCountTable;
  testimonials: TestimonialTable;
  rate_limits: RateLimitTable;
}

/** Facts about the installation: `encryption_check` (an HMAC of a fixed text under ENCRYPTION_KEY). */
interface InstallationTable {
  name: string;
  value: string;
}

interface ChatSessionTable {
  id: string;
  /** SHA-256 of the session id, base64url; the session id itself is never stored. Unique. */
  id_hash: string;
  key_version: number;
  created_at: number;
  last_active_at: number;
  message_count: number;
}

interface ChatMessageTable {
  id: string;
  /** chat_sessions.id; deleted with it. */
  session: string;
  /** Order within the session, from 1; unique with `session`. */
  seq: number;
  role: 'user' | 'assistant';
  status: 'complete' | 'streaming' | 'stopped' | 'failed';
  /** Content, findings and attachment as one encrypted JSON body; begins with a format byte. */
  sealed: Uint8Array;
  created_at: number;
  /** Who answered, as shown ("Built-in guide", "OpenAI"). */
  provider: string | null;
  fallback: number;
  /** How much did not fit into the model's context window. */
  omitted_messages: number;
  omitted_characters: number;
  error_code: string | null;
  /** The translation that was requested with the message, or null. */
  version: string | null;
  /** Running replies: the instance that writes the reply, and when its lease ends. */
  owner: string | null;
  lease_until: number | null;
  /** Set by any instance; the owner stops at its next flush or hint. */
  stop_requested: number;
}

interface IdempotencyKeyTable {
  session: string;
  /** HMAC of the key under the session's key. */
  key_hash: string;
  /** HMAC of the request body under the session's key. */
  body_hash: string;
  message: string;
  created_at: number;
}

interface FeatureFlagTable {
  id: string;
  name: string;
  description: string;
  enabled: number;
  created_at: number;
  updated_at: number;
}

interface AdvertisementTable {
  id: string;
  title: string;
  description: string;
  image_url: string | null;
  link_url: string | null;
  type: 'book' | 'course' | 'event' | 'ministry' | 'other';
  placement: 'chat_sidebar' | 'between_messages' | 'home_banner' | 'footer';
  active: number;
  priority: number;
  target_audience: string | null;
  start_date: number | null;
  end_date: number | null;
  click_count: number;
  impression_count: number;
  /** Why the picture at `image_url` could not be fetched. */
  picture_problem: string | null;
  created_at: number;
  updated_at: number;
}

/** The picture that is served; `advertisements.image_url` is where the operator got it from. */
interface AdvertisementImageTable {
  /** advertisements.id; deleted with it. */
  advertisement: string;
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'image/avif';
  bytes: Uint8Array;
  /** Hash of the bytes, base64url. It is part of the address, so a new picture has a new address. */
  revision: string;
}

interface AdminUserTable {
  id: string;
  username: string;
  password_hash: string;
  email: string | null;
  role: 'owner' | 'admin';
  last_login: number | null;
  created_at: number;
  updated_at: number;
  disabled_at: number | null;
  /** The secret of the second factor, encrypted under ENCRYPTION_KEY; null: none is set up. */
  totp_sealed: Uint8Array | null;
  /** A secret that was shown and is not confirmed yet. */
  totp_pending: Uint8Array | null;
  /** The time step of the last code that was accepted, so that no code is accepted twice. */
  totp_step: number | null;
}

interface AdminSessionTable {
  id: string;
  /** SHA-256 of the session id that the browser holds. */
  id_hash: string;
  admin_user: string;
  /** When it ends at the latest. */
  expires_at: number;
  created_at: number;
  /** It ends 12 hours after this, too. */
  last_used_at: number;
  /** Browser and system in words, as the list of sessions shows them. */
  browser: string;
  /** admin_devices.id */
  device: string | null;
}

/** A browser in which an operator signed in before. It does not sign in: it only lets try when strangers have locked the account. */
interface AdminDeviceTable {
  id: string;
  /** SHA-256 of the token that the browser keeps. */
  token_hash: string;
  admin_user: string;
  last_used_at: number;
  created_at: number;
}

interface AdminRecoveryCodeTable {
  admin_user: string;
  /** HMAC of the code; the row is deleted when the code is used. */
  code_hash: string;
}

/** Who changed what, written in the transaction of the change (server/admin/audit.ts). */
interface AuditEntryTable {
  /** UUIDv7: sorts by time. */
  id: string;
  at: number;
  /** The username at that time, or "server" for commands run on the server. */
  who: string;
  action: string;
  target: string;
  before_json: string | null;
  after_json: string | null;
}

/** What a visitor wrote to the operator. */
interface ContactMessageTable {
  id: string;
  /** The message as one JSON body, encrypted under ENCRYPTION_KEY alone: the operator reads it. */
  sealed: Uint8Array;
  handled_at: number | null;
  created_at: number;
}

interface GamePlayerTable {
  /** SHA-256 of the cookie's random id. */
  id_hash: string;
  total_games_played: number;
  total_score: number;
  best_streak: number;
  current_streak: number;
  updated_at: number;
}

/** Scores that were counted, so that one that is sent twice counts once; deleted after a month. */
interface GameScoreTable {
  /** game_players.id_hash. */
  player: string;
  /** SHA-256 of the idempotency key, and of what was sent with it. */
  key_hash: string;
  body_hash: string;
  created_at: number;
}

/** A live room (behaviour 15.6). It is deleted with its players and answers when `expires_at` is over. */
interface GameRoomTable {
  id: string;
  code: string;
  /** SHA-256 of the secret of whoever opened the room. */
  host_hash: string;
  /** JSON: title, seconds, scoring, teams, version. */
  settings: string;
  /** JSON: the questions with their answers. */
  questions: string;
  state: 'lobby' | 'question' | 'reveal' | 'board' | 'paused' | 'ended';
  /** Position of the question; -1 in the lobby. */
  question: number;
  deadline: number | null;
  milliseconds_left: number | null;
  /** Counts the leader's steps. */
  step: number;
  /** Counts every change. */
  revision: number;
  /** Counts players who come and go. */
  seating: number;
  players: number;
  /** game_room_players.id; null: whoever opened the room. */
  leader: string | null;
  leader_seen_at: number;
  created_at: number;
  expires_at: number;
}

interface GameRoomPlayerTable {
  id: string;
  /** game_rooms.id; deleted with it. */
  room: string;
  name: string;
  /** The folded name; unique in its room. */
  name_key: string;
  /** SHA-256 of the seat's secret. */
  secret_hash: string;
  team: number | null;
  /** The position of the question that was open; -1 in the lobby. */
  joined_at_question: number;
  created_at: number;
}

interface GameRoomAnswerTable {
  room: string;
  /** game_room_players.id; deleted with it. */
  player: string;
  question: number;
  answer: string;
  is_right: number;
  /** What it scores if it is right. */
  worth: number;
}

/**
 * Counts for statistics, by the hour; never what was written. Names: `sessions`, `messages`, `input_tokens`, `output_tokens`,
 * `impressions`, `clicks`, `check/{status}`, `answers/{provider}`, `failures/{provider}`, `fallbacks/{provider}`,
 * `first_word/{class}/{provider}`.
 */
interface HourlyCountTable {
  /** Milliseconds since 1970 UTC, at a full hour. */
  hour: number;
  name: string;
  count: number;
}

/** How often help was shown. Never to whom, nor what was written. */
interface CareReferralTable {
  /** YYYY-MM, UTC. */
  month: string;
  kind: 'crisis' | 'abuse' | 'child' | 'medical' | 'danger';
  count: number;
}

/** How often an entry of the guide was asked on a day. Nothing leads back to a session. */
interface TopicCountTable {
  /** YYYY-MM-DD, UTC. */
  day: string;
  /** Kind and id of the entry: `topic:anxiety`. */
  entry: string;
  count: number;
}

/** What someone said of Berea, as the operator entered it; shown on the home page. */
interface TestimonialTable {
  position: number;
  name: string;
  role: string;
  text: string;
  stars: number;
}

interface RateLimitTable {
  /** HMAC of limit and caller: no address is stored. */
  key_hash: string;
  count: number;
  expires_at: number;
}
