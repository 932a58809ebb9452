import type { KeyObject } from 'node:crypto';
import type { Attachment, ScriptureReference } from '../../contract/chat.ts';
import type { AnswerRecord } from '../guide/answer-record.ts';
import type { CutOff } from '../providers/types.ts';
import { seal, unseal } from '../storage/encryption.ts';

/** The encrypted part of a message's row: everything that a visitor or a provider wrote. */
export interface MessageBody {
  readonly content: string;
  readonly scriptureReferences: readonly ScriptureReference[];
  readonly attachment?: Attachment;
  /** Of a reply by the guide: what it was about, for the follow-ups to it. */
  readonly record?: AnswerRecord;
  /** Of a reply: why the service cut it off. */
  readonly end?: CutOff;
}

const additionalData = (row: string) => ({ table: 'chat_messages', row, field: 'sealed' }) as const;

/** Encrypts a body for the row `id`, under the key of its session. */
export function sealBody(key: KeyObject, id: string, body: MessageBody): Uint8Array {
  return seal(key, JSON.stringify(body), additionalData(id));
}

/** Decrypts what `sealBody` encrypted. Throws if key, row or bytes do not match. */
export function openBody(key: KeyObject, id: string, sealed: Uint8Array): MessageBody {
  return JSON.parse(unseal(key, sealed, additionalData(id))) as MessageBody;
}
