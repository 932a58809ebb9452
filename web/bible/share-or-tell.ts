import { showToast } from '../app/toast-queue.ts';
import { type SharedPassage, share } from '../passages/passage-share.ts';

export const tellCopyFailed = (): void => showToast('Copy failed', 'Unable to copy verse to clipboard.');

/** Shares a passage and its address (a path of ours), and says what came of it where that cannot be seen. */
export async function shareOrTell(shared: SharedPassage, href: string): Promise<void> {
  const outcome = await share(shared, new URL(href, location.href).href);
  if (outcome === 'copied') showToast('Ready to share', 'The verse and its address were copied.');
  if (outcome === 'failed') tellCopyFailed();
}
