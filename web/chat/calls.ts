import type { ChatMessage, MessageList, SendBody } from '../../contract/chat.ts';
import { request } from '../app/request.ts';
import { chosenTranslation } from '../app/translation.ts';
import type { OutgoingAttachment, OutgoingMessage } from './conversation.ts';

/** The chat's API calls (behaviour 10). All throw what `request` throws. */
const sessions = '/api/chat/sessions';
const EVENTS = { Accept: 'text/event-stream' };

export const messagesKey = (sessionId: string): [string, string, string] => [sessions, sessionId, 'messages'];

/** Creates a session and returns its id. */
export async function createSession(): Promise<string> {
  const response = await request('POST', sessions);
  const { sessionId } = (await response.json()) as { sessionId: string };
  return sessionId;
}

let creating: Promise<string> | null = null;

/** Creates the session that is shown next: two calls at once (as in React's strict mode) create one. */
export function createSessionToShow(): Promise<string> {
  creating ??= createSession().finally(() => {
    creating = null;
  });
  return creating;
}

/** How many messages are read at once. */
export const PAGE_LENGTH = 60;

/** The newest messages, or those before `before`; oldest first. */
export async function readPage(
  sessionId: string,
  before: string | null,
  signal?: AbortSignal,
): Promise<MessageList> {
  const query = before === null ? `limit=${PAGE_LENGTH}` : `before=${before}&limit=${PAGE_LENGTH}`;
  const path = `${sessions}/${sessionId}/messages?${query}`;
  const response = await request('GET', path, undefined, signal && { signal });
  return response.json() as Promise<MessageList>;
}

/** All messages of a session. */
export async function readAllMessages(sessionId: string): Promise<ChatMessage[]> {
  let page = await readPage(sessionId, null);
  let all = page.messages;
  while (page.more) {
    page = await readPage(sessionId, all[0]?.id ?? null);
    all = [...page.messages, ...all];
  }
  return all;
}

export async function deleteSession(sessionId: string): Promise<void> {
  await request('DELETE', `${sessions}/${sessionId}`);
}

const withVersion = <T extends object>(body: T): T & { version?: string } => {
  const version = chosenTranslation();
  return version ? { ...body, version } : body;
};

/** Sends a message with its document, or replaces the user's last message. */
export function sendMessage(
  sessionId: string,
  outgoing: OutgoingMessage,
  signal: AbortSignal,
): Promise<Response> {
  const { text, attachment, replaces, key, version } = outgoing;
  const chosen = version ? { version } : {};
  const options = { signal, headers: { ...EVENTS, 'Idempotency-Key': key } };
  const path = `${sessions}/${sessionId}/messages`;
  if (replaces) return request('PUT', `${path}/${replaces}`, { content: text, ...chosen }, options);
  return request('POST', path, { ...bodyOf(text, attachment), ...chosen }, options);
}

/** The document, a blank line, the visitor's own words (behaviour 10.3). */
function bodyOf(text: string, attachment: OutgoingAttachment | undefined): Omit<SendBody, 'version'> {
  if (!attachment) return { content: text };
  const { content, fileName, fileType, wordCount } = attachment;
  return {
    content: `${content}\n\n${text}`,
    attachment: { fileName, fileType, wordCount, length: content.length },
  };
}

export const retryReply = (
  sessionId: string,
  replyId: string,
  key: string,
  signal: AbortSignal,
): Promise<Response> =>
  request('POST', `${sessions}/${sessionId}/messages/${replyId}/retry`, withVersion({}), {
    signal,
    headers: { ...EVENTS, 'Idempotency-Key': key },
  });

/** Goes on with the last reply, which became too long. */
export const continueReply = (
  sessionId: string,
  replyId: string,
  key: string,
  signal: AbortSignal,
): Promise<Response> =>
  request('POST', `${sessions}/${sessionId}/messages/${replyId}/continue`, withVersion({}), {
    signal,
    headers: { ...EVENTS, 'Idempotency-Key': key },
  });

export const resumeReply = (
  sessionId: string,
  replyId: string,
  received: number | null,
  signal: AbortSignal,
): Promise<Response> =>
  request('GET', `${sessions}/${sessionId}/messages/${replyId}/stream`, undefined, {
    signal,
    headers: { ...EVENTS, ...(received !== null && { 'Last-Event-ID': String(received) }) },
  });

export async function stopReply(sessionId: string, replyId: string): Promise<ChatMessage> {
  const response = await request('POST', `${sessions}/${sessionId}/messages/${replyId}/stop`);
  return response.json() as Promise<ChatMessage>;
}
