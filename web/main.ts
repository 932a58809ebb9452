/** The first script of every page. Small: the app itself is loaded by `start.tsx`. */
import { collectInput } from './entry/early-input.ts';
import { painted } from './entry/painted.ts';
import { isDrawn, mayWait, nextSign } from './entry/wait-for-reader.ts';
import { applyWorker } from './pwa/worker.ts';

const found = document.getElementById('root');
if (!found) throw new Error('index.html has no element with the id "root"');
const root = found;

/** The browser may offer to install the app before the app is here to take the offer. */
let offer: { event: Event; at: number } | null = null;
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  offer = { event, at: performance.now() };
});

/**
 * A page that the server has rendered is complete: its app is loaded with the first sign of a reader, and then takes
 * over what was pressed and typed meanwhile. Any other page needs its app at once.
 */
async function begin(): Promise<void> {
  const input = collectInput(document);
  if (mayWait(root)) {
    addEventListener('load', () => void applyWorker(root.dataset.worker === 'on').catch(() => undefined));
    await nextSign();
    for (const href of (root.dataset.scripts ?? '').split(' ').filter(Boolean)) preload(href);
  } else if (isDrawn(root)) {
    // On a second visit everything is here at once: the page is seen before its app is run.
    await painted();
  }
  const { start } = await import('./start.tsx');
  await start(root, { offer: () => offer, takeInput: input.take });
}

function preload(href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' });
  document.head.append(link);
}

void begin();
