import type { TranslationId } from '../../scripture/types.ts';
import type { Game, GameType } from '../question.ts';
import type { RoomProgress, RoomRules } from './progress.ts';

/** A question of a room, with what judging an answer and the reveal need. */
export type RoomQuestion = Pick<
  Game,
  | 'type'
  | 'question'
  | 'correctAnswer'
  | 'answerRule'
  | 'multipleChoiceOptions'
  | 'points'
  | 'scripture'
  | 'explanation'
  | 'version'
>;

/** What the questions of a room are taken from: our own of some kinds, or a passage. */
export type RoomSource =
  | {
      readonly kind: 'bank';
      readonly category?: Game['category'] | 'all' | undefined;
      readonly difficulty?: Game['difficulty'] | 'all' | undefined;
      readonly types?: readonly GameType[] | undefined;
      readonly version?: string | undefined;
    }
  | { readonly kind: 'passage'; readonly reference: string; readonly version?: string | undefined };

/** What the leader chose when the room was opened. */
export interface RoomSettings {
  readonly title: string;
  readonly secondsPerQuestion: number;
  readonly scoring: 'right' | 'speed';
  /** 0: everybody plays alone. */
  readonly teams: number;
  /** The wording of questions and answers. */
  readonly version: TranslationId;
  /** What the questions are taken from, to play again; missing in rooms that an earlier version of Berea opened. */
  readonly source?: RoomSource;
}

export interface RoomPlayer {
  readonly id: string;
  readonly name: string;
  /** From 1; null where there are no teams. */
  readonly team: number | null;
  /** The position of the question that was open when the player came; -1 in the lobby. */
  readonly joinedAtQuestion: number;
}

export interface RoomAnswer {
  readonly player: string;
  /** Position of the question. */
  readonly question: number;
  readonly answer: string;
  readonly isRight: boolean;
  /** What it scores if it is right. */
  readonly worth: number;
}

/** Everything about a room but its secrets. Times are milliseconds since 1970. */
export interface Room {
  readonly code: string;
  /** Counts every change. */
  readonly revision: number;
  /** Counts the leader's steps. */
  readonly step: number;
  readonly settings: RoomSettings;
  readonly questions: readonly RoomQuestion[];
  readonly progress: RoomProgress;
  /** The player who leads; null: whoever opened the room. */
  readonly leader: string | null;
  /** When the leader was last seen. */
  readonly leaderSeenAt: number;
  /** In the order in which they came. */
  readonly players: readonly RoomPlayer[];
  readonly answers: readonly RoomAnswer[];
  /** When the room is erased. */
  readonly expiresAt: number;
}

/** Whose view it is: the seat of whoever opened the room, or a player's. */
export type Seat = { readonly kind: 'host' } | { readonly kind: 'player'; readonly playerId: string };

/** A leader who has been away for so long can be stood in for. */
export const LEADER_AWAY_MS = 20_000;

export const isLeaderAway = ({ leaderSeenAt }: Room, now: number): boolean =>
  now - leaderSeenAt >= LEADER_AWAY_MS;

export const isLeader = ({ leader }: Room, seat: Seat): boolean =>
  seat.kind === 'host' ? leader === null : leader === seat.playerId;

/** Whether a seat may lead now: the leader's, and any while the leader is away. */
export const mayLead = (room: Room, seat: Seat, now: number): boolean =>
  isLeader(room, seat) || isLeaderAway(room, now);

export const rulesOf = ({ questions, settings }: Room): RoomRules => ({
  questions: questions.length,
  secondsPerQuestion: settings.secondsPerQuestion,
});

/** The name of a question in its room: it tells nothing of the answer. */
export const questionId = (position: number): string => `q${position + 1}`;

/** The position that a question's name says; undefined for other names. */
export function positionOf(id: string, questions: number): number | undefined {
  const position = /^q([1-9]\d?)$/.test(id) ? Number(id.slice(1)) - 1 : -1;
  return position >= 0 && position < questions ? position : undefined;
}
