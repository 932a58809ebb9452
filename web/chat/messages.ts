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

type OpenTurn = { words: ChatMessage | null; reply: ChatMessage | null };

export function turnsOf(messages: Messages): Turn[] {
  const turns: OpenTurn[] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (message.role === 'user') turns.push({ words: message, reply: null });
    else if (last && last.reply === null) last.reply = message;
    else turns.push({ words: null, reply: message });
  }
  return turns;
}

/**
 * So many turns are drawn together: a group that did not change is passed over as a whole. More of them make a frame
 * longer in which a group comes into view; fewer are more for the browser to watch with every letter typed.
 */
const GROUP_LENGTH = 8;

export type TurnGroup = readonly Turn[];

/**
 * Groups turns for drawing. Groups and turns whose messages did not change stay the same objects, so that a reply that
 * grows draws its own group anew and nothing else. A turn never changes its group: where one began, it begins again,
 * whatever is added before or behind it.
 */
export function turnGrouper(): (messages: Messages) => readonly TurnGroup[] {
  let known = new Map<string, TurnGroup>();
  return (messages) => {
    const groups: Turn[][] = [];
    for (const turn of turnsOf(messages)) {
      const last = groups.at(-1);
      if (last && last.length < GROUP_LENGTH && !known.has(keyOfTurn(turn))) last.push(turn);
      else groups.push([turn]);
    }
    const same = groups.map((group) => sameGroup(known.get(keyOfGroup(group)), group));
    known = new Map(same.map((group) => [keyOfGroup(group), group]));
    return same;
  };
}

const sameGroup = (before: TurnGroup | undefined, now: TurnGroup): TurnGroup => {
  if (!before) return now;
  const turns = now.map((turn, index) => {
    const old = before[index];
    return old && old.words === turn.words && old.reply === turn.reply ? old : turn;
  });
  return before.length === turns.length && turns.every((turn, index) => turn === before[index])
    ? before
    : turns;
};

export const keyOfTurn = ({ words, reply }: Turn): string => words?.id ?? reply?.id ?? '';
export const keyOfGroup = (group: TurnGroup): string => (group[0] ? keyOfTurn(group[0]) : '');

const TITLE_LENGTH = 60;

/** The conversation's title: the first words said, cut at a word's end. */
export function titleOf(messages: Messages): string {
  const first = messages.find(({ role }) => role === 'user');
  if (!first) return 'New conversation';
  return titleOfWords(ownWords(first));
}

export function titleOfWords(words: string): string {
  const line = words.trim().split('\n')[0] ?? '';
  if (line.length <= TITLE_LENGTH) return line;
  const cut = line.slice(0, TITLE_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 20 ? cut.lastIndexOf(' ') : TITLE_LENGTH)}…`;
}
