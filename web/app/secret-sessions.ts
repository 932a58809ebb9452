import { isText, recall, remember, storedNames } from './storage.ts';

/**
 * Conversations about abuse must leave no trace where the abuser may look: they are in no list, under no title, and in
 * no offline copy. Their ids are known here for as long as the tab is open.
 */
const PREFIX = 'off.';
const secretIds = new Set<string>();

export function markSecret(sessionId: string): void {
  secretIds.add(sessionId);
  if (!wasLeft(sessionId)) remember('tab', PREFIX + sessionId, 'here');
}

/** The ids of all of them that this tab knows. */
export const secretSessions = (): string[] => [
  ...new Set([...secretIds, ...storedNames('tab', PREFIX).map((name) => name.slice(PREFIX.length))]),
];

export const isSecretSession = (sessionId: string): boolean =>
  secretIds.has(sessionId) || recall('tab', PREFIX + sessionId, isText) !== null;

/** Notes that the visitor left such a conversation quickly: going back in this tab must not show it. */
export const markLeft = (sessionId: string): void => void remember('tab', PREFIX + sessionId, 'left');

export const wasLeft = (sessionId: string): boolean => recall('tab', PREFIX + sessionId, isText) === 'left';
