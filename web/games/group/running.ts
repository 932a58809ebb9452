import type { TeamChallenge } from '../../../content/en/games/types.ts';
import type { IcebreakerPlan } from '../../../games/icebreaker.ts';

/** The clock of the round that is shown. */
export interface RoundClock {
  /** Seconds that are left while it stands. */
  readonly rest: number;
  /** Milliseconds since 1970; null while it stands. */
  readonly deadline: number | null;
}

/** An icebreaker under way. */
export interface RunningIcebreaker {
  readonly plan: IcebreakerPlan;
  /** Who is in which group; empty groups where no names were given. */
  readonly groups: readonly (readonly string[])[];
  readonly round: number;
  /** null until it is started. */
  readonly clock: RoundClock | null;
}

/** A team challenge under way. */
export interface RunningChallenge {
  readonly challenge: TeamChallenge;
  /** Who is in which team; empty teams where no names were given. */
  readonly members: readonly (readonly string[])[];
  /** A score for each team. */
  readonly scores: readonly number[];
  /** From 0; the one after the last is to talk it over. */
  readonly round: number;
  /** null until it is started. */
  readonly clock: RoundClock | null;
  /** Questions whose answer is shown, as "round question". */
  readonly revealed: readonly string[];
}
