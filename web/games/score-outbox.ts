import type { GameStats, ScoreBody } from '../../contract/games.ts';
import { newUuid } from '../app/identifiers.ts';
import { RequestError, request } from '../app/request.ts';
import { recall, remember } from '../app/storage.ts';
import { GAME_SCORES } from '../app/visitor-data.ts';

/** A score that the server has not confirmed yet. */
interface PendingScore {
  /** Marks doubles: the same score sent twice counts once. */
  readonly key: string;
  readonly body: ScoreBody;
}

/** More than an evening's; older ones are dropped. */
const MAX_PENDING = 200;

let sending: Promise<GameStats | null> | null = null;

/** Adds a score and sends what is pending. Resolves to the new stats; null where nothing could be sent. */
export async function recordScore(body: ScoreBody): Promise<GameStats | null> {
  const pending = [...pendingScores(), { key: newUuid(), body }].slice(-MAX_PENDING);
  if (!remember('browser', GAME_SCORES, pending)) return post({ key: newUuid(), body }).catch(() => null);
  return sendScores();
}

/** Sends the pending scores one after another, oldest first, so that the streak is right. Never rejects. */
export function sendScores(): Promise<GameStats | null> {
  sending = (sending ?? Promise.resolve(null)).then(sendAll);
  return sending;
}

async function sendAll(): Promise<GameStats | null> {
  let stats: GameStats | null = null;
  for (let [first] = pendingScores(); first; [first] = pendingScores()) {
    try {
      stats = await post(first);
    } catch (error) {
      // Refused for good: sending it again would not help. Anything else waits for the next time.
      const isRefused = error instanceof RequestError && error.status < 500 && error.status !== 429;
      if (!isRefused) return stats;
    }
    const { key } = first;
    remember(
      'browser',
      GAME_SCORES,
      pendingScores().filter((score) => score.key !== key),
    );
  }
  return stats;
}

const post = async ({ key, body }: PendingScore): Promise<GameStats> =>
  (await request('POST', '/api/bible-games/score', body, { headers: { 'Idempotency-Key': key } })).json();

const pendingScores = (): PendingScore[] => recall('browser', GAME_SCORES, isPending) ?? [];
const isPending = (value: unknown): value is PendingScore[] => Array.isArray(value);
