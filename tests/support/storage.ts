import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import type { Database } from '../../server/storage/schema.ts';
import type { StorageLog } from '../../server/storage/types.ts';

/** A folder for one test's data, and how to remove it. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'berea-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A log that keeps what it is told, for tests that ask. */
export function keptLog(): StorageLog & { readonly lines: { fields: object; message: string }[] } {
  const lines: { fields: object; message: string }[] = [];
  const keep = (fields: object, message: string) => void lines.push({ fields, message });
  return { lines, warn: keep, error: keep };
}

let made = 0;

/** A conversation's row, with ids of its own. */
export function aSession(with_: Partial<Insertable<Database['chat_sessions']>> = {}) {
  const id = `session-${++made}`;
  return {
    id,
    id_hash: `hash of ${id}`,
    key_version: 1,
    created_at: 1,
    last_active_at: 1,
    message_count: 0,
    ...with_,
  };
}

/** A message's row in that conversation: an assistant's, complete, the first, unless told otherwise. */
export function aMessage(
  session: { id: string },
  with_: Partial<Insertable<Database['chat_messages']>> = {},
) {
  return {
    id: `message-${++made}`,
    session: session.id,
    seq: 1,
    role: 'assistant' as const,
    status: 'complete' as const,
    sealed: Uint8Array.from(randomBytes(60)),
    created_at: 1,
    provider: null,
    fallback: 0,
    omitted_messages: 0,
    omitted_characters: 0,
    error_code: null,
    version: null,
    owner: null,
    lease_until: null,
    stop_requested: 0,
    ...with_,
  };
}
