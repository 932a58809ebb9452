import type { FileStore } from '../file-cache.ts';

export interface MemoryFiles extends FileStore {
  readonly byName: Map<string, Uint8Array>;
}

/** A FileStore in memory that has these files. */
export function memoryFiles(files: Record<string, Uint8Array> = {}): MemoryFiles {
  const byName = new Map(Object.entries(files));
  return {
    byName,
    files: async () => [...byName.keys()],
    read: async (file) => byName.get(file),
    put: async (file, bytes) => void byName.set(file, bytes),
    remove: async (file) => void byName.delete(file),
  };
}
