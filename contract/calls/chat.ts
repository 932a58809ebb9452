import { z } from 'zod';
import type { Call } from '../call.ts';
import {
  chatMessage,
  continueBody,
  createdSession,
  editBody,
  exchange,
  exportQuery,
  messageList,
  messagesQuery,
  retryBody,
  sendBody,
} from '../chat.ts';
import type { ErrorCode } from '../errors.ts';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '../limits.ts';

/** The chat service checks the id: an unknown and a malformed one are the same 404 (behaviour 10.1). */
const sessionParams = z.object({ sessionId: z.string() });
const messageParams = z.object({ sessionId: z.string(), messageId: z.string() });
const sendHeaders = z.object({
  'Idempotency-Key': z.string().min(1).max(IDEMPOTENCY_KEY_MAX_LENGTH).optional(),
  Accept: z.string().optional(),
});
const REPLY_ERRORS = [
  'SESSION_NOT_FOUND',
  'REPLY_IN_PROGRESS',
  'RATE_LIMITED',
  'PROVIDER_FAILED',
  'PROVIDER_TIMEOUT',
] as const satisfies ErrorCode[];
const REPLY_DESCRIPTION =
  'With `Accept: text/event-stream` the response is 200 and server-sent events: `message`, `care` if the message calls for it, `reply`, `delta`, `scripture`, then one of `done` and `error`. Otherwise the response comes when the reply is complete.';

/** Calls on conversations and their messages. */
export const chatCalls = {
  createSession: {
    method: 'POST',
    path: '/api/chat/sessions',
    tag: 'Chat',
    summary: 'Begin a conversation',
    description:
      'The session id is the only key to the conversation. It is not stored: whoever loses it loses the conversation.',
    responses: { 201: createdSession },
    private: true,
    errors: ['RATE_LIMITED'],
  },
  listMessages: {
    method: 'GET',
    path: '/api/chat/sessions/{sessionId}/messages',
    tag: 'Chat',
    summary: 'Read a conversation, oldest message first',
    description: 'The last 50 messages; earlier ones with `before`, the id of the first message of a page.',
    params: sessionParams,
    query: messagesQuery,
    responses: { 200: messageList },
    private: true,
    errors: ['SESSION_NOT_FOUND', 'MESSAGE_NOT_FOUND', 'RATE_LIMITED', 'BUSY'],
  },
  sendMessage: {
    method: 'POST',
    path: '/api/chat/sessions/{sessionId}/messages',
    tag: 'Chat',
    summary: 'Send a message and receive the reply',
    description: REPLY_DESCRIPTION,
    params: sessionParams,
    headers: sendHeaders,
    body: sendBody,
    responses: { 201: exchange },
    stream: true,
    private: true,
    errors: [...REPLY_ERRORS, 'EMPTY_MESSAGE', 'MESSAGE_TOO_LONG', 'IDEMPOTENCY_KEY_REUSED'],
  },
  resumeReply: {
    method: 'GET',
    path: '/api/chat/sessions/{sessionId}/messages/{messageId}/stream',
    tag: 'Chat',
    summary: 'Resume a reply',
    description:
      'Server-sent events. `Last-Event-ID` is the length of the text already received; without it the first event is `reply` with the text so far. A finished reply sends `done` at once.',
    params: messageParams,
    headers: z.object({ 'Last-Event-ID': z.string().optional() }),
    responses: {},
    stream: true,
    private: true,
    errors: ['SESSION_NOT_FOUND', 'MESSAGE_NOT_FOUND', 'RATE_LIMITED'],
  },
  stopReply: {
    method: 'POST',
    path: '/api/chat/sessions/{sessionId}/messages/{messageId}/stop',
    tag: 'Chat',
    summary: 'Stop a reply; what was written is kept',
    params: messageParams,
    responses: { 200: chatMessage },
    private: true,
    errors: ['SESSION_NOT_FOUND', 'MESSAGE_NOT_FOUND'],
  },
  retryReply: {
    method: 'POST',
    path: '/api/chat/sessions/{sessionId}/messages/{messageId}/retry',
    tag: 'Chat',
    summary: 'Retry the last reply',
    description: REPLY_DESCRIPTION,
    params: messageParams,
    headers: sendHeaders,
    body: retryBody,
    responses: { 201: exchange },
    stream: true,
    private: true,
    errors: [...REPLY_ERRORS, 'MESSAGE_NOT_FOUND', 'NOTHING_TO_RETRY', 'IDEMPOTENCY_KEY_REUSED'],
  },
  editMessage: {
    method: 'PUT',
    path: '/api/chat/sessions/{sessionId}/messages/{messageId}',
    tag: 'Chat',
    summary: 'Replace the last message and its reply',
    description: `The message keeps its id, and the document that was sent with it. ${REPLY_DESCRIPTION}`,
    params: messageParams,
    headers: sendHeaders,
    body: editBody,
    responses: { 201: exchange },
    stream: true,
    private: true,
    errors: [
      ...REPLY_ERRORS,
      'EMPTY_MESSAGE',
      'MESSAGE_TOO_LONG',
      'MESSAGE_NOT_FOUND',
      'NOT_THE_LAST_MESSAGE',
      'IDEMPOTENCY_KEY_REUSED',
    ],
  },
  continueReply: {
    method: 'POST',
    path: '/api/chat/sessions/{sessionId}/messages/{messageId}/continue',
    tag: 'Chat',
    summary: 'Go on with a last reply that ended for its length',
    description: `What is written is appended to the reply. If nothing can be written, the reply stays as it was, with the reason in \`error\`. ${REPLY_DESCRIPTION}`,
    params: messageParams,
    headers: sendHeaders,
    body: continueBody,
    responses: { 201: exchange },
    stream: true,
    private: true,
    errors: [...REPLY_ERRORS, 'MESSAGE_NOT_FOUND', 'NOTHING_TO_CONTINUE', 'IDEMPOTENCY_KEY_REUSED'],
  },
  exportConversation: {
    method: 'GET',
    path: '/api/chat/sessions/{sessionId}/export',
    tag: 'Chat',
    summary: 'Download a conversation',
    description:
      'The file is named `berea-conversation-` and the day. Attached documents are named, and included only in `json`; the session id is never included.',
    params: sessionParams,
    query: exportQuery,
    responses: {},
    files: [
      'text/markdown',
      'application/json',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    private: true,
    errors: ['SESSION_NOT_FOUND', 'RATE_LIMITED', 'BUSY'],
  },
  everythingOfSession: {
    method: 'GET',
    path: '/api/chat/sessions/{sessionId}/everything',
    tag: 'Chat',
    summary: 'Download everything that is stored of a conversation',
    description:
      'JSON with all messages, their documents, findings and chosen translations, what the guide noted of its replies, and times. The session id is not included: it is the key.',
    params: sessionParams,
    responses: {},
    files: ['application/json'],
    private: true,
    errors: ['SESSION_NOT_FOUND', 'RATE_LIMITED', 'BUSY'],
  },
  deleteSession: {
    method: 'DELETE',
    path: '/api/chat/sessions/{sessionId}',
    tag: 'Chat',
    summary: 'Delete a conversation; none of it is kept',
    params: sessionParams,
    responses: { 204: null },
    private: true,
    errors: ['SESSION_NOT_FOUND'],
  },
} as const satisfies Record<string, Call>;
