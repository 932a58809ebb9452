import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Messages } from '../messages.ts';

/** What was read of a conversation, kept on this device. */
export interface Copy {
  readonly id: string;
  readonly messages: Messages;
  /** Earlier messages exist that are not kept here. */
  readonly more: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Length of all `content`, in UTF-16 units. */
  readonly size: number;
}

/** Of one conversation the newest messages are kept, at most so many and so much text. */
const MESSAGES_MAX = 300;
const TEXT_MAX = 1_500_000;
/** Of all together; the ones longest not read go first. */
const CONVERSATIONS_MAX = 100;
const TEXT_MAX_TOGETHER = 15_000_000;

/** What room a copy takes: told apart from it, so that making room need not read what is kept. */
type Room = Pick<Copy, 'id' | 'savedAt' | 'size'>;

interface Schema extends DBSchema {
  copies: { key: string; value: Copy };
  rooms: { key: string; value: Room; indexes: { savedAt: number } };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** Opens the store; one that fails is tried again with the next call. Another tab's newer version closes ours. */
function store(): Promise<IDBPDatabase<Schema>> {
  const forget = (): void => {
    opening = null;
  };
  opening ??= openDB<Schema>('berea-conversations', 1, {
    upgrade: (db) => {
      db.createObjectStore('copies', { keyPath: 'id' });
      db.createObjectStore('rooms', { keyPath: 'id' }).createIndex('savedAt', 'savedAt');
    },
    blocking: (_now, _next, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opening.catch(forget);
  return opening;
}

/** Private windows, full disks and broken stores: the chat works without copies, so every failure here is `otherwise`. */
async function quietly<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

export const readCopy = (id: string): Promise<Copy | null> =>
  quietly(async () => (await (await store()).get('copies', id)) ?? null, null);

/** Keeps a copy, newest messages first, and makes room for it. `now` in milliseconds since 1970. */
export const keepCopy = (id: string, messages: Messages, more: boolean, now: number): Promise<void> =>
  quietly(async () => {
    const db = await store();
    const copy = bounded({ id, messages, more, savedAt: now, size: 0 });
    try {
      await put(db, copy);
    } catch {
      // A full disk: the older half makes room for the newest.
      const rooms = await db.getAllFromIndex('rooms', 'savedAt');
      await drop(db, rooms.slice(0, Math.ceil(rooms.length / 2)));
      await put(db, copy);
    }
    await makeRoom(db);
  }, undefined);

export const dropCopy = (id: string): Promise<void> =>
  quietly(async () => drop(await store(), [{ id }]), undefined);

export function bounded(copy: Copy): Copy {
  const kept: Messages[number][] = [];
  let size = 0;
  for (const message of [...copy.messages].reverse()) {
    size += message.content.length;
    if (kept.length > 0 && (kept.length === MESSAGES_MAX || size > TEXT_MAX)) {
      size -= message.content.length;
      break;
    }
    kept.unshift(message);
  }
  return { ...copy, messages: kept, size, more: copy.more || kept.length < copy.messages.length };
}

async function makeRoom(db: IDBPDatabase<Schema>): Promise<void> {
  const oldestFirst = await db.getAllFromIndex('rooms', 'savedAt');
  let count = oldestFirst.length;
  let size = oldestFirst.reduce((sum, room) => sum + room.size, 0);
  const tooMany: Room[] = [];
  for (const room of oldestFirst.slice(0, -1)) {
    if (count <= CONVERSATIONS_MAX && size <= TEXT_MAX_TOGETHER) break;
    tooMany.push(room);
    count -= 1;
    size -= room.size;
  }
  await drop(db, tooMany);
}

async function put(db: IDBPDatabase<Schema>, copy: Copy): Promise<void> {
  const { id, savedAt, size } = copy;
  const both = db.transaction(['copies', 'rooms'], 'readwrite');
  await Promise.all([
    both.objectStore('copies').put(copy),
    both.objectStore('rooms').put({ id, savedAt, size }),
    both.done,
  ]);
}

async function drop(db: IDBPDatabase<Schema>, copies: readonly { id: string }[]): Promise<void> {
  const both = db.transaction(['copies', 'rooms'], 'readwrite');
  await Promise.all([
    ...copies.flatMap(({ id }) => [
      both.objectStore('copies').delete(id),
      both.objectStore('rooms').delete(id),
    ]),
    both.done,
  ]);
}
