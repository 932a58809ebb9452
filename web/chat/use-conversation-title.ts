import { makesSecret } from '../app/secret-care.ts';
import { useListedSessions } from './device/sessions.ts';
import type { LoadedMessages } from './loaded-messages.ts';
import { titleOf } from './messages.ts';

const NEUTRAL = 'Conversation';

/** The title that is shown: the visitor's own name for the conversation, else its first words. A secret one has none. */
export function useConversationTitle(
  sessionId: string,
  loaded: LoadedMessages | undefined,
  isSecret: boolean,
): string {
  const listed = useListedSessions().find(({ id }) => id === sessionId);
  const messages = loaded?.messages ?? [];
  if (isSecret || messages.some(({ care }) => makesSecret(care))) return NEUTRAL;
  // Where earlier messages are not loaded, the list knows the first words.
  if (listed?.named || loaded?.hasEarlier) return listed?.title ?? NEUTRAL;
  return titleOf(messages);
}
