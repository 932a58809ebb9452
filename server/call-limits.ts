import type { LimitFactory } from './http/rate-limit.ts';

/** How often each call may be made. */

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Behaviour 8.3. */
export function chatLimits(limit: LimitFactory) {
  return {
    createSession: [limit({ name: 'sessions', max: 120, maxOfNetwork: 600, windowMs: HOUR, key: 'address' })],
    send: [
      limit({ name: 'replies of a session', max: 40, windowMs: HOUR, key: 'session' }),
      limit({ name: 'replies of an address', max: 120, windowMs: HOUR, key: 'address' }),
    ],
    readOfAddress: [
      limit({ name: 'reads of an address', max: 12_000, windowMs: HOUR, key: 'address', ofProcess: true }),
    ],
    readOfSession: [
      limit({ name: 'reads of a session', max: 1_200, windowMs: HOUR, key: 'session', ofProcess: true }),
    ],
  };
}

/** A longer text counts more than once. */
export const checkedTexts = (limit: LimitFactory) =>
  limit({
    name: 'checked texts of an address',
    max: 480,
    windowMs: HOUR,
    key: 'address',
    bytesPerCount: 50_000,
  });

export const documents = (limit: LimitFactory) =>
  limit({
    name: 'documents',
    max: 120,
    maxOfNetwork: 360,
    windowMs: HOUR,
    key: 'address',
    bytesPerCount: 1_000_000,
  });

/** Behaviour 8.3. A youth group shares one address. */
export function gameLimits(limit: LimitFactory) {
  return {
    score: limit({ name: 'scores', max: 2_400, windowMs: HOUR, key: 'address' }),
    passage: limit({ name: 'passages played', max: 600, windowMs: HOUR, key: 'address' }),
  };
}

/** Behaviour 8.3. Forty phones in a church hall share one address: what counts is the room and the seat. */
export function roomLimits(limit: LimitFactory) {
  const ofRoom = (name: string, max: number) => limit({ name, max, windowMs: MINUTE, key: 'room' });
  const ofSeat = (name: string, max: number) =>
    limit({ name, max, windowMs: MINUTE, key: 'seat', ofProcess: true });
  return {
    open: [limit({ name: 'rooms of an address', max: 120, windowMs: HOUR, key: 'address' })],
    // Codes cannot be tried one after the other.
    find: limit({ name: 'room codes of an address', max: 600, windowMs: HOUR, key: 'address' }),
    join: [
      limit({ name: 'joins of an address', max: 600, windowMs: HOUR, key: 'address' }),
      ofRoom('joins of a room', 120),
    ],
    follow: [ofSeat('streams of a seat', 120)],
    act: [ofSeat('actions of a seat', 240)],
  };
}

/** Generous, because a church's visitors share one address, and only counts are protected. */
export function advertisementLimits(limit: LimitFactory) {
  const perHour = { windowMs: HOUR, key: 'address', ofProcess: true } as const;
  return {
    impression: [limit({ name: 'impressions', max: 1_200, ...perHour })],
    click: [limit({ name: 'clicks', max: 240, ...perHour })],
  };
}

/** Besides these, characters are counted by the day (voice/daily-characters.ts). */
export function voiceLimits(limit: LimitFactory) {
  return {
    lists: [limit({ name: 'voice lists of an address', max: 600, windowMs: HOUR, key: 'address' })],
    speech: [limit({ name: 'speech of an address', max: 600, windowMs: HOUR, key: 'address' })],
    passages: [limit({ name: 'spoken verses of an address', max: 6_000, windowMs: HOUR, key: 'address' })],
  };
}
