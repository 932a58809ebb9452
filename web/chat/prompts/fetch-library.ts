type Library = typeof import('./prompt-library.tsx');

let library: Library | null = null;

/** The library's code and prompts, or null while they have not come. */
export const fetchedLibrary = (): Library | null => library;

/** Fetches the library, once; rejects where there is no network, and can be asked again. */
export async function fetchLibrary(): Promise<Library> {
  library ??= await import('./prompt-library.tsx');
  return library;
}
