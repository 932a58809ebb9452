import { LEAVING } from '../../content/care/panel.ts';

/** The page goes, even where the browser's store does not answer. */
const FORGET_WITHIN_MS = 400;

/**
 * Leaves quickly: the page is blank at once, what this device holds of the conversation goes, and a neutral page takes
 * this one's place in the tab's history. `forget` does the second.
 */
export async function leaveQuickly(forget: () => Promise<void>): Promise<void> {
  document.documentElement.hidden = true;
  document.title = '';
  await Promise.race([forget(), new Promise((go) => setTimeout(go, FORGET_WITHIN_MS))]);
  location.replace(LEAVING.to);
}

const TIMES = 3;
const WITHIN_MS = 2_000;

/** Calls `leave` at the third Escape within two seconds, whatever has the focus; a key held down counts once. Answers how to stop. */
export function onThreeEscapes(leave: () => void): () => void {
  let pressed: number[] = [];
  const hear = ({ key, repeat, timeStamp }: KeyboardEvent): void => {
    if (key !== 'Escape' || repeat) return;
    pressed = [...pressed.filter((at) => timeStamp - at < WITHIN_MS), timeStamp];
    if (pressed.length >= TIMES) leave();
  };
  addEventListener('keydown', hear, true);
  return () => removeEventListener('keydown', hear, true);
}
