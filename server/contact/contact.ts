import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { ContactMessage, ContactType } from '../../contract/contact.ts';
import { AppError } from '../../contract/errors.ts';
import { audit } from '../admin/audit.ts';
import { seal, unseal } from '../storage/encryption.ts';
import {
  type QueryResult,
  type Storage,
  type TransactionQuery,
  TransactionRefused,
} from '../storage/types.ts';
import type { ContactNotices } from './notices.ts';
import {
  type ContactRow,
  deleteContact,
  deleteContactBefore,
  insertContact,
  listContact,
  readContactTime,
  setHandled,
} from './store.ts';

/** What a visitor wrote. */
interface ContactLetter {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly type: ContactType;
}

type Who = { readonly username: string };

/** Messages of the contact form (behaviour 11.6). */
export interface Contact {
  /** Stores a message encrypted; resolves to when it was received, as ISO 8601. */
  receive(letter: ContactLetter): Promise<string>;
  /** For the operator; newest first. */
  list(): Promise<ContactMessage[]>;
  /** These throw CONTACT_NOT_FOUND. */
  mark(id: string, handled: boolean, who: Who): Promise<ContactMessage>;
  remove(id: string, who: Who): Promise<void>;
  /** Deletes what is older than CONTACT_DAYS. */
  removeOld(): Promise<void>;
}

export interface ContactDeps {
  readonly storage: Storage;
  readonly encryptionKey: Uint8Array;
  /** Where mail is set up. */
  readonly notices?: ContactNotices | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

const CONTACT_DAYS = 180;
const LIFETIME_MS = CONTACT_DAYS * 24 * 3_600_000;

export function createContact(deps: ContactDeps): Contact {
  const { storage, encryptionKey, notices, now } = deps;
  const key = contactKey(encryptionKey);
  const read = (row: ContactRow): ContactMessage => ({
    id: row.id,
    ...(JSON.parse(unseal(key, row.sealed, placeOf(row.id))) as ContactLetter),
    handledAt: row.handled_at === null ? null : new Date(row.handled_at).toISOString(),
    createdAt: new Date(row.created_at).toISOString(),
    deletedAt: new Date(row.created_at + LIFETIME_MS).toISOString(),
  });

  /** A change of a message with its entry in the audit, which names the message by its time alone. */
  async function change(
    id: string,
    { action, who, after }: { action: string; who: Who; after?: object },
    query: TransactionQuery['query'],
  ): Promise<QueryResult | undefined> {
    const received = await readContactTime(storage, id);
    if (received === undefined) throw new AppError('CONTACT_NOT_FOUND');
    const target = `message of ${new Date(received).toISOString()}`;
    try {
      const [changed] = await storage.transaction([
        { query, expect: 1 },
        audit(storage, { who, action, target, ...(after && { after }), at: now() }),
      ]);
      return changed;
    } catch (error) {
      // Deleted in the meantime.
      if (error instanceof TransactionRefused) throw new AppError('CONTACT_NOT_FOUND');
      throw error;
    }
  }

  return {
    async receive({ name, email, subject, message, type }) {
      const [id, at] = [uuidv7(), now()];
      const sealed = seal(key, JSON.stringify({ name, email, subject, message, type }), placeOf(id));
      await insertContact(storage, { id, sealed, handled_at: null, created_at: at });
      notices?.received(type);
      return new Date(at).toISOString();
    },
    list: async () => (await listContact(storage)).map(read),
    async mark(id, handled, who) {
      const query = setHandled(storage, id, handled ? now() : null);
      const changed = await change(id, { action: 'contact.mark', who, after: { handled } }, query);
      return read(changed?.rows[0] as unknown as ContactRow);
    },
    async remove(id, who) {
      await change(id, { action: 'contact.delete', who }, deleteContact(storage, id));
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
