import { createParser } from 'eventsource-parser';
import type { RoomView } from '../../../contract/rooms.ts';
import { RequestError } from '../../app/request.ts';
import { eventsHeaders, eventsPath, type OwnSeat } from './room-calls.ts';

/** The server sends something every 5 s; after a longer silence the connection is broken. */
const SILENCE_MS = 12_000;
const RETRY_MS = [200, 400, 800, 1_500];

export interface RoomListener {
  onView(view: RoomView): void;
  /** The connection broke, or is back. */
  onConnection(isOpen: boolean): void;
  /** The room or the seat is gone. */
  onGone(error: RequestError): void;
}

/**
 * Follows a room for as long as the screen is open. A phone that was locked, moved to another network or was reloaded
 * opens the stream again as soon as it is awake; each view is whole, so nothing has to be caught up with.
 */
export function followRoom(seat: OwnSeat, isWatching: boolean, listener: RoomListener): () => void {
  const stopped = new AbortController();
  let current = new AbortController();
  /** The stream is opened again on purpose: nothing was lost. */
  let isRenewed = false;
  let wake = (): void => {};

  async function keepFollowing(): Promise<void> {
    let failures = 0;
    while (!stopped.signal.aborted) {
      current = new AbortController();
      try {
        isRenewed = false;
        await readOnce(current, () => {
          failures = 0;
        });
      } catch (error) {
        if (stopped.signal.aborted) return;
        if (error instanceof RequestError && (error.status === 403 || error.status === 404)) {
          listener.onGone(error);
          return;
        }
        if (isRenewed) {
          isRenewed = false;
          continue;
        }
        listener.onConnection(false);
        const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)];
        failures += 1;
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, pause);
        });
      }
    }
  }

  async function readOnce(connection: AbortController, onView: () => void): Promise<void> {
    const silence = watchdog(SILENCE_MS, () => connection.abort());
    try {
      const response = await fetch(eventsPath(seat, isWatching), {
        headers: eventsHeaders(seat),
        signal: connection.signal,
      });
      if (!response.ok || !response.body) throw new RequestError(response.status, await response.text());
      const parser = createParser({
        onEvent({ event, data }) {
          if (event !== 'view') return;
          onView();
          listener.onConnection(true);
          listener.onView(JSON.parse(data) as RoomView);
        },
      });
      const decoder = new TextDecoder();
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        // The leader's stream ends now and then, to be opened again at once.
        if (done) return;
        silence.reset();
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } finally {
      silence.stop();
    }
  }

  /** The phone is awake, or on another network: what was open may be dead without a word. */
  const again = (): void => {
    if (document.visibilityState !== 'visible') return;
    isRenewed = true;
    current.abort();
    wake();
  };
  const lose = (): void => current.abort();
  document.addEventListener('visibilitychange', again);
  addEventListener('online', again);
  addEventListener('offline', lose);
  addEventListener('pageshow', again);
  void keepFollowing();
  return () => {
    stopped.abort();
    current.abort();
    wake();
    document.removeEventListener('visibilitychange', again);
    removeEventListener('online', again);
    removeEventListener('offline', lose);
    removeEventListener('pageshow', again);
  };
}

function watchdog(ms: number, onSilence: () => void): { reset(): void; stop(): void } {
  let timer = setTimeout(onSilence, ms);
  return {
    reset() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, ms);
    },
    stop: () => clearTimeout(timer),
  };
}
