import { CompiledQuery } from 'kysely';
import type { Migration } from './migration.ts';

/** Scores that were counted, so that a score sent twice counts once. */
export const gameScores: Migration = {
  name: '005-game-scores',
  queries: ({ text, integer, strict }) => [
    CompiledQuery.raw(
      `create table game_scores (
        player ${text} not null,
        key_hash ${text} not null,
        body_hash ${text} not null,
        created_at ${integer} not null,
        primary key (player, key_hash)
      ) ${strict}`,
    ),
    CompiledQuery.raw('create index game_scores_created_at on game_scores (created_at)'),
  ],
};
