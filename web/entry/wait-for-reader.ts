import { PAGE_CHANGED } from '../pwa/page-changed.ts';

/** What a reader does first on a page. */
const ON_PAGE = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
] as const;
/** What else needs the app: a network that is gone, another day, and after a while the browser's offer to install it. */
const ON_WINDOW = ['offline', 'pageshow', 'beforeinstallprompt'] as const;
/** Some browsers offer installation on every page, before anybody has read a word of it. */
const OFFER_WAITS_MS = 8_000;

/** Whether the server has drawn the page; otherwise nothing is there, or only that it is on its way. */
export const isDrawn = (root: HTMLElement): boolean =>
  root.hasChildNodes() && root.dataset.waiting === undefined;

/** Whether the page is complete as the server sent it: for this address, this reader, and today. */
export function mayWait(root: HTMLElement): boolean {
  const { scripts, day } = root.dataset;
  const isPlain = location.search === '' && location.hash === '';
  const isAsSent = (day ?? today()) === today() && !hasChosen() && !isWriting();
  return scripts !== undefined && isPlain && isAsSent && navigator.onLine;
}

/** The reader's date as YYYY-MM-DD. */
function today(): string {
  const now = new Date();
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Whether anything but the flags is stored in this browser, such as a theme or a translation. */
export function hasChosen(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith('berea.') && name !== 'berea.flags');
  } catch {
    // Storage is closed in some private windows.
    return false;
  }
}

/** Whether a letter was being written when the page was reloaded (web/info/kept-letter.ts). */
function isWriting(): boolean {
  try {
    return sessionStorage.getItem('berea.contact-letter') !== null;
  } catch {
    return false;
  }
}

/** Resolves with the first sign of a reader, or when the page turns out to be an old version: the app brings the new words. */
export function nextSign(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const wake = (event?: Event): void => {
      // Every page is shown once when it opens; only one that comes back from the browser's cache may be of another day.
      if (event?.type === 'pageshow' && !(event as PageTransitionEvent).persisted) return;
      if (event?.type === 'beforeinstallprompt') {
        setTimeout(wake, OFFER_WAITS_MS);
        return;
      }
      if (event?.type === 'visibilitychange' && document.visibilityState === 'hidden') return;
      listening.abort();
      resolve();
    };
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const type of ON_PAGE) document.addEventListener(type, wake, options);
    for (const type of ON_WINDOW) addEventListener(type, wake, options);
    document.addEventListener('visibilitychange', wake, options);
    const onMessage = ({ data }: MessageEvent): void => {
      if (data === PAGE_CHANGED) wake();
    };
    navigator.serviceWorker?.addEventListener('message', onMessage, options);
  });
}
