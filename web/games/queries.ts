import { queryOptions } from '@tanstack/react-query';
import type { TeamChallenge } from '../../content/en/games/types.ts';
import type { GameStats } from '../../contract/games.ts';
import { type IcebreakerPlan, planIcebreaker } from '../../games/icebreaker.ts';
import { pickQuestions } from '../../games/pick-questions.ts';
import type { Game } from '../../games/question.ts';
import { shuffled } from '../../games/random.ts';
import { RequestError, request } from '../app/request.ts';
import { type GameFilter, isInFilter } from './filter.ts';
import { readOfflineQuestions } from './offline-questions.ts';

const GAMES = '/api/bible-games';
const FIVE_MINUTES = 5 * 60_000;

export const STATS_KEY = ['/api/bible-games/stats'];

/** What this visitor has played. */
export const statsQuery = () => queryOptions<GameStats>({ queryKey: STATS_KEY });

/** The questions of a filter (behaviour 7.4): cached for 5 minutes, tried twice; without the server, those of this device. */
export const gamesQuery = (filter: GameFilter, version: string | null) =>
  queryOptions<Game[]>({
    queryKey: [GAMES, filter, version],
    queryFn: () =>
      orOffline(
        () => request<Game[]>(GAMES + searchOf({ ...filter, version })),
        async () => (await readOfflineQuestions()).filter((game) => isInFilter(game, filter)),
      ),
    staleTime: FIVE_MINUTES,
    retry: 1,
  });

/** Questions made from a passage. */
export const readPassageGames = (passage: string, version: string | null): Promise<Game[]> =>
  request<Game[]>(GAMES + searchOf({ passage, version }));

export const readQuickFire = (count: number, version: string | null): Promise<Game[]> =>
  orOffline(
    () => request<Game[]>(`${GAMES}/quickfire${searchOf({ count: String(count), version })}`),
    async () => pickQuestions(await readOfflineQuestions(), count, Math.random),
  );

export const readIcebreaker = (participants: number, timeLimit: number): Promise<IcebreakerPlan> =>
  orOffline(
    async () => (await request('POST', `${GAMES}/icebreaker`, { participants, timeLimit })).json(),
    async () => {
      const { ICEBREAKERS } = await import('../../content/en/games/icebreakers.ts');
      return planIcebreaker(ICEBREAKERS, { participants, timeLimit }, Math.random);
    },
  );

export const readTeamChallenge = (): Promise<TeamChallenge> =>
  orOffline(
    () => request<TeamChallenge>(`${GAMES}/team-building`),
    async () => {
      const { TEAM_CHALLENGES } = await import('../../content/en/games/team-challenges/all.ts');
      const [challenge] = shuffled(TEAM_CHALLENGES, Math.random);
      if (!challenge) throw new Error('There is no team challenge.');
      return challenge;
    },
  );

/** Asks the server; where it cannot be reached, this device. An answer of the server is never replaced. */
async function orOffline<T>(ask: () => Promise<T>, fromDevice: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof RequestError) throw error;
    return fromDevice().catch(() => {
      throw error;
    });
  }
}

/** Leaves out what is not chosen. */
function searchOf(params: Readonly<Record<string, string | null>>): string {
  const chosen = Object.entries(params).filter(
    (entry): entry is [string, string] => entry[1] !== null && entry[1] !== 'all',
  );
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}
