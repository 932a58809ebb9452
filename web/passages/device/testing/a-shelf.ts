import type { Shelf } from '../kept-files.ts';

export interface MemoryShelf extends Shelf {
  readonly held: Map<string, Uint8Array>;
}

/** A shelf in memory, with these files on it. */
export function aShelf(files: Record<string, Uint8Array> = {}): MemoryShelf {
  const held = new Map(Object.entries(files));
  return {
    held,
    files: async () => [...held.keys()],
    read: async (file) => held.get(file),
    put: async (file, bytes) => void held.set(file, bytes),
    drop: async (file) => void held.delete(file),
  };
}
