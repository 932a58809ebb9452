import { tellAge } from '../app/age-band.ts';
import { chooseRegion } from '../app/region.ts';
import { remember } from '../app/storage.ts';

/** Names under which this browser keeps the time that the chat was in use, and the help lines heard last. */
export const USE = 'chat-use';
export const HEARD_LINES = 'care-lines';

/** What a reader told of themselves, and what was counted, is forgotten. */
export function forgetReader(): void {
  tellAge(null);
  chooseRegion(null);
  remember('browser', USE, null);
  remember('browser', HEARD_LINES, null);
}
