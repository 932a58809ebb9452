import './app/fonts.css';
import './app/look.css';
import './app/print.css';
import { type JSX, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { embeddedData } from './app/embedded-data.ts';
import { listenForInstallOffers } from './app/install.ts';
import { readersRegion } from './app/region.ts';
import { renderFor } from './bible/today.ts';
import { hasChosen, isDrawn } from './entry/wait-for-reader.ts';
import { Root } from './root.tsx';
import { loadScreenOf } from './routes.tsx';

/** What happened on the page before the app was loaded. */
interface Before {
  /** The browser's offer to install the app, and when it came. */
  readonly offer: () => { event: Event; at: number } | null;
  /** Begins to take over what was pressed and typed; the function that it returns ends that. */
  readonly takeInput: () => () => void;
}

/** Draws the app in place of the server's HTML, or takes that HTML over. */
export async function start(container: HTMLElement, before: Before): Promise<void> {
  // The first question for the time zone takes a browser a while: asked between the steps of drawing, not with the first request.
  setTimeout(readersRegion);
  // The HTML of a rendered page stays until its screen can take its place, in one step.
  await loadScreenOf(location.pathname).catch(() => undefined);
  listenForInstallOffers(before.offer());
  // For whoever has chosen something here, such as a theme, the server's HTML is not what they should see: it is drawn anew.
  const isAsRendered = isDrawn(container) && !hasChosen();
  if (isAsRendered) renderFor(container.dataset.day ?? null);
  const finishInput = before.takeInput();
  const onDrawn = (): void => {
    renderFor(null);
    finishInput();
    container.dataset.taken = '';
    delete container.dataset.waiting;
  };
  const app = (
    <StrictMode>
      <Root data={embeddedData()}>
        {/* Within the page: React takes over what is around it earlier, and a page whose code is late is not there yet. */}
        <Drawn onDrawn={onDrawn} />
      </Root>
    </StrictMode>
  );
  // The error screen is drawn in place of the page, and its buttons work.
  const onCaughtError = (error: unknown): void => {
    // biome-ignore lint/suspicious/noConsole: as React does where it is not asked
    console.error(error);
    onDrawn();
  };
  if (!isAsRendered) createRoot(container, { onCaughtError }).render(app);
  // What differs all the same React draws anew; that is no error.
  else hydrateRoot(container, app, { onCaughtError, onRecoverableError: () => undefined });
}

/** Says that the page is drawn. */
function Drawn({ onDrawn }: { onDrawn: () => void }): JSX.Element | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the app is drawn
  useEffect(onDrawn, []);
  return null;
}
