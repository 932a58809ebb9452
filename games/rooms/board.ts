export interface Standing {
  readonly score: number;
}

/** The best first; equal scores share a place, and stay in the order given. */
export function standings<Player extends Standing>(
  players: readonly Player[],
): (Player & { readonly place: number })[] {
  const sorted = [...players].sort((one, other) => other.score - one.score);
  return sorted.map((player) => ({
    ...player,
    place: sorted.findIndex(({ score }) => score === player.score) + 1,
  }));
}

/** What a team has: the mean of its players, so that a larger team is not ahead by its size. */
export function teamScore(scores: readonly number[]): number {
  if (scores.length === 0) return 0;
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** The team with the fewest players, the first of several. Teams count from 1. */
export function smallestTeam(teams: number, taken: readonly (number | null)[]): number {
  const sizes = Array.from({ length: teams }, (_, at) => taken.filter((team) => team === at + 1).length);
  return sizes.indexOf(Math.min(...sizes)) + 1;
}
