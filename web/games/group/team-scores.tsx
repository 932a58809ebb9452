import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { JSX } from 'react';
import button from '../../ui/button.module.css';
import style from './group.module.css';

interface TeamScoresProps {
  scores: readonly number[];
  /** Who is in which team. */
  members: readonly (readonly string[])[];
  onChange: (scores: readonly number[]) => void;
}

/** The teams' points, which the leader counts. */
export function TeamScores({ scores, members, onChange }: TeamScoresProps): JSX.Element {
  const add = (team: number, by: number): void =>
    onChange(scores.map((score, at) => (at === team ? Math.max(0, score + by) : score)));
  return (
    <ul className={style.scores} aria-label="Scores">
      {scores.map((score, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the teams never change order
        <li key={at}>
          <span className={style.team}>
            <b id={`team-${at}`}>Team {at + 1}</b>
            {members[at]?.join(', ')}
          </span>
          <span className={style.counter}>
            <button
              type="button"
              className={button.icon}
              aria-label={`One point less for team ${at + 1}`}
              disabled={score === 0}
              onClick={() => add(at, -1)}
            >
              <Minus aria-hidden="true" />
            </button>
            <output aria-labelledby={`team-${at}`}>{score}</output>
            <button
              type="button"
              className={button.icon}
              aria-label={`One point more for team ${at + 1}`}
              onClick={() => add(at, 1)}
            >
              <Plus aria-hidden="true" />
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
