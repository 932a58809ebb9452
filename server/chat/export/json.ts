import type { ExportRequest } from './exported.ts';

/**
 * A whole conversation as JSON. The session's id is left out: it is the key to the conversation, and files are easily
 * passed on.
 */
export function toJson({ messages, exportedAt }: ExportRequest): string {
  const shown = messages.map(({ sessionId: _key, care: _care, ...message }) => message);
  return `${JSON.stringify({ exportedAt, messages: shown }, null, 2)}\n`;
}
