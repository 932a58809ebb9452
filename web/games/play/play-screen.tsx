import type { JSX } from 'react';
import { Clock } from './clock.tsx';
import style from './play-screen.module.css';
import { QuestionSheet } from './question-sheet.tsx';
import { RunBar } from './run-bar.tsx';
import { totalsOf } from './session.ts';
import { Summary } from './summary.tsx';
import type { SessionControl } from './use-session.ts';

interface PlayScreenProps {
  control: SessionControl;
  /** Quick Fire: seconds for each question. */
  secondsPerQuestion: number;
  /** Single play: another question than this one. */
  onAnother: (currentId: string) => void;
  onPlayAgain: () => void;
}

/** A running session, and its summary. */
export function PlayScreen(props: PlayScreenProps): JSX.Element | null {
  const { control, secondsPerQuestion, onAnother, onPlayAgain } = props;
  const { session } = control;
  if (!session) return null;
  if (session.isOver) return <Summary session={session} onPlayAgain={onPlayAgain} onMenu={control.close} />;
  const { kind, question, games, index } = session;
  const isSingle = kind === 'single';
  const isLast = !isSingle && index === games.length - 1;
  return (
    <div className={style.play}>
      <RunBar session={session} onClose={control.close} />
      {kind === 'quick-fire' && (
        <Clock
          key={index}
          deadline={question.result ? null : question.startedAt + secondsPerQuestion * 1_000}
          seconds={secondsPerQuestion}
          onEnd={control.timeOut}
          note={`${totalsOf(session).streak} in a row`}
        />
      )}
      <QuestionSheet
        key={`${index} ${question.game.id}`}
        question={question}
        isRecorded={control.isRecorded}
        skipLabel={isSingle ? 'Skip Game' : 'Skip'}
        nextLabel={isLast ? 'See the Result' : 'Next Question'}
        onAnswer={control.answer}
        onSubmit={() => control.submit()}
        onHint={control.hint}
        onSkip={isSingle ? control.skipGame : control.skip}
        onNext={isSingle ? () => onAnother(question.game.id) : control.next}
      />
    </div>
  );
}
