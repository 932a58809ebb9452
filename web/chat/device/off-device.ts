import type { Messages } from '../messages.ts';

/**
 * A conversation in which somebody tells of abuse must leave no trace where the one who does it may look: it stands
 * in no list, under no title, and in no offline store. Here are the ids of such conversations, as long as the page lives.
 */
const off = new Set<string>();

/** Whether what was found in these messages keeps the conversation off this device. */
export const isKeptOffDevice = (messages: Messages): boolean =>
  messages.some(({ care }) => care?.kind === 'abuse' || care?.kind === 'child');

export const noteOffDevice = (sessionId: string): void => void off.add(sessionId);
export const isOffDevice = (sessionId: string): boolean => off.has(sessionId);
