import { AppError } from '../../../contract/errors.ts';
import type { Storage } from '../../storage/types.ts';
import { type LiveRoom, type LoadedRoom, loadedRoom } from './live-room.ts';
import { findRoom } from './store.ts';

export interface LiveRooms {
  /** Throws ROOM_NOT_FOUND. */
  get(code: string): Promise<LiveRoom>;
  /** Tells the other instances of a change. */
  announce(room: LiveRoom): void;
  close(): void;
}

export interface LiveRoomsDeps {
  readonly storage: Storage;
  /** Milliseconds since 1970, the same for all instances. */
  readonly now: () => number;
}

/** Hints between instances can be lost; rooms that somebody follows are read again. */
const POLL_MS = 2_000;
/** A room that nobody follows is forgotten; the next call reads it again. */
const IDLE_MS = 60_000;

export function createLiveRooms({ storage, now }: LiveRoomsDeps): LiveRooms {
  const rooms = new Map<string, Promise<LoadedRoom>>();
  const isShared = storage.engine === 'postgres';

  async function load(code: string): Promise<LoadedRoom> {
    const row = await findRoom(storage, code, now());
    if (!row) throw new AppError('ROOM_NOT_FOUND');
    const live = loadedRoom(row, { storage, now, announce });
    await live.refresh();
    return live;
  }
  const announce = (live: LiveRoom): void => {
    if (isShared) void storage.notify('room', `${live.id} ${live.room().revision}`).catch(() => {});
  };
  const each = async (task: (live: LoadedRoom, forget: () => void) => void): Promise<void> => {
    for (const [code, loading] of [...rooms]) {
      // The call that asked for a room reports that it could not be loaded.
      const live = await loading.catch(() => undefined);
      if (!live) continue;
      task(live, () => {
        if (rooms.get(code) === loading) rooms.delete(code);
        live.close();
      });
    }
  };

  const unsubscribe = isShared
    ? storage.onNotify((channel, hint) => {
        if (channel !== 'room') return;
        const [id, revision] = hint.split(' ');
        void each((live) => {
          if (live.id === id && live.room().revision < Number(revision)) void live.refresh().catch(() => {});
        });
      })
    : () => {};
  const poll = setInterval(() => {
    void each((live, forget) => {
      if (live.isGone() || live.idleSince() < now() - IDLE_MS) forget();
      else if (isShared && live.isFollowed()) void live.refresh().catch(() => {});
    });
  }, POLL_MS).unref();

  return {
    async get(code) {
      const known = rooms.get(code);
      const live = await (known ?? keep(code));
      if (!live.isGone() && live.room().expiresAt > now()) {
        live.use();
        return live;
      }
      rooms.delete(code);
      throw new AppError('ROOM_NOT_FOUND');
    },
    announce,
    close() {
      clearInterval(poll);
      unsubscribe();
      void each((live) => live.close());
    },
  };

  function keep(code: string): Promise<LoadedRoom> {
    const loading = load(code);
    rooms.set(code, loading);
    loading.catch(() => {
      if (rooms.get(code) === loading) rooms.delete(code);
    });
    return loading;
  }
}
