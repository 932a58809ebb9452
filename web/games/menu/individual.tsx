import { useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { GAME_CATEGORIES, GAME_DIFFICULTIES, QUIZ_LENGTHS } from '../../../contract/limits.ts';
import type { Game } from '../../../games/question.ts';
import { sentenceOf } from '../../app/request.ts';
import { useTranslation } from '../../app/translation.ts';
import button from '../../ui/button.module.css';
import { type GameFilter, NO_FILTER } from '../filter.ts';
import { CATEGORY_NAMES, DIFFICULTY_NAMES } from '../labels.ts';
import { gamesQuery } from '../queries.ts';
import { BrowseGrid } from './browse-grid.tsx';
import card from './card.module.css';
import { Choice } from './choice.tsx';
import { NoGames } from './no-games.tsx';
import { Segments } from './segments.tsx';

type QuizLength = (typeof QUIZ_LENGTHS)[number];

interface IndividualProps {
  onQuiz: (games: readonly Game[], length: QuizLength) => void;
  /** One question after another; the first is random where none is given. */
  onSingle: (games: readonly Game[], first?: Game) => void;
}

const CATEGORIES = [
  ['all', 'All'],
  ...GAME_CATEGORIES.map((id) => [id, CATEGORY_NAMES[id]] as const),
] as const;
const DIFFICULTIES = [
  ['all', 'All'],
  ...GAME_DIFFICULTIES.map((id) => [id, DIFFICULTY_NAMES[id]] as const),
] as const;

/** Individual play: filters, a quiz or one question after another, and all questions to choose from. */
export function Individual({ onQuiz, onSingle }: IndividualProps): JSX.Element {
  const [version] = useTranslation();
  const [filter, setFilter] = useState<GameFilter>(NO_FILTER);
  const [length, setLength] = useState<QuizLength>(QUIZ_LENGTHS[0]);
  const { data: games, error, isPending, refetch } = useQuery(gamesQuery(filter, version));
  const isPlayable = (games?.length ?? 0) > 0;
  return (
    <>
      <section className={card.start} aria-label="A quiz of your own">
        <Segments legend="Questions" values={QUIZ_LENGTHS} value={length} onChange={setLength} />
        <div className={card.pair}>
          <Choice
            label="Category"
            value={filter.category}
            options={CATEGORIES}
            onChange={(category) => setFilter({ ...filter, category: category as GameFilter['category'] })}
          />
          <Choice
            label="Difficulty"
            value={filter.difficulty}
            options={DIFFICULTIES}
            onChange={(difficulty) =>
              setFilter({ ...filter, difficulty: difficulty as GameFilter['difficulty'] })
            }
          />
        </div>
        <div className={card.go}>
          <button
            type="button"
            className={button.primary}
            disabled={!isPlayable}
            onClick={() => games && onQuiz(games, length)}
          >
            Start Quiz
          </button>
          <button
            type="button"
            className={button.text}
            disabled={!isPlayable}
            onClick={() => games && onSingle(games)}
          >
            Single Question
          </button>
        </div>
      </section>
      {isPending && <BrowseGrid games={null} onPlay={() => {}} />}
      {error && (
        <p role="alert" className={card.problem}>
          {sentenceOf(error)}{' '}
          <button type="button" className={button.text} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {games &&
        (isPlayable ? (
          <BrowseGrid games={games} onPlay={(game) => onSingle(games, game)} />
        ) : (
          <NoGames filter={filter} onReset={() => setFilter(NO_FILTER)} />
        ))}
    </>
  );
}
