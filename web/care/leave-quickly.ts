import { LEAVING } from '../../content/care/panel.ts';

/** The page is left after this time even where the browser's storage does not answer. */
const CLEAN_UP_WITHIN_MS = 400;

/**
 * Leaves the page quickly: it is blank at once, `cleanUp` removes what this device holds of the conversation, and a
 * neutral page replaces this one in the tab's history.
 */
export async function leaveQuickly(cleanUp: () => Promise<void>): Promise<void> {
  document.documentElement.hidden = true;
  document.title = '';
  await Promise.race([cleanUp(), new Promise((resolve) => setTimeout(resolve, CLEAN_UP_WITHIN_MS))]);
  location.replace(LEAVING.to);
}

const PRESSES = 3;
const WITHIN_MS = 2_000;

/**
 * Calls `leave` at the third Escape within two seconds, whatever has the focus; a key that is held down counts once.
 * Returns a function that stops.
 */
export function onThreeEscapes(leave: () => void): () => void {
  let pressedAt: number[] = [];
  const onKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent): void => {
    if (key !== 'Escape' || repeat) return;
    pressedAt = [...pressedAt.filter((at) => timeStamp - at < WITHIN_MS), timeStamp];
    if (pressedAt.length >= PRESSES) leave();
  };
  addEventListener('keydown', onKeyDown, true);
  return () => removeEventListener('keydown', onKeyDown, true);
}
