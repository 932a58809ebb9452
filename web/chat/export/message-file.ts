import { endingOf } from '../../../content/reply-endings.ts';
import type { ChatMessage } from '../../../contract/chat.ts';
import { plainTextOf } from '../answer/lazy-answer-text.tsx';
import { markdownAsShown, type ShownPassages } from '../answer/shown-passages.ts';
import { ownWords } from '../messages.ts';

/** A message's text for the clipboard: a reply without Markdown, a user's message without its document. */
export function messageText(message: ChatMessage, shown: ShownPassages | null): string {
  if (message.role === 'user') return ownWords(message);
  const { content, scriptureReferences } = message;
  return plainTextOf(shown ? markdownAsShown(content, scriptureReferences, shown) : content);
}

/** The same for a file, which says of a reply that is not whole how it ended. */
export function messageFileText(message: ChatMessage, shown: ShownPassages | null): string {
  const ending = message.role === 'assistant' ? endingOf(message) : null;
  const text = messageText(message, shown);
  return ending ? `${text}\n\n(${ending})\n` : text;
}

/** Replies are called guidance, the visitor's own messages are called messages (behaviour 3.11). */
export const messageFileName = ({ id, role }: ChatMessage): string =>
  `berea-${role === 'assistant' ? 'guidance' : 'message'}-${id}.txt`;
