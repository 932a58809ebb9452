import type { ErrorLog } from '../log-fields.ts';
import type { Contact } from './contact.ts';

const EVERY_MS = 3_600_000;

/** Deletes old messages of the contact form, now and every hour. Returns a function that stops. */
export function startContactHousekeeping(contact: Contact, log: ErrorLog): () => void {
  const removeOld = (): void =>
    void contact
      .removeOld()
      .catch(() => log.error({ code: 'HOUSEKEEPING_FAILED' }, 'housekeeping failed and will be tried again'));
  removeOld();
  const timer = setInterval(removeOld, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
