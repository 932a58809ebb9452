import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { type JSX, useId } from 'react';
import input from '../covering-input.module.css';
import style from './options.module.css';
import { optionsOf, type QuestionState } from './run.ts';
import { Token } from './token.tsx';

interface OptionsProps {
  question: QuestionState;
  onChoose: (option: string) => void;
}

/** The options as radio buttons: choosing is not yet submitting, and what was tried stays, struck through. */
export function Options({ question, onChoose }: OptionsProps): JSX.Element {
  const { game, answer, wrong, result } = question;
  const name = useId();
  return (
    <fieldset className={`${style.options} ${result ? style.ended : ''}`}>
      <legend className="unseen">Choose an answer</legend>
      {optionsOf(game).map((option, index) => {
        const isTried = wrong.includes(option);
        const isRight = result !== null && result.kind !== 'skipped' && option === game.correctAnswer;
        const isChosen = result === null && option === answer;
        const look = isRight
          ? style.right
          : isTried
            ? style.tried
            : isChosen
              ? style.chosen
              : result
                ? style.other
                : '';
        return (
          <label key={option} className={style.option}>
            <input
              type="radio"
              className={input.covering}
              name={name}
              value={option}
              checked={isChosen || isRight}
              disabled={isTried || result !== null}
              onChange={() => onChoose(option)}
            />
            <span className={`${style.face} ${look}`}>
              <Token index={index} isFaint={!isRight && (isTried || result !== null)} />
              <span className={style.words}>{option}</span>
              <Note state={isRight ? 'right' : isTried ? 'tried' : isChosen ? 'chosen' : null} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

function Note({ state }: { state: 'right' | 'tried' | 'chosen' | null }): JSX.Element | null {
  if (state === null) return null;
  const Icon = state === 'tried' ? X : Check;
  return (
    <span className={style.note}>
      <Icon aria-hidden="true" />
      {{ right: 'Right', tried: 'Tried', chosen: 'Chosen' }[state]}
    </span>
  );
}
