import type { ChatMessage } from '../../../contract/chat.ts';
import type { Chat } from '../chat.ts';
import type { OpenSession } from '../conversation.ts';

/** A whole conversation, read page by page. Throws what `chat.messages` throws. */
export async function everyMessage(
  chat: Pick<Chat, 'messages'>,
  session: OpenSession,
  signal: AbortSignal,
): Promise<ChatMessage[]> {
  const pages: ChatMessage[][] = [];
  for (;;) {
    const page = await chat.messages(session, { before: pages.at(-1)?.[0]?.id }, { signal });
    pages.push(page.messages);
    if (!page.more) return pages.reverse().flat();
  }
}
