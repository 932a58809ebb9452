import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** All cached audio together: about 18 hours of speech. */
const CACHE_MAX_BYTES = 512 * 1024 * 1024;
/** When the cache is full, the least recently used files go until this share is left. */
const KEEP_SHARE = 0.9;
/** The time of the last use is written at most this often for a file. */
const TOUCH_MS = 3_600_000;
/** A file that was not finished for so long is left over from a process that died. */
const LEFT_OVER_MS = 3_600_000;
const NAME = /^[\w-]{43}\.mp3$/;

export interface CachedAudio {
  readonly path: string;
  readonly size: number;
}

/** Finished audio on the disk. A file that goes away while it is looked at counts as not there: instances may share the folder. */
export interface AudioCache {
  find(key: string): Promise<CachedAudio | null>;
  /** Never throws: an audio that cannot be stored is generated again. */
  store(key: string, bytes: Uint8Array): Promise<void>;
}

/** `key` is a SHA-256 in base64url. */
export function createAudioCache(folder: string, maxBytes = CACHE_MAX_BYTES): AudioCache {
  /** Bytes of the folder, as far as this process knows; undefined until it was counted. */
  let size: number | undefined;
  let cleaning: Promise<void> | undefined;
  const pathOf = (key: string): string => join(folder, `${key}.mp3`);

  async function removeOldest(): Promise<void> {
    const names = await readdir(folder);
    const files = (
      await Promise.all(names.map((name) => fileAt(join(folder, name), NAME.test(name))))
    ).flatMap((file) => file ?? []);
    const now = Date.now();
    for (const { path, isAudio, usedAt } of files) {
      if (!isAudio && now - usedAt > LEFT_OVER_MS) await rm(path, { force: true });
    }
    const audio = files.filter(({ isAudio }) => isAudio).sort((a, b) => a.usedAt - b.usedAt);
    let total = audio.reduce((sum, file) => sum + file.size, 0);
    if (total > maxBytes) {
      for (const file of audio) {
        if (total <= maxBytes * KEEP_SHARE) break;
        await rm(file.path, { force: true });
        total -= file.size;
      }
    }
    size = total;
  }

  function keepBounded(): Promise<void> {
    if (size !== undefined && size <= maxBytes) return Promise.resolve();
    cleaning ??= removeOldest().finally(() => {
      cleaning = undefined;
    });
    return cleaning;
  }

  return {
    async find(key) {
      const path = pathOf(key);
      const found = await stat(path).catch(() => null);
      if (!found || found.size === 0) return null;
      const now = new Date();
      if (now.getTime() - found.mtimeMs > TOUCH_MS) void utimes(path, now, now).catch(() => {});
      return { path, size: found.size };
    },
    async store(key, bytes) {
      const temporary = join(folder, `${randomUUID()}.part`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(temporary, bytes, { mode: 0o600 });
        await syncFile(temporary);
        await rename(temporary, pathOf(key));
        if (size !== undefined) size += bytes.length;
        await keepBounded();
      } catch {
        await rm(temporary, { force: true }).catch(() => {});
      }
    },
  };
}

/** After a power cut there must be no file with a name and without its bytes. */
async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function fileAt(path: string, isAudio: boolean) {
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { path, isAudio, size: found.size, usedAt: found.mtimeMs } : null;
}
