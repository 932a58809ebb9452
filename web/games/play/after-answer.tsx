import Check from 'lucide-react/icons/check';
import Heart from 'lucide-react/icons/heart';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { type JSX, useCallback, useEffect, useRef } from 'react';
import { Reference } from '../../passages/reference.tsx';
import button from '../../ui/button.module.css';
import { addVerse, scheduleOf, useDeck } from '../learn/deck.ts';
import { dueInWords } from '../learn/schedule.ts';
import { AnswerPassage } from './answer-passage.tsx';
import style from './question-sheet.module.css';
import type { Result } from './run.ts';

interface AfterAnswerProps {
  result: Result;
  nextLabel: string;
  onNext: () => void;
}

/** What remains of a question that has ended: its passage, one sentence, and the way on. */
export function AfterAnswer({ result, nextLabel, onNext }: AfterAnswerProps): JSX.Element {
  const { game, kind } = result;
  const next = useRef<HTMLButtonElement>(null);
  const showNext = useCallback((): void => {
    if (document.activeElement === next.current) next.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  // Submit is gone: the focus goes to what takes its place.
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    showNext();
  }, [showNext]);
  const schedule = kind === 'skipped' ? undefined : scheduleOf(game.id);
  return (
    <>
      {kind === 'skipped' ? (
        <p className={style.why}>
          The answer stands in <Reference reference={game.scripture}>{game.scripture}</Reference>.
        </p>
      ) : (
        <>
          <AnswerPassage game={game} onShown={showNext} />
          <p className={style.why}>{game.explanation}</p>
        </>
      )}
      {schedule && (
        <p className={style.back}>
          <RotateCcw aria-hidden="true" />
          This question comes back {dueInWords(schedule, Date.now())}.
        </p>
      )}
      <div className={style.last}>
        {kind !== 'skipped' && game.type === 'memory_verse' && <LearnVerse reference={game.scripture} />}
        <button ref={next} type="button" className={button.primary} onClick={onNext}>
          {nextLabel}
        </button>
      </div>
    </>
  );
}

/** Adds the passage to the verses to learn. */
function LearnVerse({ reference }: { reference: string }): JSX.Element {
  const isAdded = useDeck().some(({ kind, id }) => kind === 'verse' && id === reference);
  return (
    <button
      type="button"
      className={button.quiet}
      disabled={isAdded}
      onClick={() => addVerse(reference, Date.now())}
    >
      {isAdded ? <Check aria-hidden="true" /> : <Heart aria-hidden="true" />}
      {isAdded ? 'Among your verses' : 'Learn this verse'}
    </button>
  );
}
