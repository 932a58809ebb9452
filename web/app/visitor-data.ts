import { setStatedAge } from './age-band.ts';
import { chooseRegion } from './region.ts';
import { remember } from './storage.ts';

/** The names under which this browser stores how long the chat was in use, and the help lines that the server sent last. */
export const TIME_IN_USE = 'chat-use';
export const LAST_HELP_LINES = 'care-lines';
/** The names under which this browser stores the chosen voice, and where listening was stopped. */
export const VOICE_CHOICE = 'voice';
export const STOPPED_PLACE = 'listened-to';

/** Removes what this browser stores about the visitor: age, country, time in use, help lines. */
export function forgetVisitor(): void {
  setStatedAge(null);
  chooseRegion(null);
  remember('browser', TIME_IN_USE, null);
  remember('browser', LAST_HELP_LINES, null);
  remember('browser', VOICE_CHOICE, null);
  remember('browser', STOPPED_PLACE, null);
}
