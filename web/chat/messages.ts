import type { ChatMessage, StreamEvent } from '../../contract/chat.ts';

/** The messages of a thread, oldest first. */
export type Messages = readonly ChatMessage[];

/** Applies the events of a stream. Messages that do not change stay the same objects. */
export const applyEvents = (messages: Messages, events: readonly StreamEvent[]): Messages =>
  events.reduce(applyEvent, messages);

export function applyEvent(messages: Messages, event: StreamEvent): Messages {
  switch (event.event) {
    case 'message':
      return putMessage(messages, event.data);
    case 'care':
      return messages.map((message) =>
        message.id === event.data.messageId ? { ...message, care: event.data.care } : message,
      );
    case 'reply':
      return putReply(messages, event.data);
    case 'delta':
      return updateRunningReply(messages, (reply) => ({
        ...reply,
        content: reply.content + event.data.text,
      }));
    case 'scripture':
      return updateRunningReply(messages, (reply) => ({
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
      return updateRunningReply(messages, (reply) => ({
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

/** Replaces the message with the same id, or appends a new one. */
export function putMessage(messages: Messages, message: ChatMessage): Messages {
  const known = messages.some(({ id }) => id === message.id);
  return known ? messages.map((old) => (old.id === message.id ? message : old)) : [...messages, message];
}

/** Replaces the reply to the same message (after a retry), or appends a new one. */
function putReply(messages: Messages, reply: ChatMessage): Messages {
  if (messages.some(({ id }) => id === reply.id)) return putMessage(messages, reply);
  const last = messages.at(-1);
  return [...(last?.role === 'assistant' ? messages.slice(0, -1) : messages), reply];
}

/** The reply that is still being written: only the last message can be one. */
export function runningReply(messages: Messages): ChatMessage | null {
  const last = messages.at(-1);
  return last?.role === 'assistant' && last.status === 'streaming' ? last : null;
}

function updateRunningReply(messages: Messages, change: (reply: ChatMessage) => ChatMessage): Messages {
  const reply = runningReply(messages);
  return reply ? [...messages.slice(0, -1), change(reply)] : messages;
}

/** The visitor's own words, without the document that may come before them. */
export function ownWords({ content, attachment }: ChatMessage): string {
  return attachment ? content.slice(attachment.length).replace(/^\n+/, '') : content;
}

/** A user's message with its reply. */
export interface Turn {
  readonly message: ChatMessage | null;
  readonly reply: ChatMessage | null;
}

type OpenTurn = { message: ChatMessage | null; reply: ChatMessage | null };

export function turnsOf(messages: Messages): Turn[] {
  const turns: OpenTurn[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === 'user') turns.push({ message, reply: null });
    else if (last && last.reply === null) last.reply = message;
    else turns.push({ message: null, reply: message });
  }
  return turns;
}

/**
 * How many turns are drawn as one group. React skips a group that did not change, and the browser skips one that is out
 * of sight. Larger groups make the frame slow in which one comes into view; smaller ones slow down every keystroke.
 */
const GROUP_LENGTH = 8;

export type TurnGroup = readonly Turn[];

/**
 * Groups turns for drawing. Groups and turns whose messages did not change stay the same objects, so that a growing
 * reply draws only its own group again. Turns never change groups: a group goes on starting at the same turn, whatever
 * is added before or after it.
 */
export function createTurnGrouper(): (messages: Messages) => readonly TurnGroup[] {
  let known = new Map<string, TurnGroup>();
  return (messages) => {
    const groups: Turn[][] = [];
    for (const turn of turnsOf(messages)) {
      const last = groups.at(-1);
      if (last && last.length < GROUP_LENGTH && !known.has(turnKey(turn))) last.push(turn);
      else groups.push([turn]);
    }
    const same = groups.map((group) => reuseUnchanged(known.get(groupKey(group)), group));
    known = new Map(same.map((group) => [groupKey(group), group]));
    return same;
  };
}

const reuseUnchanged = (before: TurnGroup | undefined, now: TurnGroup): TurnGroup => {
  if (!before) return now;
  const turns = now.map((turn, index) => {
    const old = before[index];
    return old && old.message === turn.message && old.reply === turn.reply ? old : turn;
  });
  return before.length === turns.length && turns.every((turn, index) => turn === before[index])
    ? before
    : turns;
};

export const turnKey = ({ message, reply }: Turn): string => message?.id ?? reply?.id ?? '';
export const groupKey = (group: TurnGroup): string => (group[0] ? turnKey(group[0]) : '');

const TITLE_LENGTH = 60;
/** The title of a conversation whose words nobody else is to read in a header or a list. */
export const NEUTRAL_TITLE = 'Conversation';

/** Whether one of these messages tells of danger or despair. */
export const tellsOfDanger = (messages: Messages): boolean =>
  messages.some(({ care }) => care?.level === 'urgent' || care?.kind === 'crisis');

/** The conversation's title: the beginning of the first message, cut at the end of a word; neutral where one tells of danger. */
export function titleOf(messages: Messages): string {
  if (tellsOfDanger(messages)) return NEUTRAL_TITLE;
  const first = messages.find(({ role }) => role === 'user');
  if (!first) return 'New conversation';
  return titleOfText(ownWords(first));
}

export function titleOfText(text: string): string {
  const line = text.trim().split('\n')[0] ?? '';
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.slice(0, TITLE_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 20 ? cut.lastIndexOf(' ') : TITLE_LENGTH)}…`;
}
