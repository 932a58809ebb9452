import { Readable } from 'node:stream';
import { isLeader, type Seat } from '../../../games/rooms/room.ts';
import { ownView } from '../../../games/rooms/view.ts';
import type { LiveRoom } from './live-room.ts';

/** A phone that hears nothing for longer opens the stream again. */
const KEEP_ALIVE_MS = 5_000;
/** The leader's stream ends after this time and is opened again: a phone that went away without a word does not come back. */
const LEADER_STREAM_MS = 8_000;

export interface RoomStreamArgs {
  readonly live: LiveRoom;
  readonly seat: Seat;
  /** A second screen: it does not count as the leader's presence. */
  readonly isWatching: boolean;
  /** The leader is there. */
  readonly onLeader: () => void;
  readonly now: () => number;
}

/**
 * A room as server-sent events, from one seat. Each holds everything that the seat may see; nothing is queued for a slow
 * phone: it gets the newest view when it can take one. Ends when the room is erased or the player removed.
 */
export function streamRoom({ live, seat, isWatching, onLeader, now }: RoomStreamArgs): Readable {
  let isFull = false;
  let isBehind = false;
  const stream = new Readable({
    read() {
      isFull = false;
      if (isBehind) send();
    },
    destroy(error, done) {
      unsubscribe();
      clearInterval(keepAlive);
      clearTimeout(leaving);
      if (leads()) onLeader();
      done(error);
    },
  });
  const leads = (): boolean => !isWatching && isLeader(live.room(), seat);

  function send(): void {
    if (stream.destroyed || stream.readableEnded) return;
    isBehind = isFull;
    if (isFull) return;
    const room = live.room();
    const own = live.isGone() ? undefined : ownView(room, seat, now());
    if (!own) {
      stream.push(null);
      return;
    }
    stream.push(`id: ${room.revision}\nevent: view\ndata: ${JSON.stringify(own).slice(0, -1)},`);
    isFull = !stream.push(live.shared());
  }

  const unsubscribe = live.onChange(send);
  const keepAlive = setInterval(() => {
    if (!isFull) stream.push(': still here\n\n');
  }, KEEP_ALIVE_MS);
  keepAlive.unref();
  const leaving = setTimeout(() => {
    if (leads()) stream.push(null);
    else leaving.refresh();
  }, LEADER_STREAM_MS);
  leaving.unref();
  if (leads()) onLeader();
  send();
  return stream;
}
