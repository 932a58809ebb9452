import type { KeyObject } from 'node:crypto';
import type { Attachment, ScriptureReference } from '../../contract/chat.ts';
import { seal, unseal } from '../storage/encryption.ts';

/** What of a message stands encrypted in its row: everything that a visitor or a provider wrote. */
export interface MessageBody {
  readonly content: string;
  readonly scriptureReferences: readonly ScriptureReference[];
  readonly attachment?: Attachment;
}

const additionalData = (row: string) => ({ table: 'chat_messages', row, field: 'sealed' }) as const;

/** Encrypts a body for the row `id`, under the key of its session. */
export function sealBody(key: KeyObject, id: string, body: MessageBody): Uint8Array {
  return seal(key, JSON.stringify(body), additionalData(id));
}

/** Opens what `sealBody` made. Throws where key, row or bytes do not belong together. */
export function openBody(key: KeyObject, id: string, sealed: Uint8Array): MessageBody {
  return JSON.parse(unseal(key, sealed, additionalData(id))) as MessageBody;
}
