import { setStatedAge } from './age-band.ts';
import { chooseRegion } from './region.ts';
import { request } from './request.ts';
import { remember, storedNames } from './storage.ts';

/** The names under which this browser stores how long the chat was in use, and the help lines that the server sent last. */
export const TIME_IN_USE = 'chat-use';
export const LAST_HELP_LINES = 'care-lines';
/** The names under which this browser stores the chosen voice, and where listening was stopped. */
export const VOICE_CHOICE = 'voice';
export const STOPPED_PLACE = 'listened-to';
/** Verses to learn and missed questions; scores that the server has not confirmed yet. */
export const GAME_CARDS = 'game-cards';
export const GAME_SCORES = 'game-scores';

/** The cache of downloaded translations. */
export const DOWNLOADS = 'berea-bible';

/** What stays when everything is forgotten: the list of conversations that are still to be deleted, and that one was left quickly. */
const STAYING = ['session.', 'off.'];
/** Fixed names, without our prefix (behaviour 1.7); the last three are an operator's. */
const FIXED_NAMES = ['bible-favorites', 'bible-recent-searches', 'adminSession', 'adminUser', 'adminDevice'];

type Listener = () => unknown;
const listeners = new Set<Listener>();

/** Calls `listener` when this browser has forgotten everything: what a module holds must be read anew. */
export const onForgotten = (listener: Listener): void => void listeners.add(listener);

/** Removes age, country, time in use and help lines from this browser. */
export function forgetAgeAndCountry(): void {
  setStatedAge(null);
  chooseRegion(null);
  for (const name of [TIME_IN_USE, LAST_HELP_LINES]) remember('browser', name, null);
}

/**
 * Removes all that this browser keeps, settings and downloads included, except the conversations themselves and the app's own
 * files. Resolves when it is gone; what the browser does not let us remove it does not let us keep either.
 */
export async function forgetThisBrowser(): Promise<void> {
  forgetAgeAndCountry();
  for (const area of ['browser', 'tab'] as const) {
    const names = storedNames(area, '').filter((name) => !STAYING.some((stays) => name.startsWith(stays)));
    for (const name of names) remember(area, name, null);
  }
  for (const name of FIXED_NAMES) removeItem(name);
  if ('caches' in globalThis) await caches.delete(DOWNLOADS).catch(() => false);
  await Promise.allSettled([...listeners].map(async (listener) => listener()));
}

function removeItem(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Storage is blocked: there is nothing in it.
  }
}

/** Deletes the visitor's scores of the Bible games at the server, and their cookie. Returns whether that worked. */
export const forgetScores = (): Promise<boolean> =>
  request('DELETE', '/api/bible-games/stats').then(
    () => true,
    () => false,
  );
