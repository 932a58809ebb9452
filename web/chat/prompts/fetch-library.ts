type Library = typeof import('./prompt-library.tsx');

let library: Library | null = null;

/** The library's code and prompts; null until they are loaded. */
export const fetchedLibrary = (): Library | null => library;

let loading: Promise<Library> | null = null;

/**
 * Loads the library, once. A failure is kept: browsers and Vite do not ask again for a script or stylesheet that failed, so that
 * another try would fail too, or show the library without its styles. Only loading the page anew helps.
 */
export function fetchLibrary(): Promise<Library> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Library> {
  library = await import('./prompt-library.tsx');
  return library;
}
