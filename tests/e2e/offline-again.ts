import type { BrowserContext } from '@playwright/test';

/**
 * Tells the page of an offline context that it has no network. Chromium 150 forgets it for each new document: requests fail
 * still, but `navigator.onLine` is true, and so no `online` event comes when the network is back. To be called after a
 * navigation, once the page stands; for a moment in between there is a network.
 */
export async function offlineAgain(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}
