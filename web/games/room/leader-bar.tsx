import { type JSX, useState } from 'react';
import type { RoomHostBody, RoomView } from '../../../contract/rooms.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { SCREEN_MAY_GO_DARK } from '../group/wake-hint.tsx';
import { askedText } from './asked-text.ts';
import style from './leader-bar.module.css';
import { WhoHasAnswered } from './stage.tsx';

type Lead = (action: RoomHostBody) => Promise<boolean>;

interface LeaderBarProps {
  view: RoomView;
  lead: Lead;
  isBusy: boolean;
  /** Without the list of who has answered. */
  isShort?: boolean;
  /** Whether this screen may go dark during the game. */
  mayGoDark?: boolean;
}

/** How many names fit beside the buttons; of more, the panel "Room" says who has answered. */
const FEW = 12;

/** What the leader can do now. Each step says from which one it was taken, so that two leaders never skip a question. */
export function LeaderBar(props: LeaderBarProps): JSX.Element {
  const { view, lead, isBusy, isShort = false, mayGoDark = false } = props;
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
  const isAsking = isAskingIn(view);
  return (
    <section className={style.bar} aria-label="What the leader can do">
      {isAsking && !isShort && view.players.length <= FEW && <WhoHasAnswered view={view} />}
      {state === 'lobby' && (
        <p className={style.note}>
          {rulesInWords(view)}
          {mayGoDark && `. ${SCREEN_MAY_GO_DARK}`}
        </p>
      )}
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
        {(state === 'reveal' || state === 'board' || state === 'ended') && question && (
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
    </section>
  );
}

const isAskingIn = ({ state }: RoomView): boolean =>
  state === 'question' || state === 'locked' || state === 'paused';

function rulesInWords({ count, secondsPerQuestion, scoring }: RoomView): string {
  const time = secondsPerQuestion === 0 ? 'no clock' : `${secondsPerQuestion} seconds each`;
  const points = scoring === 'right' ? 'what counts is right or wrong' : 'speed counts for a third';
  return `${count} questions, ${time}, ${points}`;
}

function AcceptAnswers({ view, lead }: { view: RoomView; lead: Lead }): JSX.Element {
  const { question, answers = [] } = view;
  const disputable = answers.filter(({ isRight, isAccepted = false }) => !isRight || isAccepted);
  if (!question || disputable.length === 0)
    return <p>{answers.length === 0 ? 'Nobody has answered.' : 'Every answer that was given is right.'}</p>;
  return (
    <>
      <p>
        {askedText(question.question).asked} <b>{view.correctAnswer}</b>
      </p>
      <p>What you accept counts for all who gave it, and the scores follow.</p>
      <ul className={style.list}>
        {disputable.map(({ answer, count, isAccepted = false }) => (
          <li key={answer}>
            <span>
              {answer}{' '}
              <small>
                {count === 1 ? 'once' : `${count} times`}
                {isAccepted && ', accepted'}
              </small>
            </span>
            <button
              type="button"
              className={button.quiet}
              onClick={() =>
                void lead({
                  action: 'accept-answer',
                  questionId: question.id,
                  answer,
                  ...(isAccepted && { counts: false }),
                })
              }
            >
              {isAccepted ? 'Take back' : 'Accept'}
              <span className="unseen"> {answer}</span>
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
        {players.map(({ playerId, name, hasAnswered }) => (
          <li key={playerId}>
            <span>
              {name} {isAskingIn(view) && <small>{hasAnswered ? 'has answered' : 'not yet'}</small>}
            </span>
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
