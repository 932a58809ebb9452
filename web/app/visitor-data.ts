import { setStatedAge } from './age-band.ts';
import { chooseRegion } from './region.ts';
import { request } from './request.ts';
import { remember } from './storage.ts';

/** The names under which this browser stores how long the chat was in use, and the help lines that the server sent last. */
export const TIME_IN_USE = 'chat-use';
export const LAST_HELP_LINES = 'care-lines';
/** The names under which this browser stores the chosen voice, and where listening was stopped. */
export const VOICE_CHOICE = 'voice';
export const STOPPED_PLACE = 'listened-to';
/** Verses to learn and missed questions; scores that the server has not confirmed yet. */
export const GAME_CARDS = 'game-cards';
export const GAME_SCORES = 'game-scores';

/** Removes what this browser stores about the visitor: age, country, time in use, help lines, the games’ cards and scores with their cookie. */
export function forgetVisitor(): void {
  setStatedAge(null);
  chooseRegion(null);
  remember('browser', TIME_IN_USE, null);
  for (const name of [LAST_HELP_LINES, VOICE_CHOICE, STOPPED_PLACE, GAME_CARDS, GAME_SCORES])
    remember('browser', name, null);
  // Without the server the stats stay, as conversations do there.
  void request('DELETE', '/api/bible-games/stats').catch(() => undefined);
}
