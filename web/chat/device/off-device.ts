import type { Care } from '../../../contract/chat.ts';
import { isText, recall, remember } from '../../app/storage.ts';

/**
 * A conversation in which somebody tells of abuse must leave no trace where the one who does it may look: it stands
 * in no list, under no title, and in no offline store. Here are the ids of such conversations, as long as the tab lives.
 */
const PREFIX = 'off.';
const off = new Set<string>();

/** Whether what was found in these messages keeps the conversation off this device. */
export const isKeptOffDevice = (messages: readonly { readonly care?: Care | undefined }[]): boolean =>
  messages.some(({ care }) => care?.level === 'urgent' && (care.kind === 'abuse' || care.kind === 'child'));

export function noteOffDevice(sessionId: string): void {
  off.add(sessionId);
  if (!wasLeft(sessionId)) remember('tab', PREFIX + sessionId, 'here');
}

export const isOffDevice = (sessionId: string): boolean =>
  off.has(sessionId) || recall('tab', PREFIX + sessionId, isText) !== null;

/** Somebody left such a conversation in a hurry: going back in this tab must not show it. */
export const noteLeft = (sessionId: string): void => void remember('tab', PREFIX + sessionId, 'left');

export const wasLeft = (sessionId: string): boolean => recall('tab', PREFIX + sessionId, isText) === 'left';
