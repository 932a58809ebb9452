import { type JSX, useRef, useState } from 'react';
import type { RoomHostBody, RoomView } from '../../../contract/rooms.ts';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { SCREEN_MAY_GO_DARK } from '../group/wake-hint.tsx';
import { AskFirst } from './ask-first.tsx';
import { askedText } from './asked-text.ts';
import style from './leader-bar.module.css';
import { answeredInWords, WhoHasAnswered } from './stage.tsx';

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
  const [open, setOpen] = useState<'answers' | 'room' | 'again' | null>(null);
  const { step, state, question } = view;
  const take = (action: RoomHostBody): void => {
    if (!isBusy) void lead({ ...action, step });
  };
  const quiet = (label: string, action: RoomHostBody): JSX.Element => (
    <button type="button" className={button.quiet} onClick={() => take(action)}>
      {label}
    </button>
  );
  const isAsking = isAskingIn(view);
  const isEmpty = state === 'lobby' && view.players.length === 0;
  const main = mainStepOf(view);
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
        <p className={`${style.note} ${isLeadersTurn(view) ? style.turn : ''}`} aria-live="polite">
          {answersInWords(view)}
        </p>
      )}
      <div className={style.buttons}>
        {isEmpty && (
          <span id="empty" className={style.note}>
            You can start when somebody has joined.
          </span>
        )}
        <button type="button" className={button.text} onClick={() => setOpen('room')}>
          Room
        </button>
        {isAsking && quiet('Skip', { action: 'skip' })}
        {(state === 'question' || state === 'paused') &&
          quiet(state === 'paused' ? 'Go on' : 'Pause', { action: state === 'paused' ? 'resume' : 'pause' })}
        {(state === 'reveal' || state === 'board' || state === 'ended') && question && (
          <button type="button" className={button.text} onClick={() => setOpen('answers')}>
            Accept another answer
          </button>
        )}
        {state === 'reveal' && quiet('Show the board', { action: 'next', to: 'board' })}
        {state === 'ended' && (
          <button type="button" className={button.quiet} onClick={() => print()}>
            Print the sheet
          </button>
        )}
        <button
          type="button"
          className={button.primary}
          aria-disabled={isEmpty}
          aria-describedby={isEmpty ? 'empty' : undefined}
          // The button stays, with its focus, and means the next step: once pressed it must not take two.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
          onClick={({ detail }) => {
            if (isEmpty || detail > 1) return;
            if (main.action.action === 'play-again') setOpen('again');
            else take(main.action);
          }}
        >
          {main.label}
        </button>
      </div>
      <Dialog title="Accept another answer" open={open === 'answers'} onClose={() => setOpen(null)}>
        <AcceptAnswers view={view} lead={lead} />
      </Dialog>
      <Dialog title="Room" open={open === 'room'} onClose={() => setOpen(null)}>
        <RoomPanel view={view} lead={lead} onDone={() => setOpen(null)} />
      </Dialog>
      <Dialog title="Play again?" role="alertdialog" open={open === 'again'} onClose={() => setOpen(null)}>
        <p>
          Everybody keeps their seat and gets new questions. The scores and the questions of this game will be
          gone.
        </p>
        <div className={style.ways}>
          <button type="button" className={button.quiet} data-first-focus onClick={() => setOpen(null)}>
            Not yet
          </button>
          <button
            type="button"
            className={button.primary}
            onClick={() => {
              setOpen(null);
              take(main.action);
            }}
          >
            Play again
          </button>
        </div>
      </Dialog>
    </section>
  );
}

/** The step that a game takes most often from here. */
function mainStepOf({ state, question, count }: RoomView): { label: string; action: RoomHostBody } {
  switch (state) {
    case 'lobby':
      return { label: 'Start', action: { action: 'start' } };
    case 'reveal':
    case 'board':
      return {
        label: question?.number === count ? 'Finish' : 'Next question',
        action: { action: 'next', to: 'question' },
      };
    case 'ended':
      return { label: 'Play again', action: { action: 'play-again' } };
    default:
      return { label: 'Reveal', action: { action: 'reveal' } };
  }
}

/** Whether everybody waits for the leader to show the answer. */
const isLeadersTurn = ({ state, answered }: RoomView): boolean =>
  state === 'locked' || (answered.of > 0 && answered.count === answered.of);

function answersInWords(view: RoomView): string {
  const { state, answered } = view;
  const count =
    answered.of === 0
      ? 'Everybody here has just joined; they may still answer.'
      : `${answered.count} of ${answered.of} ${answered.of === 1 ? 'has' : 'have'} answered.`;
  const said = state === 'locked' ? (answered.of === 0 ? 'Time is up.' : `Time is up. ${count}`) : count;
  return isLeadersTurn(view) ? `${said} It is your turn to reveal the answer.` : said;
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
  const [removed, setRemoved] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const remove = async ({ playerId, name }: RoomView['players'][number]): Promise<void> => {
    if (!(await lead({ action: 'remove', playerId }))) return;
    setRemoved(name);
    // The buttons of this player are gone.
    list.current?.focus();
  };
  return (
    <>
      <p>
        <a href={`/room/${code}?screen`} target="_blank" rel="noreferrer">
          Open a screen without buttons
        </a>
        , for the projector.
      </p>
      <ul ref={list} tabIndex={-1} className={style.list} aria-label="Players">
        {players.map((player) => (
          <li key={player.playerId}>
            <span>
              {player.name} {isAskingIn(view) && <small>{answeredInWords(player)}</small>}
            </span>
            {player.playerId !== you.playerId && (
              <>
                <button
                  type="button"
                  className={button.quiet}
                  onClick={() => void lead({ action: 'hand-over', playerId: player.playerId }).then(onDone)}
                >
                  Let lead<span className="unseen"> {player.name}</span>
                </button>
                <AskFirst
                  label="Remove"
                  about={` ${player.name}`}
                  question={`Remove ${player.name} from the room, with all points?`}
                  yes="Yes, remove"
                  onYes={() => void remove(player)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
      <p role="status">{removed !== null && `${removed} is removed.`}</p>
      {state !== 'ended' && (
        <div className={style.end}>
          <AskFirst
            label="End the game"
            question="End the game for all?"
            yes="Yes, end the game"
            onYes={() => void lead({ action: 'end' }).then(onDone)}
          />
        </div>
      )}
    </>
  );
}
