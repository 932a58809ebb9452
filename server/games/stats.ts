import { AppError } from '../../contract/errors.ts';
import type { GameStats, ScoreBody } from '../../contract/games.ts';
import { isPossibleScore } from '../../games/scoring.ts';
import { hashOf } from '../storage/encryption.ts';
import { type Storage, TransactionRefused } from '../storage/types.ts';
import { addScore, deletePlayer, findBodyHash, findStats, forgetKeysBefore, rememberKey } from './store.ts';

/** What each visitor has played, by the hash of the id in their cookie (behaviour 15.2). */
export interface GameStatistics {
  read(playerId: string | undefined): Promise<GameStats>;
  /** Counts a score once per `key`. Throws GAME_NOT_FOUND, IMPOSSIBLE_SCORE and IDEMPOTENCY_KEY_REUSED. */
  record(playerId: string, sent: ScoreBody, key: string | undefined): Promise<GameStats>;
  forget(playerId: string): Promise<void>;
}

export interface StatisticsDeps {
  readonly storage: Storage;
  /** The points of a question; undefined for one that does not exist. */
  readonly pointsOf: (gameId: string) => number | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const NOTHING_PLAYED: GameStats = { totalGamesPlayed: 0, totalScore: 0, bestStreak: 0, currentStreak: 0 };
/** A device that was offline for longer counts its scores twice at worst. */
const KEY_LIFETIME_MS = 30 * 24 * 3_600_000;

export function createStatistics({ storage, pointsOf, now }: StatisticsDeps): GameStatistics {
  const statsOf = async (player: string): Promise<GameStats> =>
    (await findStats(storage, player)) ?? NOTHING_PLAYED;

  return {
    read: async (playerId) => (playerId === undefined ? NOTHING_PLAYED : statsOf(hashOf(playerId))),

    async record(playerId, sent, key) {
      checkScore(sent, pointsOf(sent.gameId));
      const player = hashOf(playerId);
      const time = now();
      const counted = addScore(storage, { player, score: sent.score, now: time });
      if (key === undefined) {
        await storage.transaction([counted]);
        return statsOf(player);
      }
      const keyHash = hashOf(key);
      const bodyHash = hashOf(JSON.stringify([sent.gameId, sent.score, sent.timeCompleted, sent.attempts]));
      try {
        await storage.transaction([
          forgetKeysBefore(storage, time - KEY_LIFETIME_MS),
          rememberKey(storage, { player, keyHash, bodyHash, now: time }),
          counted,
        ]);
      } catch (error) {
        if (!(error instanceof TransactionRefused)) throw error;
        if ((await findBodyHash(storage, player, keyHash)) !== bodyHash)
          throw new AppError('IDEMPOTENCY_KEY_REUSED', { cause: error });
      }
      return statsOf(player);
    },

    async forget(playerId) {
      await storage.transaction(deletePlayer(storage, hashOf(playerId)));
    },
  };
}

function checkScore({ score, attempts }: ScoreBody, points: number | undefined): void {
  if (points === undefined) throw new AppError('GAME_NOT_FOUND');
  // 0 at any attempt: in Quick Fire the clock reveals the answer, too.
  if (score !== 0 && !isPossibleScore(points, score, attempts)) throw new AppError('IMPOSSIBLE_SCORE');
}
