import { AppError } from '../../../contract/errors.ts';
import {
  isLeaderAway,
  LEADER_AWAY_MS,
  type Room,
  type RoomQuestion,
  type RoomSettings,
} from '../../../games/rooms/room.ts';
import { type SharedView, sharedView } from '../../../games/rooms/view.ts';
import type { Storage } from '../../storage/types.ts';
import {
  type AnswerRow,
  type ChangingRow,
  findRoom,
  listAnswers,
  listPlayers,
  type PlayerRow,
  type RoomRow,
  readChanging,
} from './store.ts';

/** A room as this instance knows it. The rows are the truth; they are read again after every change. */
export interface LiveRoom {
  readonly id: string;
  readonly hostHash: string;
  room(): Room;
  /** The player whose seat has this hash. */
  playerOfSecret(hash: string): string | undefined;
  /** What all seats see now, as JSON; made once for all of them. */
  shared(): string;
  isGone(): boolean;
  /** Reads the rows again; resolves once a reading that began after the call has ended. */
  refresh(): Promise<void>;
  /** Reads the rows again soon, and tells the other instances: for answers, of which many come at once. */
  refreshSoon(): void;
  /** Calls the listener after each change, and when something changes by time. Returns what removes it. */
  onChange(listener: () => void): () => void;
}

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

/** Answers are shown this often at most: forty at once are one change. */
const GATHER_MS = 120;
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
  const forget = async (code: string, live: Promise<LoadedRoom>): Promise<void> => {
    (await live).close();
    if (rooms.get(code) === live) rooms.delete(code);
  };
  const each = async (task: (live: LoadedRoom, code: string) => void): Promise<void> => {
    for (const [code, live] of [...rooms]) task(await live, code);
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
    void each((live, code) => {
      if (live.isGone() || live.idleSince() < now() - IDLE_MS) void forget(code, Promise.resolve(live));
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

interface LoadedRoom extends LiveRoom {
  isFollowed(): boolean;
  /** When it was last used, while nobody follows it. */
  idleSince(): number;
  use(): void;
  /** Ends all streams. */
  close(): void;
}

interface LoadedRoomDeps extends LiveRoomsDeps {
  readonly announce: (room: LiveRoom) => void;
}

function loadedRoom(row: RoomRow, { storage, now, announce }: LoadedRoomDeps): LoadedRoom {
  const { id, code, host_hash: hostHash } = row;
  const settings = JSON.parse(row.settings) as RoomSettings;
  const questions = JSON.parse(row.questions) as RoomQuestion[];
  const listeners = new Set<() => void>();
  let changing: ChangingRow = row;
  let seating = -1;
  let players: PlayerRow[] = [];
  let secrets = new Map<string, string>();
  let answersOfStep = -1;
  let answers: AnswerRow[] = [];
  let room = assembled();
  let isGone = false;
  let usedAt = now();
  let sharedJson: string | undefined;
  let moment: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;

  function assembled(): Room {
    return roomOf({ code, settings, questions, row: changing, players, answers });
  }

  function emit(): void {
    sharedJson = undefined;
    for (const listener of [...listeners]) listener();
  }

  async function read(): Promise<void> {
    const fresh = await readChanging(storage, id);
    if (!fresh) {
      close();
      return;
    }
    const seated = fresh.seating === seating ? players : await listPlayers(storage, id);
    // Earlier answers change only with a step of the leader.
    const isSameStep = fresh.step === answersOfStep;
    const read = await listAnswers(storage, id, isSameStep ? fresh.question : 0);
    const earlier = isSameStep ? answers.filter(({ question }) => question < fresh.question) : [];
    // Nothing is awaited from here on, so that nobody sees one part without the other.
    if (seated !== players) secrets = new Map(seated.map((player) => [player.secret_hash, player.id]));
    players = seated;
    seating = fresh.seating;
    answers = [...earlier, ...read];
    answersOfStep = fresh.step;
    const before = room;
    changing = fresh;
    room = assembled();
    schedule();
    const isNews = room.revision !== before.revision;
    if (isNews || isLeaderAway(room, now()) !== isLeaderAway(before, now())) emit();
  }

  /** What changes by time alone: the end of a question, a leader who is away, the end of the room. */
  function schedule(): void {
    clearTimeout(moment);
    const time = now();
    const moments = [changing.deadline ?? 0, changing.leader_seen_at + LEADER_AWAY_MS, changing.expires_at];
    const next = Math.min(...moments.filter((one) => one > time));
    if (!Number.isFinite(next)) return;
    moment = setTimeout(
      () => {
        if (changing.expires_at <= now()) return close();
        emit();
        schedule();
      },
      next - time + 1,
    );
    moment.unref();
  }

  function close(): void {
    isGone = true;
    clearTimeout(moment);
    clearTimeout(soon);
    emit();
  }

  const refresh = coalesced(read);
  const live: LoadedRoom = {
    id,
    hostHash,
    room: () => room,
    playerOfSecret: (hash) => secrets.get(hash),
    shared: () => (sharedJson ??= JSON.stringify(sharedView(room, now()) satisfies SharedView)),
    isGone: () => isGone,
    refresh,
    refreshSoon() {
      soon ??= setTimeout(() => {
        soon = undefined;
        refresh().then(
          () => announce(live),
          () => {},
        );
      }, GATHER_MS);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        usedAt = now();
      };
    },
    isFollowed: () => listeners.size > 0,
    idleSince: () => (listeners.size > 0 ? Number.POSITIVE_INFINITY : usedAt),
    use() {
      usedAt = now();
    },
    close,
  };
  return live;
}

/** Runs a task once for all calls that came before it began, and never twice at the same time. */
function coalesced(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    next = undefined;
    running = task().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(run, run);
    return next;
  };
}

interface RoomParts {
  readonly code: string;
  readonly settings: RoomSettings;
  readonly questions: readonly RoomQuestion[];
  readonly row: ChangingRow;
  readonly players: readonly PlayerRow[];
  readonly answers: readonly AnswerRow[];
}

function roomOf({ code, settings, questions, row, players, answers }: RoomParts): Room {
  return {
    code,
    revision: row.revision,
    step: row.step,
    settings,
    questions,
    progress: {
      state: row.state,
      question: row.question,
      deadline: row.deadline,
      millisecondsLeft: row.milliseconds_left,
    },
    leader: row.leader,
    leaderSeenAt: row.leader_seen_at,
    players: players.map(({ id, name, team, joined_at_question }) => ({
      id,
      name,
      team,
      joinedAtQuestion: joined_at_question,
    })),
    answers: answers.map(({ player, question, answer, is_right, worth }) => ({
      player,
      question,
      answer,
      isRight: is_right === 1,
      worth,
    })),
    expiresAt: row.expires_at,
  };
}
