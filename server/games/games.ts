import { ICEBREAKERS } from '../../content/en/games/icebreakers.ts';
import { TEAM_CHALLENGES } from '../../content/en/games/team-challenges/all.ts';
import type { TeamChallenge } from '../../content/en/games/types.ts';
import { AppError } from '../../contract/errors.ts';
import type { IcebreakerBody } from '../../contract/games.ts';
import { PASSAGE_QUESTIONS } from '../../contract/limits.ts';
import { gamesFromPassage, pointsOfPassageGame } from '../../games/from-passage.ts';
import { type IcebreakerPlan, planIcebreaker } from '../../games/icebreaker.ts';
import { pickQuestions } from '../../games/pick-questions.ts';
import type { Game, Random } from '../../games/question.ts';
import { shuffled } from '../../games/random.ts';
import { parseReference } from '../../scripture/references/references.ts';
import { isTranslationId } from '../../scripture/translations.ts';
import type { Bible, TranslationId } from '../../scripture/types.ts';
import { createListAnswers, type ListAnswer } from './list-answers.ts';
import type { QuestionBank } from './question-bank.ts';

export interface GameFilter {
  readonly category?: string | undefined;
  readonly difficulty?: string | undefined;
  readonly version?: string | undefined;
}

/** The Bible games that this installation has (behaviour 15.1, 15.3). */
export interface Games {
  list(filter: GameFilter): ListAnswer;
  /** Throws REFERENCE_NOT_FOUND and PASSAGE_TOO_SHORT. */
  fromPassage(reference: string, version: string | undefined): readonly Game[];
  quickFire(count: number, version: string | undefined): readonly Game[];
  icebreaker(asked: IcebreakerBody): IcebreakerPlan;
  /** What a question is worth; undefined for one that does not exist. */
  pointsOf(gameId: string): number | undefined;
  teamChallenge(): TeamChallenge;
}

export interface GamesDeps {
  readonly bank: QuestionBank;
  readonly bible: Bible;
  readonly defaultTranslation: TranslationId;
  readonly random: Random;
}

export function createGames({ bank, bible, defaultTranslation, random }: GamesDeps): Games {
  const translationOf = (version: string | undefined): TranslationId => {
    const id = version?.toLowerCase() ?? defaultTranslation;
    if (!isTranslationId(id)) throw new AppError('UNKNOWN_VERSION');
    return id;
  };
  const answerFor = createListAnswers();

  return {
    list({ category = 'all', difficulty = 'all', version }) {
      const translation = translationOf(version);
      return answerFor(`${translation} ${category} ${difficulty}`, () =>
        bank
          .games(translation)
          .filter((game) => category === 'all' || game.category === category)
          .filter((game) => difficulty === 'all' || game.difficulty === difficulty),
      );
    },
    fromPassage(reference, version) {
      const translation = bible[translationOf(version)];
      const parsed = parseReference(reference);
      if (!parsed.ok) throw new AppError('REFERENCE_NOT_FOUND', { message: parsed.message });
      const { passage } = parsed;
      const games = gamesFromPassage({ passage, translation, count: PASSAGE_QUESTIONS, random });
      if (games.length === 0) throw new AppError('PASSAGE_TOO_SHORT');
      return games;
    },
    pointsOf: (gameId) => bank.pointsOf(gameId) ?? pointsOfPassageGame(gameId),
    quickFire: (count, version) => pickQuestions(bank.games(translationOf(version)), count, random),
    icebreaker: (asked) => planIcebreaker(ICEBREAKERS, asked, random),
    teamChallenge() {
      const [challenge] = shuffled(TEAM_CHALLENGES, random);
      if (!challenge) throw new Error('There is no team challenge.');
      return challenge;
    },
  };
}
