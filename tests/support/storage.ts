import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Insertable } from 'kysely';
import type { Database } from '../../server/storage/schema.ts';
import type { StorageLog } from '../../server/storage/types.ts';

/** A temporary folder for one test's data. */
export function temporaryFolder(): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'berea-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** A log that records its lines. */
export function recordingLog(): StorageLog & { readonly lines: { fields: object; message: string }[] } {
  const lines: { fields: object; message: string }[] = [];
  const record = (fields: object, message: string) => void lines.push({ fields, message });
  return { lines, warn: record, error: record };
}

let lastNumber = 0;

/** A row of a session, with unique ids. */
export function aSession(overrides: Partial<Insertable<Database['chat_sessions']>> = {}) {
  const id = `session-${++lastNumber}`;
  return {
    id,
    id_hash: `hash of ${id}`,
    key_version: 1,
    created_at: 1,
    last_active_at: 1,
    message_count: 0,
    ...overrides,
  };
}

/** A row of a message in that session: by default a complete reply at position 1. */
export function aMessage(
  session: { id: string },
  overrides: Partial<Insertable<Database['chat_messages']>> = {},
) {
  return {
    id: `message-${++lastNumber}`,
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
    ...overrides,
  };
}
