import type { ChatMessage, StreamEvent } from '../../contract/chat.ts';

/** The thread as data: what an event of the stream makes of the messages. Messages that do not change stay the same objects. */
export type Messages = readonly ChatMessage[];

export const applyEvents = (messages: Messages, events: readonly StreamEvent[]): Messages =>
  events.reduce(applyEvent, messages);

export function applyEvent(messages: Messages, event: StreamEvent): Messages {
  switch (event.event) {
    case 'message':
      return put(messages, event.data);
    case 'care':
      return messages.map((message) =>
        message.id === event.data.messageId ? { ...message, care: event.data.care } : message,
      );
    case 'reply':
      return putReply(messages, event.data);
    case 'delta':
      return onRunning(messages, (reply) => ({ ...reply, content: reply.content + event.data.text }));
    case 'scripture':
      return onRunning(messages, (reply) => ({
        ...reply,
        scriptureReferences: [
          ...reply.scriptureReferences.filter(({ id }) => id !== event.data.id),
          event.data,
        ],
      }));
    case 'done':
      return putReply(messages, event.data.message);
    case 'error': {
      const { code, message } = event.data;
      return onRunning(messages, (reply) => ({
        ...reply,
        ...(code === 'REPLY_WITHDRAWN' && { content: '', scriptureReferences: [] }),
        status: 'failed',
        error: { code, message },
      }));
    }
    default:
      return messages;
  }
}

/** The message in its place, or behind the others where it is new. */
export function put(messages: Messages, message: ChatMessage): Messages {
  const known = messages.some(({ id }) => id === message.id);
  return known ? messages.map((old) => (old.id === message.id ? message : old)) : [...messages, message];
}

/** A reply takes the place of the reply that stood behind the same words (a retry). */
function putReply(messages: Messages, reply: ChatMessage): Messages {
  if (messages.some(({ id }) => id === reply.id)) return put(messages, reply);
  const last = messages.at(-1);
  return [...(last?.role === 'assistant' ? messages.slice(0, -1) : messages), reply];
}

/** The reply being written: only the last message can be one. */
export function runningReply(messages: Messages): ChatMessage | null {
  const last = messages.at(-1);
  return last?.role === 'assistant' && last.status === 'streaming' ? last : null;
}

function onRunning(messages: Messages, change: (reply: ChatMessage) => ChatMessage): Messages {
  const reply = runningReply(messages);
  return reply ? [...messages.slice(0, -1), change(reply)] : messages;
}

/** The visitor's own words, without the document that may stand before them. */
export function ownWords({ content, attachment }: ChatMessage): string {
  return attachment ? content.slice(attachment.length).replace(/^\n+/, '') : content;
}

/** Words and what was answered to them. */
export interface Turn {
  readonly words: ChatMessage | null;
  readonly reply: ChatMessage | null;
}

export function turnsOf(messages: Messages): Turn[] {
  const turns: { words: ChatMessage | null; reply: ChatMessage | null }[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === 'user') turns.push({ words: message, reply: null });
    else if (last && last.reply === null) last.reply = message;
    else turns.push({ words: null, reply: message });
  }
  return turns;
}

const TITLE_LENGTH = 60;

/** The conversation's title: the first words said, cut at a word's end. */
export function titleOf(messages: Messages): string {
  const first = messages.find(({ role }) => role === 'user');
  if (!first) return 'New conversation';
  const line = ownWords(first).trim().split('\n')[0] ?? '';
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.slice(0, TITLE_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 20 ? cut.lastIndexOf(' ') : TITLE_LENGTH)}…`;
}
