import { z } from 'zod';
import { translationId } from './bible.ts';
import type { ErrorBody } from './errors.ts';
import { MESSAGES_MAX_PAGE } from './limits.ts';

export const scriptureStatus = z.enum([
  'verified',
  'corrected',
  'paraphrased',
  'unverified',
  'mentioned',
  'not-found',
]);

/** A finding of the Berea check; `start` and `end` are its range in the final `content` (behaviour 10.9). */
export const scriptureReference = z.object({
  id: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  osis: z.string(),
  reference: z.string(),
  version: z.string(),
  status: scriptureStatus,
  quoted: z.string().optional(),
  text: z.string().optional(),
  note: z.string().optional(),
});
export type ScriptureReference = z.infer<typeof scriptureReference>;

/** The first `length` units of `content` are the document, then a blank line, then the visitor's own words. */
export const attachment = z.object({
  fileName: z.string().min(1).max(255),
  fileType: z.enum(['text', 'pdf', 'docx', 'doc']),
  wordCount: z.number().int().min(0),
  length: z.number().int().min(1),
});
export type Attachment = z.infer<typeof attachment>;

export const careKind = z.enum(['crisis', 'abuse', 'child', 'medical', 'danger']);
export const careResource = z.object({
  name: z.string(),
  contact: z.string(),
  call: z.string().optional(),
  text: z.string().optional(),
  textBody: z.string().optional(),
  url: z.string().optional(),
  hours: z.string().optional(),
});
/** `urgent`: help comes first. `possible`: signs only; the message is answered as any other. */
const careLevel = z.enum(['urgent', 'possible']);
export const care = z.object({
  level: careLevel,
  kind: careKind,
  region: z.string(),
  resources: z.array(careResource),
});
export type Care = z.infer<typeof care>;

const messageStatus = z.enum(['complete', 'streaming', 'stopped', 'failed']);
export type MessageStatus = z.infer<typeof messageStatus>;

const replyEnd = z.enum(['length', 'filter']);

export const chatMessage = z.object({
  id: z.string(),
  sessionId: z.string(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  status: messageStatus,
  scriptureReferences: z.array(scriptureReference),
  attachment: attachment.optional(),
  care: care.optional(),
  provider: z.string().optional(),
  fallback: z.literal(true).optional(),
  omitted: z.object({ messages: z.number().int(), documentCharacters: z.number().int() }).optional(),
  /** Of a complete reply that the service cut off: at its greatest length (it can be continued), or by its filter. */
  end: replyEnd.optional(),
  /** Why a reply failed; of a complete one, why it could not be continued. */
  error: z.object({ code: z.string(), message: z.string() }).optional(),
  /** Of a complete reply: what the visitor may send next with one tap, in the words that are sent. */
  next: z.array(z.string()).max(3).optional(),
});
export type ChatMessage = z.infer<typeof chatMessage>;

export const createdSession = z.object({ sessionId: z.string(), createdAt: z.string() });
/** `more`: there are earlier messages. A page of very long ones is shorter than asked for. */
export const messageList = z.object({ messages: z.array(chatMessage), more: z.boolean() });
export type MessageList = z.infer<typeof messageList>;
export const messagesQuery = z.object({
  before: z.string().max(64).optional(),
  limit: z.coerce.number().int().min(1).max(MESSAGES_MAX_PAGE).optional(),
});

export const exportQuery = z.object({ format: z.enum(['markdown', 'json', 'docx']).default('markdown') });

/** The chat service checks the lengths of document and own words, and names the limit that was exceeded. */
export const sendBody = z.object({
  content: z.string({ error: 'Must be a text.' }),
  version: translationId.optional(),
  attachment: attachment.optional(),
});
export type SendBody = z.infer<typeof sendBody>;

/** `content` is the visitor's own words; the message keeps its document. */
export const editBody = z.object({
  content: z.string({ error: 'Must be a text.' }),
  version: translationId.optional(),
});
export type EditBody = z.infer<typeof editBody>;

export const retryBody = z.object({ version: translationId.optional() });

export const continueBody = z.object({ version: translationId.optional() });

export const exchange = z.object({ message: chatMessage, reply: chatMessage });
export type Exchange = z.infer<typeof exchange>;

/** The events of a reply's stream, in their order (behaviour 10.4). Clients ignore events they do not know. */
export type StreamEvent =
  | { event: 'message'; data: ChatMessage }
  | { event: 'care'; data: { messageId: string; care: Care } }
  | { event: 'reply'; data: ChatMessage & { protocol: number } }
  /** All provider slots are taken; the reply begins when one is free (at most 30 s). */
  | { event: 'waiting'; data: Record<string, never> }
  | { event: 'delta'; data: { text: string } }
  | { event: 'scripture'; data: ScriptureReference }
  | { event: 'done'; data: { message: ChatMessage } }
  | {
      event: 'error';
      data: ErrorBody & { messageId?: string; replyId?: string };
    };
