/** Whether an address is a chapter's (contract/pages.ts). */
export const isChapter = (path: string): boolean => /^\/bible(?:\/[\w-]+){3}$/.test(path);

/** The caches of the service worker. */
const SHELL_CACHES = /^berea-shell-/;

/** Removes the chapters that the service worker has kept: they tell what somebody read. */
export async function forgetChapters(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of (await caches.keys()).filter((each) => SHELL_CACHES.test(each))) {
    const cache = await caches.open(name);
    const chapters = (await cache.keys()).filter(({ url }) => isChapter(new URL(url).pathname));
    for (const chapter of chapters) await cache.delete(chapter);
  }
}
