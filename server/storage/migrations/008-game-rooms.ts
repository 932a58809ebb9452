import { CompiledQuery } from 'kysely';
import type { Migration } from './migration.ts';

/** Live rooms with their players and answers. */
export const gameRooms: Migration = {
  name: '008-game-rooms',
  queries: ({ text, integer, strict }) => [
    CompiledQuery.raw(
      `create table game_rooms (
        id ${text} primary key not null,
        code ${text} not null unique,
        host_hash ${text} not null,
        settings ${text} not null,
        questions ${text} not null,
        state ${text} not null,
        question ${integer} not null,
        deadline ${integer},
        milliseconds_left ${integer},
        step ${integer} not null,
        revision ${integer} not null,
        seating ${integer} not null,
        players ${integer} not null,
        leader ${text},
        leader_seen_at ${integer} not null,
        created_at ${integer} not null,
        expires_at ${integer} not null
      ) ${strict}`,
    ),
    CompiledQuery.raw('create index game_rooms_expires_at on game_rooms (expires_at)'),
    CompiledQuery.raw(
      `create table game_room_players (
        id ${text} primary key not null,
        room ${text} not null references game_rooms (id) on delete cascade,
        name ${text} not null,
        name_key ${text} not null,
        secret_hash ${text} not null,
        team ${integer},
        joined_at_question ${integer} not null,
        created_at ${integer} not null,
        unique (room, name_key)
      ) ${strict}`,
    ),
    CompiledQuery.raw(
      `create table game_room_answers (
        room ${text} not null references game_rooms (id) on delete cascade,
        player ${text} not null references game_room_players (id) on delete cascade,
        question ${integer} not null,
        answer ${text} not null,
        is_right ${integer} not null check (is_right in (0, 1)),
        worth ${integer} not null,
        primary key (room, question, player)
      ) ${strict}`,
    ),
    CompiledQuery.raw('create index game_room_answers_player on game_room_answers (player)'),
  ],
};
