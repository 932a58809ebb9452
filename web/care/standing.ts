import type { Care } from '../../contract/chat.ts';
import type { Outgoing } from '../chat/conversation.ts';
import { isKeptOffDevice } from '../chat/device/off-device.ts';
import { type Messages, ownWords } from '../chat/messages.ts';
import type { CareState } from './care-here.ts';

/** What was found in this browser, in words that the server may not have seen. */
export interface FoundHere {
  readonly words: string;
  readonly care: Care;
  /** The id of the last own message when they were written. */
  readonly after: string | undefined;
}

/**
 * The help that stands: what was found here as long as its words are the newest and the server has said nothing of
 * them, else what it says of the newest message that calls for it. Help that was found once stays within reach.
 */
export function standing(
  messages: Messages,
  outgoing: Pick<Outgoing, 'words'> | null,
  found: FoundHere | null,
): Omit<CareState, 'reminded'> {
  const lastOwn = messages.findLast(({ role }) => role === 'user');
  const cared = messages.findLast(({ care }) => care?.level === 'urgent');
  const secret = isKeptOffDevice(messages) || (found !== null && isKeptOffDevice([found]));
  if (found) {
    const { words, care } = found;
    const stored = lastOwn !== undefined && lastOwn.id !== found.after && ownWords(lastOwn) === words;
    const onItsWay = outgoing?.words === words;
    const isNewest = lastOwn?.id === found.after && (outgoing === null || onItsWay);
    if (stored && lastOwn.care?.level !== 'urgent')
      return { newest: { words, care, id: lastOwn.id }, loose: false, secret };
    if (isNewest || (onItsWay && !stored))
      return { newest: { words, care, id: null }, loose: !onItsWay, secret };
    if (!cared) return { newest: { words, care, id: null }, loose: false, secret };
  }
  const newest = cared?.care ? { words: ownWords(cared), care: cared.care, id: cared.id } : null;
  return { newest, loose: false, secret };
}
