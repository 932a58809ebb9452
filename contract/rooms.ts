import { z } from 'zod';
import { verseQuery } from './bible.ts';
import {
  GAME_CATEGORIES,
  GAME_DIFFICULTIES,
  GAME_TYPES,
  REFERENCE_MAX_LENGTH,
  ROOM_ANSWER_MAX_LENGTH,
  ROOM_COUNTS,
  ROOM_NAME_FIELD_MAX_LENGTH,
  ROOM_SECONDS,
  ROOM_TEAMS,
  ROOM_TITLE_MAX_LENGTH,
} from './limits.ts';

const { version } = verseQuery.shape;

const bankSource = z.object({
  kind: z.literal('bank'),
  category: z.enum([...GAME_CATEGORIES, 'all']).optional(),
  difficulty: z.enum([...GAME_DIFFICULTIES, 'all']).optional(),
  types: z.array(z.enum(GAME_TYPES)).min(1).max(GAME_TYPES.length).optional(),
  version,
});
const passageSource = z.object({
  kind: z.literal('passage'),
  reference: z.string().trim().min(1).max(REFERENCE_MAX_LENGTH),
  version,
});

const within = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z
    .number()
    .int()
    .refine((value) => value === 0 || (value >= min && value <= max), {
      error: `Must be 0, or from ${min} to ${max}.`,
    });

export const openRoomBody = z.object({
  source: z.discriminatedUnion('kind', [bankSource, passageSource]),
  count: z.number().refine((count) => (ROOM_COUNTS as readonly number[]).includes(count), {
    error: `Must be one of ${ROOM_COUNTS.join(', ')}.`,
  }),
  /** 0: no clock. */
  secondsPerQuestion: within(ROOM_SECONDS),
  /** `speed`: a third of the points depends on the time that was left. */
  scoring: z.enum(['right', 'speed']),
  /** 0: everybody plays alone. */
  teams: within(ROOM_TEAMS).default(0),
  title: z.string().trim().max(ROOM_TITLE_MAX_LENGTH).optional(),
});
export type OpenRoomBody = z.infer<typeof openRoomBody>;

const givenAnswer = z.object({
  answer: z.string(),
  count: z.number().int(),
  isRight: z.boolean(),
  /** Right because the leader accepted it. */
  isAccepted: z.boolean().optional(),
});

/** Everything that one seat may see, whole; the answer and who was right only from the reveal on. */
export const roomView = z.object({
  code: z.string(),
  title: z.string(),
  revision: z.number().int(),
  /** Counts the leader's steps; sent with an action, it makes sure that two leaders do not both take the same one. */
  step: z.number().int(),
  state: z.enum(['lobby', 'question', 'locked', 'reveal', 'board', 'paused', 'ended']),
  now: z.iso.datetime(),
  deadline: z.iso.datetime().optional(),
  /** While paused. */
  millisecondsLeft: z.number().optional(),
  expiresAt: z.iso.datetime(),
  secondsPerQuestion: z.number().int(),
  scoring: z.enum(['right', 'speed']),
  /** The translation of the room's wording: "kjv". */
  version: z.string(),
  count: z.number().int(),
  question: z
    .object({
      id: z.string(),
      number: z.number().int(),
      type: z.enum(GAME_TYPES),
      question: z.string(),
      options: z.array(z.string()).optional(),
      points: z.number().int(),
    })
    .optional(),
  /** How many have answered, of how many that are waited for: not of those who came after the question. */
  answered: z.object({ count: z.number().int(), of: z.number().int() }),
  yourAnswer: z.string().optional(),
  isYourAnswerRight: z.boolean().optional(),
  correctAnswer: z.string().optional(),
  explanation: z.string().optional(),
  /** The passage to read again. */
  scripture: z.string().optional(),
  /** What was answered, without names; typed answers only for the leader. */
  answers: z.array(givenAnswer).optional(),
  players: z.array(
    z.object({
      playerId: z.string(),
      name: z.string(),
      team: z.number().int().optional(),
      score: z.number().int(),
      /** Equal scores share a place. */
      place: z.number().int(),
      hasAnswered: z.boolean(),
      /** Came after the open question was asked: may answer, and is not waited for. */
      isLate: z.boolean().optional(),
      gained: z.number().int().optional(),
    }),
  ),
  /** At the end: all questions that were asked, to read again. */
  asked: z
    .array(z.object({ question: z.string(), correctAnswer: z.string(), scripture: z.string() }))
    .optional(),
  teams: z
    .array(z.object({ team: z.number().int(), score: z.number().int(), place: z.number().int() }))
    .optional(),
  you: z.object({
    role: z.enum(['host', 'player']),
    leads: z.boolean(),
    playerId: z.string().optional(),
    name: z.string().optional(),
    team: z.number().int().optional(),
  }),
  /** Who leads: a player, or whoever opened the room. While away, any seat may lead. */
  host: z.object({ playerId: z.string().optional(), name: z.string().optional(), isAway: z.boolean() }),
});
export type RoomView = z.infer<typeof roomView>;

export const openedRoom = z.object({
  code: z.string(),
  /** Leads the room: the header `x-room-secret`. */
  hostSecret: z.string(),
  joinUrl: z.string(),
  view: roomView,
});

export const roomSummary = z.object({
  code: z.string(),
  title: z.string(),
  state: roomView.shape.state,
  players: z.number().int(),
});
export type RoomSummary = z.infer<typeof roomSummary>;

/** The service says what is wrong with a name (behaviour 15.6). */
export const joinRoomBody = z.object({ name: z.string().max(ROOM_NAME_FIELD_MAX_LENGTH) });

export const joinedRoom = z.object({
  playerId: z.string(),
  /** The seat: the header `x-room-secret`. */
  playerSecret: z.string(),
  /** With a number behind it where the name was taken. */
  name: z.string(),
  view: roomView,
});

export const roomAnswerBody = z.object({
  questionId: z.string().max(ROOM_ANSWER_MAX_LENGTH),
  answer: z.string().trim().min(1).max(ROOM_ANSWER_MAX_LENGTH),
});

export const roomAnswer = z.object({
  questionId: z.string(),
  answer: z.string(),
  /** Views from this revision on hold the answer. */
  revision: z.number().int(),
});

const step = z.number().int().min(0).optional();
const playerId = z.string().max(ROOM_ANSWER_MAX_LENGTH);
export const roomHostBody = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['start', 'reveal', 'pause', 'resume', 'skip', 'end']), step }),
  /** After the end: another game in the same room, with new questions. */
  z.object({ action: z.literal('play-again'), step }),
  z.object({ action: z.literal('next'), step, to: z.enum(['board', 'question']).optional() }),
  z.object({ action: z.literal('remove'), step, playerId }),
  /** Without `playerId`: back to whoever opened the room. */
  z.object({ action: z.literal('hand-over'), step, playerId: playerId.optional() }),
  z.object({
    action: z.literal('accept-answer'),
    step,
    ...roomAnswerBody.shape,
    /** False takes back that it counts. */
    counts: z.boolean().optional(),
  }),
]);
export type RoomHostBody = z.infer<typeof roomHostBody>;

export const roomEventsQuery = z.object({
  /** `watch`: a second screen, which does not count as the leader's presence. */
  as: z.enum(['seat', 'watch']).default('seat'),
});
