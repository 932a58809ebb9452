import type { CompiledQuery } from 'kysely';
import { AppError } from '../../contract/errors.ts';
import { mac } from '../storage/encryption.ts';
import type { ConversationDeps, OpenSession } from './conversation.ts';
import {
  deleteExpiredIdempotencyKey,
  findIdempotencyKey,
  insertIdempotencyKey,
  type MessageRow,
  readMessage,
} from './store.ts';

/** How long a key is remembered (behaviour 10.5). */
export const KEY_LIFETIME_MS = 24 * 3_600_000;

/** A client's key and what was sent with it, as keyed hashes: the database reveals neither. */
export interface RequestKey {
  readonly keyHash: string;
  readonly bodyHash: string;
}

export function requestKeyOf(
  session: OpenSession,
  idempotencyKey: string | undefined,
  sent: object,
): RequestKey | undefined {
  if (idempotencyKey === undefined) return undefined;
  return {
    keyHash: mac(session.key, 'idempotency-key', idempotencyKey),
    bodyHash: mac(session.key, 'request-body', JSON.stringify(sent)),
  };
}

/**
 * The message that an earlier request with the same key stored, or undefined for a new key.
 * Throws IDEMPOTENCY_KEY_REUSED if something else was sent with it.
 */
export async function findByKey(
  { storage, now }: ConversationDeps,
  session: OpenSession,
  key: RequestKey | undefined,
): Promise<MessageRow | undefined> {
  if (!key) return undefined;
  const known = await findIdempotencyKey(storage.db, session.row.id, key.keyHash, now() - KEY_LIFETIME_MS);
  if (!known) return undefined;
  if (known.body_hash !== key.bodyHash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return readMessage(storage.db, session.row.id, known.message);
}

/** Queries that store a key with its message, replacing an expired one: part of the transaction that stores the message. */
export function rememberKey(
  { storage, now }: ConversationDeps,
  session: OpenSession,
  key: RequestKey,
  message: string,
): CompiledQuery[] {
  const row = {
    session: session.row.id,
    key_hash: key.keyHash,
    body_hash: key.bodyHash,
    message,
    created_at: now(),
  };
  return [
    deleteExpiredIdempotencyKey(storage.db, session.row.id, key.keyHash, now() - KEY_LIFETIME_MS),
    insertIdempotencyKey(storage.db, row),
  ];
}
