import { makesSecret } from '../app/secret-care.ts';
import { useListedSessions } from './device/sessions.ts';
import type { LoadedMessages } from './loaded-messages.ts';
import { NEUTRAL_TITLE, titleOf } from './messages.ts';
import type { CareStatus } from './slots.ts';

/**
 * The title that is shown: the visitor's own name for the conversation, else its first words. Where somebody told of danger
 * it is neutral; a secret conversation has not even a name.
 */
export function useConversationTitle(
  sessionId: string,
  loaded: LoadedMessages | undefined,
  { isHelped, isSecret }: CareStatus,
): string {
  const listed = useListedSessions().find(({ id }) => id === sessionId);
  const messages = loaded?.messages ?? [];
  if (isSecret || messages.some(({ care }) => makesSecret(care))) return NEUTRAL_TITLE;
  if (listed?.named) return listed.title;
  if (isHelped) return NEUTRAL_TITLE;
  // Where earlier messages are not loaded, the list knows the first words.
  return loaded?.hasEarlier ? (listed?.title ?? NEUTRAL_TITLE) : titleOf(messages);
}
