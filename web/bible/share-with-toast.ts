import { showToast } from '../app/toast-queue.ts';
import { type SharedPassage, share } from '../passages/passage-share.ts';

export const showCopyFailed = (): void => showToast('Copy failed', 'Unable to copy verse to clipboard.');

/** Shares a passage and the path of its page. Shows a toast where the device gives no feedback itself. */
export async function shareWithToast(shared: SharedPassage, href: string): Promise<void> {
  const outcome = await share(shared, new URL(href, location.href).href);
  if (outcome === 'copied') showToast('Ready to share', 'The verse and a link to it were copied.');
  if (outcome === 'failed') showCopyFailed();
}
