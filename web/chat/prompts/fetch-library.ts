type Library = typeof import('./prompt-library.tsx');

let library: Library | null = null;

/** The library's code and prompts; null until they are loaded. */
export const fetchedLibrary = (): Library | null => library;

/** Loads the library, once. Rejects without a network; the next call tries again. */
export async function fetchLibrary(): Promise<Library> {
  library ??= await import('./prompt-library.tsx');
  return library;
}
