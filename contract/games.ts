import { z } from 'zod';
import { verseQuery } from './bible.ts';
import {
  GAME_CATEGORIES,
  GAME_DIFFICULTIES,
  GAME_TYPES,
  ICEBREAKER_MINUTES,
  ICEBREAKER_PARTICIPANTS,
  MAX_ATTEMPTS,
  PLAYING_MAX_SECONDS,
  QUICK_FIRE_COUNTS,
  REFERENCE_MAX_LENGTH,
} from './limits.ts';

/** One question with everything that playing it needs; the browser checks the answer (games/check-answer.ts). */
const game = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(GAME_TYPES),
  category: z.enum(GAME_CATEGORIES),
  difficulty: z.enum(GAME_DIFFICULTIES),
  points: z.number().int(),
  question: z.string(),
  correctAnswer: z.string(),
  /** How a typed answer is judged. */
  answerRule: z.object({
    kind: z.enum(['name', 'number', 'word', 'words', 'verse', 'choice', 'order']),
    accepted: z.array(z.string()),
    lookAlikes: z.array(z.string()),
  }),
  /** The passage to read again. */
  scripture: z.string(),
  /** The translation whose words are shown or asked for: "KJV". */
  version: z.string().optional(),
  /** JSON text: an array of strings, each leading further than the one before. */
  hints: z.string(),
  multipleChoiceOptions: z.array(z.string()).optional(),
  /** A sentence to read after the answer. */
  explanation: z.string(),
});

export const games = z.array(game);

/** `all` is the same as leaving a filter out. */
export const gamesQuery = verseQuery.extend({
  category: z.enum([...GAME_CATEGORIES, 'all']).optional(),
  difficulty: z.enum([...GAME_DIFFICULTIES, 'all']).optional(),
  /** A reference: the questions are made from its text. */
  passage: z.string().trim().min(1).max(REFERENCE_MAX_LENGTH).optional(),
});

export const gameStats = z.object({
  totalGamesPlayed: z.number().int(),
  totalScore: z.number().int(),
  bestStreak: z.number().int(),
  currentStreak: z.number().int(),
});
export type GameStats = z.infer<typeof gameStats>;

/** The service checks that the rules can give the score (behaviour 15.2). */
export const scoreBody = z.object({
  gameId: z.string().min(1).max(REFERENCE_MAX_LENGTH),
  score: z.number().int().min(0),
  /** Seconds. */
  timeCompleted: z.number().min(0).max(PLAYING_MAX_SECONDS),
  /** All tries, the right one included. */
  attempts: z.number().int().min(1).max(MAX_ATTEMPTS),
});
export type ScoreBody = z.infer<typeof scoreBody>;

const inRange = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.number().int().min(min, `Must be from ${min} to ${max}.`).max(max, `Must be from ${min} to ${max}.`);

export const icebreakerBody = z.object({
  participants: inRange(ICEBREAKER_PARTICIPANTS),
  /** Minutes. */
  timeLimit: inRange(ICEBREAKER_MINUTES),
});
export type IcebreakerBody = z.infer<typeof icebreakerBody>;

export const icebreaker = z.object({
  /** In the order in which the rounds ask them. */
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      followUp: z.string().optional(),
      scripture: z.string().optional(),
    }),
  ),
  format: z.object({
    participants: z.number().int(),
    timeLimit: z.number().int(),
    /** How many people each group has. */
    groups: z.array(z.number().int()),
    rounds: z.array(
      z.object({
        title: z.string(),
        minutes: z.number().int(),
        instructions: z.string(),
        /** Ids of `questions`. */
        questions: z.array(z.string()),
      }),
    ),
    instructions: z.array(z.string()),
  }),
});

export const quickFireQuery = verseQuery.extend({
  count: z.coerce
    .number()
    .refine((count) => (QUICK_FIRE_COUNTS as readonly number[]).includes(count), {
      error: `Must be one of ${QUICK_FIRE_COUNTS.join(', ')}.`,
    })
    .default(QUICK_FIRE_COUNTS[0]),
});

export const teamChallenge = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  totalMinutes: z.number().int(),
  materials: z.array(z.string()),
  roles: z.array(z.object({ name: z.string(), task: z.string() })),
  rounds: z.array(
    z.object({
      title: z.string(),
      minutes: z.number().int(),
      /** What the leader does and says, a step each. */
      instructions: z.array(z.string()),
      questions: z.array(z.object({ question: z.string(), answer: z.string(), scripture: z.string() })),
    }),
  ),
  scoring: z.string(),
  /** To talk about at the end. */
  debrief: z.array(z.string()),
  scripture: z.string(),
});
