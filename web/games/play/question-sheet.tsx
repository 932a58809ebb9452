import Check from 'lucide-react/icons/check';
import Lightbulb from 'lucide-react/icons/lightbulb';
import X from 'lucide-react/icons/x';
import { type FormEvent, type JSX, useEffect, useRef } from 'react';
import { MAX_ATTEMPTS } from '../../../contract/limits.ts';
import button from '../../ui/button.module.css';
import { isFocusLost } from '../is-focus-lost.ts';
import { DIFFICULTY_NAMES, points, TYPE_NAMES } from '../labels.ts';
import { AfterAnswer } from './after-answer.tsx';
import { Options } from './options.tsx';
import style from './question-sheet.module.css';
import { QuestionText } from './question-text.tsx';
import { hintsOf, optionsOf, pointsLeft, type QuestionState } from './run.ts';
import { TypeIcon } from './type-icon.tsx';
import { Verdict } from './verdict.tsx';

interface QuestionSheetProps {
  question: QuestionState;
  /** "Skip", or "Skip Game" where that ends the play. */
  skipLabel: string;
  /** "Next Question", or what follows the last. */
  nextLabel: string;
  onAnswer: (answer: string) => void;
  onSubmit: () => void;
  onHint: () => void;
  onSkip: () => void;
  onNext: () => void;
}

/** One question: what is asked, the answer being given, its verdict, and the passage it is from. */
export function QuestionSheet(props: QuestionSheetProps): JSX.Element {
  const { question } = props;
  const { game, result } = question;
  const heading = useRef<HTMLHeadingElement>(null);
  const sheet = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question takes the focus, so that it is read first
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [game.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a wrong answer and after a hint
  useEffect(() => focusAnswerIfLost(sheet.current, question), [question.wrong.length, question.hintsShown]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form ref={sheet} className={style.sheet} onSubmit={submit} autoComplete="off">
      <p className={style.about}>
        <span className={style.type}>
          <TypeIcon type={game.type} />
          {TYPE_NAMES[game.type]}
        </span>
        <span>{DIFFICULTY_NAMES[game.difficulty]}</span>
        <span className={style.points}>{worth(question)}</span>
      </p>
      <QuestionText ref={heading} text={game.question} isEnded={result !== null} />
      <Verdict question={question} />
      {optionsOf(game).length > 0 ? (
        <Options question={question} onChoose={props.onAnswer} />
      ) : (
        <TypedAnswer question={question} onAnswer={props.onAnswer} />
      )}
      {result ? (
        <AfterAnswer result={result} nextLabel={props.nextLabel} onNext={props.onNext} />
      ) : (
        <>
          <Hint question={question} />
          <Hands {...props} />
        </>
      )}
    </form>
  );
}

/** What was pressed may be off now (the option, Submit, Hint): the focus goes to what can be tried next. */
function focusAnswerIfLost(sheet: HTMLFormElement | null, { wrong, result }: QuestionState): void {
  if (!sheet || result || !isFocusLost()) return;
  const inputs = [...sheet.querySelectorAll('input')];
  const tried = inputs.findIndex(({ value }) => value === wrong.at(-1));
  const next = [...inputs.slice(tried + 1), ...inputs].find(({ disabled }) => !disabled);
  next?.focus();
}

/** What the question brings now, or with which try it was answered. */
function worth(question: QuestionState): string {
  const { result } = question;
  if (result === null) return points(pointsLeft(question));
  if (result.kind !== 'correct') return 'No points';
  return ['First try', 'Second try', 'Third try'][result.attempts - 1] ?? '';
}

interface TypedAnswerProps {
  question: QuestionState;
  onAnswer: (answer: string) => void;
}

/** The field of a typed answer, below what was tried. */
function TypedAnswer({ question: { game, answer, wrong, result }, onAnswer }: TypedAnswerProps): JSX.Element {
  return (
    <>
      {wrong.length > 0 && (
        <ul className={style.tried} aria-label="Tried">
          {wrong.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same wrong answer may be given twice
            <li key={index}>
              <X aria-hidden="true" />
              <s>{text}</s>
            </li>
          ))}
        </ul>
      )}
      {result === null && (
        <label className={style.field}>
          Your answer
          <input
            type="text"
            value={answer}
            maxLength={2_000}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={({ target }) => onAnswer(target.value)}
          />
        </label>
      )}
      {result !== null && result.kind !== 'skipped' && (
        <p className={style.answer}>
          <Check aria-hidden="true" />
          {game.correctAnswer}
        </p>
      )}
    </>
  );
}

function Hint({ question: { game, hintsShown } }: { question: QuestionState }): JSX.Element {
  const hints = hintsOf(game);
  return (
    <div role="status" className={hintsShown > 0 ? style.hint : undefined}>
      {hintsShown > 0 && (
        <>
          <Lightbulb aria-hidden="true" />
          <p>
            <span className={style.count}>
              Hint {hintsShown} of {hints.length}
            </span>
            {hints[hintsShown - 1]}
          </p>
        </>
      )}
    </div>
  );
}

/** Tries, skip, hint and submit; on a phone at the thumb. */
function Hands({ question, skipLabel, onHint, onSkip }: QuestionSheetProps): JSX.Element {
  const { game, answer, wrong, hintsShown } = question;
  const hints = hintsOf(game).length;
  return (
    <div className={style.hands}>
      <span className={style.tries}>
        {Array.from({ length: MAX_ATTEMPTS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: three tries, always in this order
          <i key={at} className={at < wrong.length ? style.used : at === wrong.length ? style.now : ''}>
            {at < wrong.length && <X aria-hidden="true" />}
          </i>
        ))}
        Try {wrong.length + 1} of {MAX_ATTEMPTS}
      </span>
      <span className={style.gap} />
      <button type="button" className={button.text} onClick={onSkip}>
        {skipLabel}
      </button>
      <button type="button" className={button.quiet} disabled={hintsShown >= hints} onClick={onHint}>
        <Lightbulb aria-hidden="true" />
        {hintsShown === 0 ? 'Hint' : 'Next hint'}
      </button>
      <button type="submit" className={`${button.primary} ${style.submit}`} disabled={answer.trim() === ''}>
        Submit Answer
      </button>
    </div>
  );
}
