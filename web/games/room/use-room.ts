import { useEffect, useRef, useState } from 'react';
import type { RoomHostBody, RoomView } from '../../../contract/rooms.ts';
import { NO_CONNECTION, RequestError, sentenceOf } from '../../app/request.ts';
import { showToast } from '../../app/toast-queue.ts';
import { followRoom } from './follow-room.ts';
import { forgetSeat, leadRoom, type OwnSeat, sendAnswer } from './room-calls.ts';

/** A view as it came, with what this device's clock said then. */
export interface ReceivedView {
  readonly view: RoomView;
  /** The end of the question by this device's clock; null without one. */
  readonly deadline: number | null;
}

export interface RoomState {
  readonly received: ReceivedView | null;
  readonly isConnected: boolean;
  /** Whether the connection was lost, or the page reloaded, during this question. */
  readonly isBack: boolean;
  /** Why there is nothing more to follow. */
  readonly gone: string | null;
}

interface Following {
  /** A second screen. */
  readonly isWatching?: boolean;
  /** The page was loaded anew by somebody who has a seat already. */
  readonly isReturning?: boolean;
}

export function useRoom(
  seat: OwnSeat,
  { isWatching = false, isReturning = false }: Following = {},
): RoomState & { show(view: RoomView): void } {
  const { code, secret } = seat;
  const [state, setState] = useState<RoomState>({
    received: null,
    isConnected: true,
    isBack: false,
    gone: null,
  });
  const wasLost = useRef(isReturning);
  useEffect(
    () =>
      followRoom({ code, secret }, isWatching, {
        onView(view) {
          setState((before) => {
            const isSame = before.received?.view.question?.id === view.question?.id;
            const isBack = wasLost.current || (before.isBack && isSame);
            wasLost.current = false;
            return {
              ...before,
              received: received(view),
              isConnected: true,
              isBack: isBack && view.state === 'question',
            };
          });
        },
        onConnection(isConnected) {
          if (!isConnected) wasLost.current = true;
          setState((before) => (before.isConnected === isConnected ? before : { ...before, isConnected }));
        },
        onGone(error) {
          forgetSeat({ code, secret });
          setState((before) => ({ ...before, gone: error.sentence }));
        },
      }),
    [code, secret, isWatching],
  );
  return {
    ...state,
    show: (view) => setState((before) => ({ ...before, received: received(view) })),
  };
}

function received(view: RoomView): ReceivedView {
  if (view.deadline === undefined) return { view, deadline: null };
  return { view, deadline: Date.now() + Date.parse(view.deadline) - Date.parse(view.now) };
}

interface Given {
  readonly asked: string;
  readonly answer: string;
  readonly isReceived: boolean;
}

const RETRY_MS = 700;

export interface OwnAnswer {
  readonly answer: string | undefined;
  /** Whether the server has it. */
  readonly isReceived: boolean;
  give(answer: string): void;
}

/** The player's answer to the open question; sent again until the server has it or the question is over. */
export function useOwnAnswer(seat: OwnSeat, view: RoomView): OwnAnswer {
  const [given, setGiven] = useState<Given | null>(null);
  const latest = useRef<Given | null>(null);
  const { question } = view;
  // The next game of a room has a question "q1" as well.
  const asked = question && `${question.id} ${question.question}`;
  const isOpen = useRef<string | undefined>(asked);
  isOpen.current = view.state === 'question' || view.state === 'locked' ? asked : undefined;

  const give = async (answer: string): Promise<void> => {
    if (question === undefined || asked === undefined) return;
    const mine: Given = { asked, answer, isReceived: false };
    latest.current = mine;
    setGiven(mine);
    while (latest.current === mine && isOpen.current === asked) {
      try {
        await sendAnswer(seat, question.id, answer);
        if (latest.current === mine) setGiven({ ...mine, isReceived: true });
        return;
      } catch (error) {
        if (error instanceof RequestError && error.status < 500 && error.status !== 429) {
          if (latest.current === mine) setGiven(null);
          showToast('Not counted', error.sentence);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
      }
    }
  };
  const own = given?.asked === asked ? given : null;
  return {
    answer: own?.answer ?? view.yourAnswer,
    isReceived: own ? own.isReceived : view.yourAnswer !== undefined,
    give: (answer) => void give(answer),
  };
}

/** Takes a step as the leader. Where somebody else was faster, the view that comes shows it. */
export function useLead(seat: OwnSeat, show: (view: RoomView) => void) {
  const [isBusy, setBusy] = useState(false);
  const lead = async (action: RoomHostBody): Promise<boolean> => {
    setBusy(true);
    try {
      show(await leadRoom(seat, action));
      return true;
    } catch (error) {
      showToast('Not done', error instanceof RequestError ? sentenceOf(error) : NO_CONNECTION);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, lead };
}
