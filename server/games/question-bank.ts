import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../games/question.ts';
import type { TranslationId } from '../../scripture/types.ts';

/** The questions of the games, as scripts/build-games.ts wrote them. */
export interface QuestionBank {
  /** As they are played in a translation; read when they are first asked for. */
  games(translation: TranslationId): readonly Game[];
  /** A question's points are the same in every translation; undefined for a question that does not exist. */
  pointsOf(gameId: string): number | undefined;
}

export function createQuestionBank(directory: string, defaultTranslation: TranslationId): QuestionBank {
  const read = new Map<TranslationId, readonly Game[]>();
  let points: ReadonlyMap<string, number> | undefined;

  function games(translation: TranslationId): readonly Game[] {
    const known = read.get(translation);
    if (known) return known;
    const list = JSON.parse(readFileSync(join(directory, `${translation}.json`), 'utf8')) as Game[];
    read.set(translation, list);
    return list;
  }

  return {
    games,
    pointsOf(gameId) {
      points ??= new Map(games(defaultTranslation).map((game) => [game.id, game.points]));
      return points.get(gameId);
    },
  };
}
