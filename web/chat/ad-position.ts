import { useEffect, useState } from 'react';
import type { Messages } from './messages.ts';

/** An advertisement may be shown after every tenth message (behaviour 3.12). */
const EVERY = 10;

/** Whether help was shown in this conversation: then nobody advertises in it. */
export const hasHelp = (messages: Messages): boolean => messages.some(({ care }) => care !== undefined);

/**
 * The id of the last finished reply with which ten more messages were complete, or null. Always a reply: a partner
 * never stands between a question and its answer.
 */
export function findAdPosition(messages: Messages): string | null {
  let place: string | null = null;
  let next = EVERY;
  messages.forEach(({ id, role, status }, index) => {
    if (role !== 'assistant' || status === 'streaming' || index + 1 < next) return;
    place = id;
    next = (Math.floor((index + 1) / EVERY) + 1) * EVERY;
  });
  return place;
}

/**
 * Behind which message the thread's one partner stands, or null. Found once, it stays there: nothing that is being read
 * moves. It comes a moment after the words, so that a reader who follows them to their end is not carried on to it.
 */
export function useAdPosition(messages: Messages, isWhole: boolean): string | null {
  const [place, setPlace] = useState<string | null>(null);
  const isThere = place !== null && messages.some(({ id }) => id === place);
  const found = isThere ? place : findAdPosition(messages);
  useEffect(() => setPlace(found), [found]);
  // The messages that are not loaded may have called for help.
  return isWhole && isThere && !hasHelp(messages) ? place : null;
}
