/** In a tab that is not on screen nothing is painted. */
const NOT_SHOWN_MS = 300;

/** Resolves once the page as it is has been painted. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, NOT_SHOWN_MS);
  });
}
