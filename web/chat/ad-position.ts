import { useEffect, useState } from 'react';
import type { Messages } from './messages.ts';

/** An advertisement may be shown after every tenth message (behaviour 3.12). */
const EVERY = 10;

/** Whether help was shown in this conversation: then nobody advertises in it. */
export const hasHelp = (messages: Messages): boolean => messages.some(({ care }) => care !== undefined);

/**
 * The id of the last finished reply that completes another ten messages, or null. Always a reply: an advertisement never
 * comes between a message and its reply.
 */
export function findAdPosition(messages: Messages): string | null {
  let position: string | null = null;
  let next = EVERY;
  messages.forEach(({ id, role, status }, index) => {
    if (role !== 'assistant' || status === 'streaming' || index + 1 < next) return;
    position = id;
    next = (Math.floor((index + 1) / EVERY) + 1) * EVERY;
  });
  return position;
}

/**
 * The id of the message after which the thread's one advertisement is shown, or null. Once found it stays, so that
 * nothing moves while it is read. It is drawn after the messages, so that a reader at the end is not scrolled past it.
 */
export function useAdPosition(messages: Messages, isComplete: boolean): string | null {
  const [position, setPosition] = useState<string | null>(null);
  const isLoaded = position !== null && messages.some(({ id }) => id === position);
  const found = isLoaded ? position : findAdPosition(messages);
  useEffect(() => setPosition(found), [found]);
  // The messages that are not loaded may have called for help.
  return isComplete && isLoaded && !hasHelp(messages) ? position : null;
}
