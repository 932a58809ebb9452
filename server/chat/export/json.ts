import type { ExportRequest } from './exported.ts';

/**
 * A conversation as JSON, whole. The session's id is left out: it is the key to the conversation, and a file is handed
 * on more easily than a key should be.
 */
export function toJson({ messages, exportedAt }: ExportRequest): string {
  const shown = messages.map(({ sessionId: _key, care: _care, ...message }) => message);
  return `${JSON.stringify({ exportedAt, messages: shown }, null, 2)}\n`;
}
