import { recall, remember } from '../app/storage.ts';
import { adminSession } from './session.ts';

/**
 * What operators are writing, kept in this tab of the browser until it is saved or discarded: neither another tab of the
 * dashboard, a reload, Escape, nor the end of their session takes it from them. Another operator is not shown it.
 */
const PREFIX = 'admin-draft.';

interface StoredDraft {
  readonly operator: string;
  readonly draft: object;
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' && value !== null && typeof (value as Partial<StoredDraft>).draft === 'object';

/** Never for secrets. */
export function keepDraft(name: string, draft: object): void {
  const operator = adminSession.get()?.user.id;
  if (operator) remember('tab', PREFIX + name, { operator, draft });
}

export const forgetDraft = (name: string): void => void remember('tab', PREFIX + name, null);

/** What the operator who is signed in was writing. Its shape is that of whoever kept it under this name. */
export function keptDraft<T extends object>(name: string): T | null {
  const stored = recall('tab', PREFIX + name, isStoredDraft);
  return stored && stored.operator === adminSession.get()?.user.id ? (stored.draft as T) : null;
}
