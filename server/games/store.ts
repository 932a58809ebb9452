import type { GameStats } from '../../contract/games.ts';
import type { Storage, TransactionQuery } from '../storage/types.ts';

/** The stats of a player; undefined where none were counted. */
export function findStats(storage: Storage, player: string): Promise<GameStats | undefined> {
  return storage.db
    .selectFrom('game_players')
    .select([
      'total_games_played as totalGamesPlayed',
      'total_score as totalScore',
      'best_streak as bestStreak',
      'current_streak as currentStreak',
    ])
    .where('id_hash', '=', player)
    .executeTakeFirst();
}

export interface CountedScore {
  readonly player: string;
  readonly score: number;
  readonly now: number;
}

/** Adds a score to a player's stats, in the database, so that none is lost among several at once. Any score above 0 lengthens the streak. */
export function addScore({ db }: Storage, { player, score, now }: CountedScore): TransactionQuery {
  const streak = score > 0 ? 1 : 0;
  const query = db
    .insertInto('game_players')
    .values({
      id_hash: player,
      total_games_played: 1,
      total_score: score,
      best_streak: streak,
      current_streak: streak,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('id_hash').doUpdateSet(({ eb, ref }) => {
        const nextStreak = eb(ref('game_players.current_streak'), '+', 1);
        return {
          total_games_played: eb(ref('game_players.total_games_played'), '+', 1),
          total_score: eb(ref('game_players.total_score'), '+', score),
          updated_at: now,
          ...(streak === 0
            ? { current_streak: 0 }
            : {
                current_streak: nextStreak,
                best_streak: eb
                  .case()
                  .when(nextStreak, '>', ref('game_players.best_streak'))
                  .then(nextStreak)
                  .else(ref('game_players.best_streak'))
                  .end(),
              }),
        };
      }),
    )
    .compile();
  return { query };
}

export interface ScoreKey {
  readonly player: string;
  readonly keyHash: string;
  readonly bodyHash: string;
  readonly now: number;
}

/** Remembers the key of a score; the transaction is refused if it is known. */
export function rememberKey({ db }: Storage, { player, keyHash, bodyHash, now }: ScoreKey): TransactionQuery {
  const query = db
    .insertInto('game_scores')
    .values({ player, key_hash: keyHash, body_hash: bodyHash, created_at: now })
    .onConflict((conflict) => conflict.columns(['player', 'key_hash']).doNothing())
    .compile();
  return { query, expect: 1 };
}

export function forgetKeysBefore({ db }: Storage, time: number): TransactionQuery {
  return { query: db.deleteFrom('game_scores').where('created_at', '<', time).compile() };
}

/** The hash of what was sent with a known key. */
export async function findBodyHash(
  { db }: Storage,
  player: string,
  keyHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('game_scores')
    .select('body_hash')
    .where('player', '=', player)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row?.body_hash;
}

export function deletePlayer({ db }: Storage, player: string): TransactionQuery[] {
  return [
    { query: db.deleteFrom('game_players').where('id_hash', '=', player).compile() },
    { query: db.deleteFrom('game_scores').where('player', '=', player).compile() },
  ];
}
