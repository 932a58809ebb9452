import { v7 as uuid } from 'uuid';
import type { ChatMessage, ScriptureReference } from '../../contract/chat.ts';
import { ERRORS, isErrorCode } from '../../contract/errors.ts';
import type { Finding } from '../../scripture/types.ts';
import { NEXT_AFTER_ANY, nextSteps } from '../guide/next-steps.ts';
import { GUIDE_NAME } from './guide-name.ts';
import type { MessageBody } from './message-body.ts';
import type { MessageRow } from './store.ts';

/** The catalogue's sentence for a stored code. */
const sentenceOf = (code: string): string => ERRORS[isErrorCode(code) ? code : 'INTERNAL_ERROR'].message;

/** A message in the API's form. */
export function toChatMessage(row: MessageRow, body: MessageBody, sessionId: string): ChatMessage {
  const omitted = row.omitted_messages > 0 || row.omitted_characters > 0;
  return {
    id: row.id,
    sessionId,
    role: row.role,
    content: body.content,
    timestamp: new Date(row.created_at).toISOString(),
    status: row.status,
    scriptureReferences: [...body.scriptureReferences],
    ...(body.attachment ? { attachment: body.attachment } : {}),
    ...(row.provider ? { provider: row.provider } : {}),
    ...(row.fallback ? { fallback: true as const } : {}),
    ...(omitted
      ? { omitted: { messages: row.omitted_messages, documentCharacters: row.omitted_characters } }
      : {}),
    ...(row.status === 'complete' && body.end ? { end: body.end } : {}),
    ...nextOf(row, body),
    ...(row.error_code ? { error: { code: row.error_code, message: sentenceOf(row.error_code) } } : {}),
  };
}

/** What may be sent next after a complete reply. */
function nextOf(
  { role, status, provider }: MessageRow,
  { record, end }: MessageBody,
): Pick<ChatMessage, 'next'> {
  if (role !== 'assistant' || status !== 'complete' || end) return {};
  // The guide's reply to somebody in danger has no record: nothing is offered after it.
  const steps = record ? nextSteps(record) : provider && provider !== GUIDE_NAME ? NEXT_AFTER_ANY : [];
  return steps.length > 0 ? { next: [...steps] } : {};
}

/** A finding of the check in the API's form. */
export function toScriptureReference(finding: Finding): ScriptureReference {
  const { start, end, osis, reference, version, status, quoted, text, note } = finding;
  return {
    id: uuid(),
    start,
    end,
    osis,
    reference,
    version,
    status,
    ...(quoted === undefined ? {} : { quoted }),
    ...(text === undefined ? {} : { text }),
    ...(note === undefined ? {} : { note }),
  };
}
