import type { Care } from '../../contract/chat.ts';
import { makesSecret } from '../app/secret-care.ts';
import type { CareState, OutgoingText, UserMessage } from './care-state.ts';

/** Danger that this browser detected in a message that the server may not have seen. */
export interface LocalFinding {
  readonly text: string;
  readonly care: Care;
  /** The id of the visitor's last message when it was written. */
  readonly after: string | undefined;
}

/**
 * The help that a conversation calls for. A local finding counts while its message is the newest and the server has
 * found nothing urgent in it; otherwise the server's newest finding does. Help that was found once stays within reach.
 */
export function currentHelp(
  messages: readonly UserMessage[],
  outgoing: Pick<OutgoingText, 'text'> | null,
  local: LocalFinding | null,
): Omit<CareState, 'remindedAfter' | 'quiet'> {
  const last = messages.at(-1);
  const lastUrgent = messages.findLast(({ care }) => care?.level === 'urgent');
  const isSecret = messages.some(({ care }) => makesSecret(care)) || makesSecret(local?.care);
  if (local) {
    const { text, care } = local;
    const isStored = last !== undefined && last.id !== local.after && last.text === text;
    const isBeingSent = outgoing?.text === text;
    const isNewest = last?.id === local.after && (outgoing === null || isBeingSent);
    const unstored = { text, care, messageId: null };
    if (isStored && last.care?.level !== 'urgent')
      return { help: { text, care, messageId: last.id }, isDetached: false, isSecret };
    if (isNewest || (isBeingSent && !isStored)) return { help: unstored, isDetached: !isBeingSent, isSecret };
    if (!lastUrgent) return { help: unstored, isDetached: false, isSecret };
  }
  const help = lastUrgent?.care
    ? { text: lastUrgent.text, care: lastUrgent.care, messageId: lastUrgent.id }
    : null;
  return { help, isDetached: false, isSecret };
}
