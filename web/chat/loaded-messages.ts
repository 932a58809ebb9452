import type { MessageList } from '../../contract/chat.ts';
import type { Messages } from './messages.ts';

/** The messages of a conversation that are loaded: the newest, or all. */
export interface LoadedMessages {
  readonly messages: Messages;
  /** Whether there are earlier messages on the server. */
  readonly hasEarlier: boolean;
  /** `device`: a copy stored in this browser, shown until the server has answered. */
  readonly source: 'server' | 'device';
}

/** Appends the newest page from the server to the earlier messages that are loaded already. */
export function mergeNewestPage(old: LoadedMessages | undefined, page: MessageList): LoadedMessages {
  const { messages, more } = page;
  const [first] = messages;
  if (!first || !more) return { messages, hasEarlier: false, source: 'server' };
  const at = old?.messages.findIndex(({ id }) => id === first.id) ?? -1;
  if (!old || at < 0) return { messages, hasEarlier: true, source: 'server' };
  return {
    messages: [...old.messages.slice(0, at), ...messages],
    hasEarlier: old.hasEarlier,
    source: 'server',
  };
}

/** Prepends an earlier page. */
export function mergeEarlierPage(old: LoadedMessages, page: MessageList): LoadedMessages {
  const known = new Set(old.messages.map(({ id }) => id));
  const fresh = page.messages.filter(({ id }) => !known.has(id));
  return { ...old, messages: [...fresh, ...old.messages], hasEarlier: page.more };
}
