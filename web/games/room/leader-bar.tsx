import { type JSX, useState } from 'react';
import type { RoomHostBody, RoomView } from '../../../contract/rooms.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import style from './leader-bar.module.css';
import { WhoHasAnswered } from './stage.tsx';

type Lead = (action: RoomHostBody) => Promise<boolean>;

interface LeaderBarProps {
  view: RoomView;
  lead: Lead;
  isBusy: boolean;
  /** Without the list of who has answered. */
  isShort?: boolean;
}

/** What the leader can do now. Each step says from which one it was taken, so that two leaders never skip a question. */
export function LeaderBar({ view, lead, isBusy, isShort = false }: LeaderBarProps): JSX.Element {
  const [open, setOpen] = useState<'answers' | 'room' | null>(null);
  const { step, state, answered, question, count } = view;
  const isLast = question?.number === count;
  const take = (action: RoomHostBody) => () => void lead({ ...action, step });
  const quiet = (label: string, action: RoomHostBody): JSX.Element => (
    <button type="button" className={button.quiet} disabled={isBusy} onClick={take(action)}>
      {label}
    </button>
  );
  const primary = (label: string, action: RoomHostBody): JSX.Element => (
    <button type="button" className={button.primary} disabled={isBusy} onClick={take(action)}>
      {label}
    </button>
  );
  const isAsking = state === 'question' || state === 'locked' || state === 'paused';
  return (
    <div className={style.bar}>
      {isAsking && !isShort && <WhoHasAnswered view={view} />}
      {state === 'lobby' && <p className={style.note}>{rulesInWords(view)}</p>}
      {isAsking && (
        <p className={style.note} aria-live="polite">
          {answered.count} of {answered.of} {answered.of === 1 ? 'has' : 'have'} answered
        </p>
      )}
      <div className={style.buttons}>
        <button type="button" className={button.text} onClick={() => setOpen('room')}>
          Room
        </button>
        {state === 'lobby' && primary('Start', { action: 'start' })}
        {isAsking && quiet('Skip', { action: 'skip' })}
        {state === 'question' && quiet('Pause', { action: 'pause' })}
        {state === 'paused' && quiet('Go on', { action: 'resume' })}
        {isAsking && primary('Reveal', { action: 'reveal' })}
        {(state === 'reveal' || state === 'board') && (
          <button type="button" className={button.text} onClick={() => setOpen('answers')}>
            Accept another answer
          </button>
        )}
        {state === 'reveal' && quiet('Show the board', { action: 'next', to: 'board' })}
        {(state === 'reveal' || state === 'board') &&
          primary(isLast ? 'Finish' : 'Next question', { action: 'next', to: 'question' })}
        {state === 'ended' && (
          <button type="button" className={button.quiet} onClick={() => print()}>
            Print the sheet
          </button>
        )}
      </div>
      <Dialog title="Accept another answer" open={open === 'answers'} onClose={() => setOpen(null)}>
        <AcceptAnswers view={view} lead={lead} />
      </Dialog>
      <Dialog title="Room" open={open === 'room'} onClose={() => setOpen(null)}>
        <RoomPanel view={view} lead={lead} onDone={() => setOpen(null)} />
      </Dialog>
    </div>
  );
}

function rulesInWords({ count, secondsPerQuestion, scoring }: RoomView): string {
  const time = secondsPerQuestion === 0 ? 'no clock' : `${secondsPerQuestion} seconds each`;
  const points = scoring === 'right' ? 'what counts is right or wrong' : 'speed counts for a third';
  return `${count} questions, ${time}, ${points}`;
}

function AcceptAnswers({ view, lead }: { view: RoomView; lead: Lead }): JSX.Element {
  const wrong = view.answers?.filter(({ isRight }) => !isRight) ?? [];
  const id = view.question?.id;
  if (wrong.length === 0 || id === undefined) return <p>Every answer that was given counts already.</p>;
  return (
    <>
      <p>It counts for all who gave it, and the scores follow.</p>
      <ul className={style.list}>
        {wrong.map(({ answer, count }) => (
          <li key={answer}>
            <span>
              {answer} <small>{count === 1 ? 'once' : `${count} times`}</small>
            </span>
            <button
              type="button"
              className={button.quiet}
              onClick={() => void lead({ action: 'accept-answer', questionId: id, answer })}
            >
              Accept<span className="unseen"> {answer}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function RoomPanel({ view, lead, onDone }: { view: RoomView; lead: Lead; onDone: () => void }): JSX.Element {
  const { players, you, code, state } = view;
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <p>
        <a href={`/room/${code}?screen`} target="_blank" rel="noreferrer">
          Open a screen without buttons
        </a>
        , for the projector.
      </p>
      <ul className={style.list} aria-label="Players">
        {players.map(({ playerId, name }) => (
          <li key={playerId}>
            <span>{name}</span>
            {playerId !== you.playerId && (
              <>
                <button
                  type="button"
                  className={button.quiet}
                  onClick={() => void lead({ action: 'hand-over', playerId }).then(onDone)}
                >
                  Let lead<span className="unseen"> {name}</span>
                </button>
                <button
                  type="button"
                  className={button.quiet}
                  onClick={() => void lead({ action: 'remove', playerId })}
                >
                  Remove<span className="unseen"> {name}</span>
                </button>
              </>
            )}
          </li>
        ))}
      </ul>
      {state !== 'ended' && (
        <p className={style.end}>
          {isEnding ? (
            <button
              type="button"
              className={button.primary}
              onClick={() => void lead({ action: 'end' }).then(onDone)}
            >
              Yes, end the game for all
            </button>
          ) : (
            <button type="button" className={button.quiet} onClick={() => setEnding(true)}>
              End the game
            </button>
          )}
        </p>
      )}
    </>
  );
}
