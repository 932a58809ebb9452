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
import card from './card.module.css';
import { Choice } from './choice.tsx';
import { NoGames } from './no-games.tsx';
import { Segments } from './segments.tsx';

type QuizLength = (typeof QUIZ_LENGTHS)[number];

interface QuizStartProps {
  filter: GameFilter;
  onFilter: (filter: GameFilter) => void;
  onQuiz: (games: readonly Game[], length: QuizLength) => void;
  /** One question after another. */
  onSingle: (games: readonly Game[]) => void;
}

const CATEGORIES = [
  ['all', 'All'],
  ...GAME_CATEGORIES.map((id) => [id, CATEGORY_NAMES[id]] as const),
] as const;
const DIFFICULTIES = [
  ['all', 'All'],
  ...GAME_DIFFICULTIES.map((id) => [id, DIFFICULTY_NAMES[id]] as const),
] as const;

/** Individual play: filters, and a quiz or one question after another. */
export function QuizStart({ filter, onFilter, onQuiz, onSingle }: QuizStartProps): JSX.Element {
  const [version] = useTranslation();
  const [length, setLength] = useState<QuizLength>(QUIZ_LENGTHS[0]);
  const { data: games, error, refetch } = useQuery(gamesQuery(filter, version));
  const isPlayable = (games?.length ?? 0) > 0;
  return (
    <div>
      <section className={card.start} aria-label="A quiz of your own">
        <Segments legend="Questions" values={QUIZ_LENGTHS} value={length} onChange={setLength} />
        <div className={card.pair}>
          <Choice
            label="Category"
            value={filter.category}
            options={CATEGORIES}
            onChange={(category) => onFilter({ ...filter, category: category as GameFilter['category'] })}
          />
          <Choice
            label="Difficulty"
            value={filter.difficulty}
            options={DIFFICULTIES}
            onChange={(difficulty) =>
              onFilter({ ...filter, difficulty: difficulty as GameFilter['difficulty'] })
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
      {error && (
        <p role="alert" className={card.problem}>
          {sentenceOf(error)}{' '}
          <button type="button" className={button.text} onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {games && !isPlayable && <NoGames filter={filter} onReset={() => onFilter(NO_FILTER)} />}
    </div>
  );
}
