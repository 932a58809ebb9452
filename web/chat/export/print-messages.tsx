import type { ChatMessage } from '../../../contract/chat.ts';
import { readAllMessages } from '../calls.ts';
import type { ReplyToPrint } from '../panels/open-panel.ts';
import { printSheet } from './print-sheet.tsx';
import { MessagesSheet } from './print-sheets.tsx';

const TITLE_OF_ONE = 'From a conversation with Berea';

/** Prints one reply, in the translations in which its reader sees the passages. */
export const printReply = ({ message, shown }: ReplyToPrint): void =>
  printSheet(<MessagesSheet title={TITLE_OF_ONE} messages={[message]} shown={shown} />);

interface PrintedConversation {
  readonly sessionId: string;
  readonly title: string;
  /** The messages that are loaded. */
  readonly messages: readonly ChatMessage[];
  /** There are earlier ones: they are read first. */
  readonly hasEarlier: boolean;
}

/** Prints all messages of a conversation. Throws what `request` throws. */
export async function printConversation(conversation: PrintedConversation): Promise<void> {
  const { sessionId, title, messages, hasEarlier } = conversation;
  const all = hasEarlier ? await readAllMessages(sessionId) : messages;
  printSheet(<MessagesSheet title={title} messages={all} />);
}
