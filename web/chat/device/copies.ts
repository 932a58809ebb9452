import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Messages } from '../messages.ts';

/** The messages of a conversation as they were last read, stored on this device. */
export interface Copy {
  readonly id: string;
  readonly messages: Messages;
  /** There are earlier messages that are not in the copy. */
  readonly more: boolean;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  /** Length of all `content`, in UTF-16 units. */
  readonly size: number;
}

/** A copy holds the newest messages of a conversation, within these limits. */
const MESSAGES_MAX = 300;
const TEXT_MAX = 1_500_000;
/** The limits for all copies together; those not read for the longest time are removed first. */
const CONVERSATIONS_MAX = 100;
const TEXT_MAX_TOGETHER = 15_000_000;

/** The size of a copy, stored apart from it, so that old copies can be found without reading them. */
type CopySize = Pick<Copy, 'id' | 'savedAt' | 'size'>;

interface Schema extends DBSchema {
  copies: { key: string; value: Copy };
  rooms: { key: string; value: CopySize; indexes: { savedAt: number } };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;

/** Opens the database; after a failure the next call tries again. A newer version in another tab closes ours. */
function openStore(): Promise<IDBPDatabase<Schema>> {
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

/** Runs `work`, or returns `fallback` where it fails: in private windows and on full disks the chat works without copies. */
async function orOnFailure<T>(work: () => Promise<T>, fallback: T): Promise<T> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}

export const readCopy = (id: string): Promise<Copy | null> =>
  orOnFailure(async () => (await (await openStore()).get('copies', id)) ?? null, null);

/** Stores a copy and removes old ones where there are too many. `now` is in milliseconds since 1970. */
export const storeCopy = (id: string, messages: Messages, more: boolean, now: number): Promise<void> =>
  orOnFailure(async () => {
    const db = await openStore();
    const copy = withinLimits({ id, messages, more, savedAt: now, size: 0 });
    try {
      await put(db, copy);
    } catch {
      // The disk is full: remove the older half and try again.
      const sizes = await db.getAllFromIndex('rooms', 'savedAt');
      await drop(db, sizes.slice(0, Math.ceil(sizes.length / 2)));
      await put(db, copy);
    }
    await evictOldest(db);
  }, undefined);

export const removeCopy = (id: string): Promise<void> =>
  orOnFailure(async () => drop(await openStore(), [{ id }]), undefined);

export const removeAllCopies = (): Promise<void> =>
  orOnFailure(async () => {
    const db = await openStore();
    await Promise.all([db.clear('copies'), db.clear('rooms')]);
  }, undefined);

/** The copy without the oldest messages, where it exceeds the limits. The last message always stays. */
export function withinLimits(copy: Copy): Copy {
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

async function evictOldest(db: IDBPDatabase<Schema>): Promise<void> {
  const oldestFirst = await db.getAllFromIndex('rooms', 'savedAt');
  let count = oldestFirst.length;
  let size = oldestFirst.reduce((sum, copy) => sum + copy.size, 0);
  const tooMany: CopySize[] = [];
  for (const copy of oldestFirst.slice(0, -1)) {
    if (count <= CONVERSATIONS_MAX && size <= TEXT_MAX_TOGETHER) break;
    tooMany.push(copy);
    count -= 1;
    size -= copy.size;
  }
  await drop(db, tooMany);
}

async function put(db: IDBPDatabase<Schema>, copy: Copy): Promise<void> {
  const { id, savedAt, size } = copy;
  const transaction = db.transaction(['copies', 'rooms'], 'readwrite');
  await Promise.all([
    transaction.objectStore('copies').put(copy),
    transaction.objectStore('rooms').put({ id, savedAt, size }),
    transaction.done,
  ]);
}

async function drop(db: IDBPDatabase<Schema>, copies: readonly { id: string }[]): Promise<void> {
  const transaction = db.transaction(['copies', 'rooms'], 'readwrite');
  await Promise.all([
    ...copies.flatMap(({ id }) => [
      transaction.objectStore('copies').delete(id),
      transaction.objectStore('rooms').delete(id),
    ]),
    transaction.done,
  ]);
}
