import type { JSX } from 'react';
import { Clock } from './clock.tsx';
import style from './play-screen.module.css';
import { QuestionSheet } from './question-sheet.tsx';
import { type Run, totalsOf } from './run.ts';
import { RunBar } from './run-bar.tsx';
import { Summary } from './summary.tsx';
import type { RunControl } from './use-run.ts';

interface PlayScreenProps {
  control: RunControl;
  /** Single play: another question than this one. */
  onAnother: (current: Run) => void;
  onPlayAgain: () => void;
}

/** A run of questions, and its summary. */
export function PlayScreen(props: PlayScreenProps): JSX.Element | null {
  const { control, onAnother, onPlayAgain } = props;
  const { run } = control;
  if (!run) return null;
  if (run.isOver) return <Summary run={run} onPlayAgain={onPlayAgain} onMenu={control.close} />;
  const { kind, secondsPerQuestion, question, games, index } = run;
  const isSingle = kind === 'single';
  const isLast = !isSingle && index === games.length - 1;
  return (
    <div className={style.play}>
      <RunBar run={run} onClose={control.close} />
      {secondsPerQuestion !== undefined && (
        <Clock
          key={index}
          deadline={question.result ? null : question.startedAt + secondsPerQuestion * 1_000}
          seconds={secondsPerQuestion}
          onEnd={control.timeOut}
          note={`${totalsOf(run).streak} in a row`}
        />
      )}
      <QuestionSheet
        key={`${index} ${question.game.id}`}
        question={question}
        skipLabel={isSingle ? 'Skip Game' : 'Skip'}
        nextLabel={isLast ? 'See the Result' : 'Next Question'}
        onAnswer={control.answer}
        onSubmit={() => control.submit()}
        onHint={control.hint}
        onSkip={isSingle ? control.skipGame : control.skip}
        onNext={isSingle ? () => onAnother(run) : control.next}
      />
    </div>
  );
}
