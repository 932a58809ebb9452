import {
  isLeaderAway,
  LEADER_AWAY_MS,
  type Room,
  type RoomAnswer,
  type RoomPlayer,
  type RoomQuestion,
  type RoomSettings,
} from '../../../games/rooms/room.ts';
import { type SharedView, sharedView } from '../../../games/rooms/view.ts';
import { coalesced } from '../../concurrency/coalesced.ts';
import type { Storage } from '../../storage/types.ts';
import { answerOfRow, playerOfRow } from './rows.ts';
import {
  type ChangingRow,
  listAnswers,
  listPlayers,
  type RoomRow,
  readChanging,
  readQuestions,
} from './store.ts';

/** A room as this instance knows it. The rows are the truth; they are read again after every change. */
export interface LiveRoom {
  readonly id: string;
  readonly hostHash: string;
  room(): Room;
  /** The player whose seat has this hash. */
  playerOfSecret(hash: string): string | undefined;
  /** What all seats see now, as the end of a `view` event: JSON without its opening brace. The same bytes for all streams. */
  shared(): Buffer;
  isGone(): boolean;
  /** Reads the rows again; resolves once a reading that began after the call has ended. */
  refresh(): Promise<void>;
  /** Reads the rows again soon, and tells the other instances: for answers, of which many come at once. */
  refreshSoon(): void;
  /** Calls the listener after each change, and when something changes by time. Returns what removes it. */
  onChange(listener: () => void): () => void;
}

/** Answers are shown this often at most: forty at once are one change. */
const GATHER_MS = 120;

const endOfEvent = (view: SharedView): Buffer => Buffer.from(`${JSON.stringify(view).slice(1)}\n\n`);

/** What only the list of rooms may do with a room. */
export interface LoadedRoom extends LiveRoom {
  isFollowed(): boolean;
  /** When it was last used, while nobody follows it. */
  idleSince(): number;
  use(): void;
  /** Ends all streams. */
  close(): void;
}

interface LoadedRoomDeps {
  readonly storage: Storage;
  /** Milliseconds since 1970, the same for all instances. */
  readonly now: () => number;
  readonly announce: (room: LiveRoom) => void;
}

/** Keeps a room in memory, and reads what changed of it. */
export function loadedRoom(row: RoomRow, { storage, now, announce }: LoadedRoomDeps): LoadedRoom {
  const { id, code, host_hash: hostHash } = row;
  const settings = JSON.parse(row.settings) as RoomSettings;
  let questions = JSON.parse(row.questions) as RoomQuestion[];
  const listeners = new Set<() => void>();
  let changing: ChangingRow = row;
  /** Another game has other questions; it changes the seating, since all begin anew. */
  let seatingOfQuestions = row.seating;
  let seating = -1;
  let players: readonly RoomPlayer[] = [];
  let secrets = new Map<string, string>();
  let answersOfStep = -1;
  let answers: readonly RoomAnswer[] = [];
  let room = assembled();
  let isGone = false;
  let usedAt = now();
  let sharedBytes: Buffer | undefined;
  let moment: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;

  function assembled(): Room {
    return {
      code,
      revision: changing.revision,
      step: changing.step,
      settings,
      questions,
      progress: {
        state: changing.state,
        question: changing.question,
        deadline: changing.deadline,
        millisecondsLeft: changing.milliseconds_left,
      },
      leader: changing.leader,
      leaderSeenAt: changing.leader_seen_at,
      players,
      answers,
      expiresAt: changing.expires_at,
    };
  }

  function emit(): void {
    sharedBytes = undefined;
    for (const listener of [...listeners]) listener();
    // Kept until the next change they would be collected late, as memory that lives long.
    sharedBytes = undefined;
  }

  async function read(): Promise<void> {
    const fresh = await readChanging(storage, id);
    if (!fresh) {
      close();
      return;
    }
    const seated = fresh.seating === seating ? undefined : await listPlayers(storage, id);
    const asked = fresh.seating === seatingOfQuestions ? undefined : await readQuestions(storage, id);
    // Earlier answers change only with a step of the leader.
    const isSameStep = fresh.step === answersOfStep;
    const read = await listAnswers(storage, id, isSameStep ? fresh.question : 0);
    const earlier = isSameStep ? answers.filter(({ question }) => question < fresh.question) : [];
    // Nothing is awaited from here on, so that nobody sees one part without the other.
    if (seated) {
      secrets = new Map(seated.map((player) => [player.secret_hash, player.id]));
      players = seated.map(playerOfRow);
    }
    if (asked !== undefined) questions = JSON.parse(asked) as RoomQuestion[];
    seatingOfQuestions = fresh.seating;
    seating = fresh.seating;
    answers = [...earlier, ...read.map(answerOfRow)];
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
    shared: () => (sharedBytes ??= endOfEvent(sharedView(room, now()))),
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
