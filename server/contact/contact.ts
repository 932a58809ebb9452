import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { ContactMessage, ContactType } from '../../contract/contact.ts';
import { AppError } from '../../contract/errors.ts';
import { seal, unseal } from '../storage/encryption.ts';
import type { Storage } from '../storage/types.ts';
import { deleteContact, deleteContactBefore, insertContact, listContact, setHandled } from './store.ts';

/** What a visitor wrote. */
export interface ContactLetter {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly type: ContactType;
}

/** Messages of the contact form (behaviour 11.6). */
export interface Contact {
  /** Stores a message encrypted; resolves to when it was received, as ISO 8601. */
  receive(letter: ContactLetter): Promise<string>;
  /** For the operator; newest first. */
  list(): Promise<ContactMessage[]>;
  /** These throw CONTACT_NOT_FOUND. */
  mark(id: string, handled: boolean): Promise<ContactMessage>;
  remove(id: string): Promise<void>;
  /** Deletes what is older than CONTACT_DAYS. */
  removeOld(): Promise<void>;
}

export interface ContactDeps {
  readonly storage: Storage;
  readonly encryptionKey: Uint8Array;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const CONTACT_DAYS = 180;
const LIFETIME_MS = CONTACT_DAYS * 24 * 3_600_000;

export function createContact({ storage, encryptionKey, now }: ContactDeps): Contact {
  const key = contactKey(encryptionKey);
  const read = (row: Awaited<ReturnType<typeof listContact>>[number]): ContactMessage => ({
    id: row.id,
    ...(JSON.parse(unseal(key, row.sealed, placeOf(row.id))) as ContactLetter),
    handledAt: row.handled_at === null ? null : new Date(row.handled_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
    deletedAt: new Date(row.created_at + LIFETIME_MS).toISOString(),
  });
  return {
    async receive({ name, email, subject, message, type }) {
      const [id, at] = [uuidv7(), now()];
      const sealed = seal(key, JSON.stringify({ name, email, subject, message, type }), placeOf(id));
      await insertContact(storage, { id, sealed, handled_at: null, created_at: at });
      return new Date(at).toISOString();
    },
    list: async () => (await listContact(storage)).map(read),
    async mark(id, handled) {
      const row = await setHandled(storage, id, handled ? now() : null);
      if (!row) throw new AppError('CONTACT_NOT_FOUND');
      return read(row);
    },
    async remove(id) {
      if (!(await deleteContact(storage, id))) throw new AppError('CONTACT_NOT_FOUND');
      await storage.purgeDeleted();
    },
    async removeOld() {
      if ((await deleteContactBefore(storage, now() - LIFETIME_MS)) > 0) await storage.purgeDeleted();
    },
  };
}

const placeOf = (row: string) => ({ table: 'contact_messages', row, field: 'sealed' });

/** A key of its own, so that no conversation can be read with it. */
function contactKey(encryptionKey: Uint8Array): KeyObject {
  return createSecretKey(new Uint8Array(hkdfSync('sha256', encryptionKey, '', 'berea contact 1', 32)));
}
