import { type JSX, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { PAGES } from '../../../contract/pages.ts';
import type { RoomView } from '../../../contract/rooms.ts';
import { readRoomCode } from '../../../games/rooms/code.ts';
import { usePage } from '../../app/use-page.ts';
import button from '../../ui/button.module.css';
import { useWakeLock } from '../group/use-wake-lock.ts';
import { Frame } from './frame.tsx';
import { LeaderBar } from './leader-bar.tsx';
import { Lobby, useOrigin, withoutScheme } from './lobby.tsx';
import { OpenRoom } from './open-room.tsx';
import { Gone } from './player-screen.tsx';
import { leaderSeat, type OwnSeat } from './room-calls.ts';
import style from './room-page.module.css';
import { spoken } from './spoken-code.ts';
import { Board, Counts, Reveal, WallQuestion } from './stage.tsx';
import { ToReadAgain } from './to-read-again.tsx';
import { type ReceivedView, useLead, useRoom } from './use-room.ts';
import { stepOf, useStepFocus } from './use-step-focus.ts';

const NOT_HERE = 'This room was opened in another browser. It is led from there; join it to play along.';

/** /room: opens a live room. /room/{code}: leads it; with ?screen without buttons, for a projector (behaviour 15.7). */
export function RoomPage({ code }: { code: string | null }): JSX.Element {
  usePage(PAGES.room.name);
  const [, navigate] = useLocation();
  const isScreen = new URLSearchParams(useSearch()).has('screen');
  const read = readRoomCode(code ?? '');
  const [opened, setOpened] = useState<OwnSeat | null>(null);
  if (code === null)
    return (
      <OpenRoom
        onOpened={(seat) => {
          setOpened(seat);
          navigate(`/room/${seat.code}`, { replace: true });
        }}
      />
    );
  const seat = opened?.code === read ? opened : read === undefined ? null : leaderSeat(read);
  return seat ? <Wall key={seat.secret} seat={seat} isScreen={isScreen} /> : <Gone why={NOT_HERE} />;
}

/** What the room sees, and the leader's buttons below it. */
function Wall({ seat, isScreen }: { seat: OwnSeat; isScreen: boolean }): JSX.Element {
  const room = useRoom(seat, { isWatching: isScreen });
  const { received, gone, isConnected } = room;
  const { lead, isBusy } = useLead(seat, room.show);
  const mayGoDark = useWakeLock();
  useStepFocus(stepOf(received?.view));
  if (gone !== null) return <Gone why={gone} />;
  if (!received) return <Frame size="wall">{<p role="status">Opening the room …</p>}</Frame>;
  const { view } = received;
  return (
    <Frame
      size="wall"
      title={titleOf(view)}
      aside={<Aside view={view} />}
      foot={
        isScreen ? undefined : !isConnected ? (
          <p role="status">No connection. It comes back by itself; the phones keep their seats.</p>
        ) : view.you.leads ? (
          <LeaderBar view={view} lead={lead} isBusy={isBusy} mayGoDark={mayGoDark} />
        ) : (
          <>
            <p role="status">{view.host.name} leads now.</p>
            <button type="button" className={button.quiet} onClick={() => void lead({ action: 'hand-over' })}>
              Take the lead back
            </button>
          </>
        )
      }
    >
      <WallStage received={received} />
    </Frame>
  );
}

function WallStage({ received }: { received: ReceivedView }): JSX.Element {
  const { view } = received;
  switch (view.state) {
    case 'lobby':
      return <Lobby view={view} />;
    case 'reveal':
      return (
        <>
          <Reveal view={view} version={view.version} />
          <Counts view={view} />
        </>
      );
    case 'board':
      return <Board view={view} />;
    case 'ended':
      return (
        <>
          <Board view={view} />
          <ToReadAgain view={view} />
        </>
      );
    default:
      return <WallQuestion received={received} />;
  }
}

function Aside({ view }: { view: RoomView }): JSX.Element | null {
  if (view.state === 'ended') return null;
  return view.state === 'lobby' ? <OpenUntil view={view} /> : <LateJoin view={view} />;
}

/** Latecomers find address and code on every screen until the game is over. */
function LateJoin({ view }: { view: RoomView }): JSX.Element {
  return (
    <span className={style.join}>
      <span>Late? {withoutScheme(useOrigin())}/join</span>
      <b>{spoken(view.code)}</b>
    </span>
  );
}

function OpenUntil({ view }: { view: RoomView }): JSX.Element {
  const until = new Date(view.expiresAt);
  const time = until.toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });
  const isToday = until.toDateString() === new Date().toDateString();
  return (
    <span className={style.until}>
      Open until {time} {isToday ? 'today' : 'tomorrow'}
    </span>
  );
}

function titleOf({ state, question, count, title }: RoomView): string {
  if (state === 'lobby' || state === 'ended') return title;
  return `${state === 'board' ? 'After question' : 'Question'} ${question?.number} of ${count}`;
}
