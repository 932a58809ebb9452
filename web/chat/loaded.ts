import { PAGE_LENGTH } from './calls.ts';
import type { Messages } from './messages.ts';

/** What is loaded of a conversation: its newest messages, or all. */
export interface Loaded {
  readonly messages: Messages;
  /** Whether there are earlier ones. */
  readonly more: boolean;
  /** The copy kept on this device, until the server has answered. */
  readonly from: 'server' | 'device';
}

/** The newest page as the server tells it, behind the earlier messages that are loaded already. */
export function withNewest(old: Loaded | undefined, page: Messages): Loaded {
  const first = page[0];
  if (!first || page.length < PAGE_LENGTH) return { messages: page, more: false, from: 'server' };
  const at = old?.messages.findIndex(({ id }) => id === first.id) ?? -1;
  if (!old || at < 0) return { messages: page, more: true, from: 'server' };
  return { messages: [...old.messages.slice(0, at), ...page], more: old.more, from: 'server' };
}

/** An earlier page, before what is loaded. */
export function withEarlier(old: Loaded, page: Messages): Loaded {
  const known = new Set(old.messages.map(({ id }) => id));
  const fresh = page.filter(({ id }) => !known.has(id));
  return { ...old, messages: [...fresh, ...old.messages], more: page.length === PAGE_LENGTH };
}
