import type { ErrorLog } from '../../log-fields.ts';
import { startSharedClock } from '../../storage/shared-clock.ts';
import type { Storage } from '../../storage/types.ts';
import type { LiveRoom } from './live-room.ts';
import { createLiveRooms } from './live-rooms.ts';
import { createRooms, type Rooms, type RoomsDeps } from './rooms.ts';
import { deleteExpiredRooms, seeLeader } from './store.ts';

const DELETE_EXPIRED_EVERY_MS = 60_000;

export interface RoomsSetup {
  readonly storage: Storage;
  readonly questions: RoomsDeps['questions'];
  readonly secret: Uint8Array;
  readonly now: () => number;
  readonly log: ErrorLog;
}

export interface RunningRooms {
  readonly rooms: Rooms;
  readonly now: () => number;
  /** Keeps that the leader of a room is there. */
  leaderSeen(live: LiveRoom): void;
  /** Ends all streams; phones open them again, elsewhere or after a restart. */
  close(): void;
}

/** Opens the live rooms of this instance, and erases those whose time is over. */
export async function openRooms(setup: RoomsSetup): Promise<RunningRooms> {
  const { storage, log } = setup;
  const { now, stop } = await startSharedClock(storage, setup.now);
  const live = createLiveRooms({ storage, now });
  const deleteExpired = async (): Promise<void> => {
    try {
      if ((await deleteExpiredRooms(storage, now())) > 0) await storage.purgeDeleted();
    } catch {
      log.error({ code: 'HOUSEKEEPING_FAILED' }, 'housekeeping failed and will be tried again');
    }
  };
  void deleteExpired();
  const timer = setInterval(deleteExpired, DELETE_EXPIRED_EVERY_MS);
  timer.unref();
  let isClosed = false;
  return {
    rooms: createRooms({ ...setup, live, now, random: Math.random }),
    now,
    leaderSeen(room) {
      if (isClosed) return;
      seeLeader(storage, room.id, now())
        .then(room.refresh)
        .catch(() => {});
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      stop();
      live.close();
    },
  };
}
