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
import type { RoomSource } from '../../games/rooms/room.ts';
import { formatPassage } from '../../scripture/references/format.ts';
import { parseReference } from '../../scripture/references/references.ts';
import { isTranslationId } from '../../scripture/translations.ts';
import type { Bible, Passage, TranslationId } from '../../scripture/types.ts';
import { createListAnswers, type ListAnswer } from './list-answers.ts';
import type { QuestionBank } from './question-bank.ts';

interface GameFilter {
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
  /** As many as a live room asks for. Throws REFERENCE_NOT_FOUND, PASSAGE_TOO_SHORT and INVALID_REQUEST where there are none. */
  forRoom: QuestionsFor;
  icebreaker(asked: IcebreakerBody): IcebreakerPlan;
  /** What a question is worth; undefined for one that does not exist. */
  pointsOf(gameId: string): number | undefined;
  teamChallenge(): TeamChallenge;
}

/** The questions of a live room. `except`: what was asked before, and is asked again only where there are too few others. */
export type QuestionsFor = (asked: {
  readonly source: RoomSource;
  readonly count: number;
  readonly except?: readonly string[];
}) => RoomGames;

interface RoomGames {
  readonly games: readonly Game[];
  /** The translation of their wording. */
  readonly version: TranslationId;
  /** What they are about: "Acts 12", "Bible quiz". */
  readonly about: string;
}

export interface GamesDeps {
  readonly bank: QuestionBank;
  readonly bible: Bible;
  readonly defaultTranslation: TranslationId;
  readonly random: Random;
}

const NO_QUESTIONS = 'There are no questions of this kind. Please choose others.';

function passageNamed(reference: string): Passage {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new AppError('REFERENCE_NOT_FOUND', { message: parsed.message });
  return parsed.passage;
}

function tooShort(given: number, asked: number): AppError {
  const gives = given === 0 ? 'no question' : given === 1 ? 'only one question' : `only ${given} questions`;
  const message = `This passage gives ${gives}, and ${asked} were asked for. Please choose a longer passage or fewer questions.`;
  return new AppError('PASSAGE_TOO_SHORT', { message, extra: { questions: given } });
}

/** What was asked before comes last. */
function othersFirst(games: readonly Game[], before: readonly string[]): Game[] {
  const wasAsked = ({ question }: Game): boolean => before.includes(question);
  return [...games.filter((game) => !wasAsked(game)), ...games.filter(wasAsked)];
}

export function createGames({ bank, bible, defaultTranslation, random }: GamesDeps): Games {
  const translationOf = (version: string | undefined): TranslationId => {
    const id = version?.toLowerCase() ?? defaultTranslation;
    if (!isTranslationId(id)) throw new AppError('UNKNOWN_VERSION');
    return id;
  };
  const answerFor = createListAnswers();
  const madeFrom = (passage: Passage, version: TranslationId, count: number): readonly Game[] =>
    gamesFromPassage({ passage, translation: bible[version], count, random });

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
      const games = madeFrom(passageNamed(reference), translationOf(version), PASSAGE_QUESTIONS);
      if (games.length === 0) throw new AppError('PASSAGE_TOO_SHORT');
      return games;
    },
    forRoom({ source, count, except = [] }) {
      const version = translationOf(source.version);
      if (source.kind === 'passage') {
        const passage = passageNamed(source.reference);
        const games = othersFirst(madeFrom(passage, version, count + except.length), except).slice(0, count);
        if (games.length < count) throw tooShort(games.length, count);
        return { games, version, about: formatPassage(passage.ranges).reference };
      }
      const { category = 'all', difficulty = 'all', types } = source;
      const fitting = bank
        .games(version)
        .filter((game) => category === 'all' || game.category === category)
        .filter((game) => difficulty === 'all' || game.difficulty === difficulty)
        .filter((game) => types === undefined || types.includes(game.type));
      const picked = pickQuestions(fitting, count + except.length, random);
      const games = othersFirst(picked, except).slice(0, count);
      if (games.length === 0) throw new AppError('INVALID_REQUEST', { message: NO_QUESTIONS });
      return { games, version, about: 'Bible quiz' };
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
