import type { Page } from '@playwright/test';

/** What the page's browser holds of conversations: the names in local storage, and how many copies there are. */
export const keptOnDevice = (page: Page): Promise<{ names: string[]; copies: number }> =>
  page.evaluate(async () => {
    const names = Object.keys(localStorage).filter((key) => /session|draft|outbox|highlights/.test(key));
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    if (!databases.includes('berea-conversations')) return { names, copies: 0 };
    const copies = await new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('berea-conversations');
      opening.onerror = reject;
      opening.onsuccess = () => {
        const counting = opening.result.transaction('copies').objectStore('copies').count();
        counting.onsuccess = () => resolve(counting.result);
      };
    });
    return { names, copies };
  });
