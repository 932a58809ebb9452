import Check from 'lucide-react/icons/check';
import { type FormEvent, type JSX, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { RoomView } from '../../../contract/rooms.ts';
import button from '../../ui/button.module.css';
import { useWakeLock } from '../group/use-wake-lock.ts';
import card from '../menu/card.module.css';
import { QuestionText } from '../play/question-text.tsx';
import { Token } from '../play/token.tsx';
import { Frame } from './frame.tsx';
import { hereInWords } from './here-in-words.ts';
import { LeaderBar } from './leader-bar.tsx';
import { useOwnTranslation } from './own-translation.ts';
import style from './player-screen.module.css';
import type { OwnSeat } from './room-calls.ts';
import { Board, Reveal, RoomClock, teamName } from './stage.tsx';
import { ToReadAgain } from './to-read-again.tsx';
import { type OwnAnswer, type ReceivedView, useLead, useOwnAnswer, useRoom } from './use-room.ts';
import { stepOf, useStepFocus } from './use-step-focus.ts';

const ANSWER_MAX_LENGTH = 300;

/** A player's phone: the question, the own answer, the reveal in the own translation, the board. */
export function PlayerScreen({ seat, isReturning }: { seat: OwnSeat; isReturning: boolean }): JSX.Element {
  const room = useRoom(seat, { isReturning });
  const { received, gone } = room;
  const mayGoDark = useWakeLock();
  if (gone !== null) return <Gone why={gone} />;
  if (!received) return <Frame size="phone">{<p role="status">Finding your seat …</p>}</Frame>;
  return <Seated seat={seat} received={received} room={room} mayGoDark={mayGoDark} />;
}

interface SeatedProps {
  seat: OwnSeat;
  received: ReceivedView;
  room: ReturnType<typeof useRoom>;
  mayGoDark: boolean;
}

function Seated({ seat, received, room, mayGoDark }: SeatedProps): JSX.Element {
  const { view } = received;
  const { isConnected } = room;
  const own = useOwnAnswer(seat, view);
  const { lead, isBusy } = useLead(seat, room.show);
  const me = view.players.find(({ playerId }) => playerId === view.you.playerId);
  useStepFocus(stepOf(view));
  return (
    <Frame
      size="phone"
      title={titleOf(view)}
      aside={
        <span className={style.me}>
          <b>{view.you.name}</b>{' '}
          <span>
            {view.you.team !== undefined && `${teamName(view.you.team)}, `}
            {me?.score ?? 0} {me?.score === 1 ? 'point' : 'points'}
          </span>
        </span>
      }
      foot={
        view.you.leads ? (
          <LeaderBar view={view} lead={lead} isBusy={isBusy} isShort />
        ) : (
          <p role="status">
            {isConnected ? footOf(view, own) : 'Looking for the network … Your seat waits for you.'}
          </p>
        )
      }
    >
      {!isConnected && (
        <p className={style.note} role="status">
          No connection. It comes back by itself.
        </p>
      )}
      {isConnected && room.isBack && (
        <p className={style.note} role="status">
          <Check aria-hidden="true" />
          <span>You are back, {view.you.name}. Seat, score and answer are as you left them.</span>
        </p>
      )}
      {view.host.isAway && !view.you.leads && view.state !== 'ended' && (
        <p className={style.note} role="status">
          <span>{view.host.name ?? 'The leader'} has been away for a while.</span>
          <button
            type="button"
            className={button.quiet}
            disabled={isBusy}
            onClick={() => void lead({ action: 'hand-over', playerId: view.you.playerId, step: view.step })}
          >
            Lead from here
          </button>
        </p>
      )}
      <PlayerStage received={received} own={own} mayGoDark={mayGoDark} />
    </Frame>
  );
}

interface PlayerStageProps {
  received: ReceivedView;
  own: OwnAnswer;
  mayGoDark: boolean;
}

function PlayerStage({ received, own, mayGoDark }: PlayerStageProps): JSX.Element {
  const { view } = received;
  const version = useOwnTranslation();
  switch (view.state) {
    case 'lobby':
      return (
        <>
          <h1 tabIndex={-1} className={style.welcome}>
            You are in, {view.you.name}
          </h1>
          <p>{view.title}. The first question comes to this phone by itself; keep the page open.</p>
          <p className={style.muted}>
            {view.players.length === 1 ? 'You are the first.' : hereInWords(view.players.length)}
            {mayGoDark && ' If the phone goes dark meanwhile, a tap brings everything back.'}
          </p>
        </>
      );
    case 'reveal':
      return (
        <div className={style.told}>
          <Verdict view={view} />
          <Reveal
            view={view}
            version={version}
            note={version === view.version ? undefined : 'your translation'}
          />
        </div>
      );
    case 'board':
    case 'ended':
      return (
        <div key={view.state} className={style.board}>
          <Board view={view} />
          {view.state === 'ended' && <ToReadAgain view={view} />}
        </div>
      );
    default:
      return <PlayerQuestion key={view.question?.id} received={received} own={own} />;
  }
}

function PlayerQuestion({ received, own }: { received: ReceivedView; own: OwnAnswer }): ReactNode {
  const { question, state } = received.view;
  if (!question) return null;
  const isOpen = state === 'question';
  return (
    <>
      <QuestionText text={question.question} />
      <RoomClock received={received} />
      {question.options ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, and these are buttons
        <div role="group" aria-label="Your answer" className={style.options}>
          {question.options.map((option, index) => {
            const isMine = own.answer === option;
            return (
              <button
                key={option}
                type="button"
                className={`${style.option} ${isMine ? style.mine : ''}`}
                aria-pressed={isMine}
                disabled={!isOpen}
                onClick={() => own.give(option)}
              >
                <Token index={index} isFaint={!isOpen && !isMine} />
                <span>{option}</span>
                {isMine && (
                  <span className={style.yours}>
                    <Check aria-hidden="true" />
                    {own.isReceived ? 'Yours' : 'Sending'}
                  </span>
                )}
              </button>
            );
          })}
        </div>
      ) : (
        <TypedAnswer key={question.id} own={own} isOpen={isOpen} />
      )}
    </>
  );
}

function TypedAnswer({ own, isOpen }: { own: OwnAnswer; isOpen: boolean }): JSX.Element {
  const [typed, setTyped] = useState(own.answer ?? '');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') own.give(typed.trim());
  };
  return (
    <form className={style.form} onSubmit={send}>
      <label className={card.field}>
        Your answer
        <input
          type="text"
          value={typed}
          maxLength={ANSWER_MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          disabled={!isOpen}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <button
        type="submit"
        className={button.primary}
        disabled={!isOpen || typed.trim() === '' || typed.trim() === own.answer}
      >
        {own.answer === undefined ? 'Send' : 'Change it'}
      </button>
      {own.answer !== undefined && (
        <p className={style.muted} role="status">
          {own.isReceived ? 'Yours' : 'Sending'}: <b>{own.answer}</b>
        </p>
      )}
    </form>
  );
}

function Verdict({ view }: { view: RoomView }): JSX.Element {
  const { isYourAnswerRight, you, yourAnswer } = view;
  const me = view.players.find(({ playerId }) => playerId === you.playerId);
  if (yourAnswer === undefined) return <p className={style.wrong}>No answer this time, {you.name}.</p>;
  if (!isYourAnswerRight)
    return (
      <p className={style.wrong}>
        <span>Not this time: {yourAnswer}</span>
      </p>
    );
  return (
    <p className={style.right}>
      <Check aria-hidden="true" />
      Right, {you.name}
      <span>
        +{me?.gained ?? 0}, {placeInWords(view, me?.place ?? 1)}
      </span>
    </p>
  );
}

/** "shared first", "place 4"; nobody is called last. */
function placeInWords({ players }: RoomView, place: number): string {
  const name = ['', 'first', 'second', 'third'][place] ?? `place ${place}`;
  return players.filter((one) => one.place === place).length > 1 ? `shared ${name}` : name;
}

const titleOf = ({ state, question, count, title }: RoomView): string => {
  if (state === 'lobby') return title;
  if (state === 'ended') return 'The game is over';
  return `Question ${question?.number} of ${count}`;
};

function footOf({ state, host }: RoomView, { answer, isReceived }: OwnAnswer): string {
  switch (state) {
    case 'lobby':
      return 'If your phone sleeps or loses the network, your seat and score wait for you.';
    case 'question':
      if (answer === undefined) return 'Take your time: you may change your answer until time is up.';
      return isReceived ? 'Received. You may change it until time is up.' : 'On its way …';
    case 'locked':
      return `Time is up. ${host.name ?? 'The leader'} shows the answer next.`;
    case 'paused':
      return 'Paused. The clock stands.';
    case 'ended':
      return 'Stay on this page if you play again. The room is erased within the hour, with all names and answers.';
    default:
      return 'The leader goes on. Keep this page open.';
  }
}

export function Gone({ why }: { why: string }): JSX.Element {
  useStepFocus('gone');
  return (
    <Frame size="phone">
      <h1 tabIndex={-1} className={style.welcome}>
        This seat is gone
      </h1>
      <p role="alert">{why}</p>
      <p>
        <Link href="/join" className={button.primary}>
          Join a room
        </Link>
      </p>
    </Frame>
  );
}
