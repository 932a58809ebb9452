import type { ChatMessage } from '../../contract/chat.ts';
import { request } from '../app/request.ts';
import { chosenTranslation } from '../app/translation.ts';

/** The chat's calls (docs: api, "Chat"). All throw what `request` throws. */
const sessions = '/api/chat/sessions';
const EVENTS = { Accept: 'text/event-stream' };

export const messagesKey = (sessionId: string): [string, string, string] => [sessions, sessionId, 'messages'];

let creating: Promise<string> | null = null;

/** A new session's id. Asked for twice at once (React's strict mode does), it is one session. */
export function createSession(): Promise<string> {
  creating ??= request('POST', sessions)
    .then((response) => response.json() as Promise<{ sessionId: string }>)
    .then(({ sessionId }) => sessionId)
    .finally(() => {
      creating = null;
    });
  return creating;
}

export async function deleteSession(sessionId: string): Promise<void> {
  await request('DELETE', `${sessions}/${sessionId}`);
}

const withVersion = <T extends object>(body: T): T & { version?: string } => {
  const version = chosenTranslation();
  return version ? { ...body, version } : body;
};

export const sendMessage = (
  sessionId: string,
  content: string,
  key: string,
  signal: AbortSignal,
): Promise<Response> =>
  request('POST', `${sessions}/${sessionId}/messages`, withVersion({ content }), {
    signal,
    headers: { ...EVENTS, 'Idempotency-Key': key },
  });

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
