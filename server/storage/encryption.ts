/**
 * Privacy by keys. A visitor's session id is never stored; together with ENCRYPTION_KEY it makes the key of a
 * conversation. The database, the key file and all backups together read nothing without the session id.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** First byte of what is sealed: version 1 is nonce (12), AES-256-GCM ciphertext, tag (16). */
const format = 1;
const nonceLength = 12;
const tagLength = 16;

/** The place of a sealed value. It is authenticated: a ciphertext moved to another row or field does not open. */
export interface Place {
  readonly table: string;
  readonly row: string;
  readonly field: string;
}

/** A sealed value does not fit its key and place, or is damaged. Carries nothing of what it held. */
export class DoesNotOpen extends Error {
  constructor(options?: { cause?: unknown }) {
    super('A stored value does not open with this key at this place.', options);
    this.name = 'DoesNotOpen';
  }
}

/** A new visitor's key: 128 random bits as 22 characters base64url. */
export function newSessionId(): string {
  return randomBytes(16).toString('base64url');
}

/** What the database knows of a session id: its SHA-256, base64url. 128 random bits need no slow hash. */
export function hashSessionId(sessionId: string): string {
  return createHash('sha256').update(sessionId, 'utf8').digest('base64url');
}

/**
 * The 32-byte key of one conversation: HKDF-SHA256 over ENCRYPTION_KEY, salted with the session id.
 * `keyVersion` (chat_sessions.key_version) lets a later version derive keys in another way.
 */
export function sessionKey(encryptionKey: Uint8Array, sessionId: string, keyVersion: number): KeyObject {
  const key = hkdfSync('sha256', encryptionKey, sessionId, `berea conversation ${keyVersion}`, 32);
  // As bytes it would be made a key of anew for every message.
  return createSecretKey(new Uint8Array(key));
}

/** Encrypts a text for one place, under a fresh nonce. */
export function seal(key: KeyObject, plaintext: string, place: Place): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(placeBytes(place));
  const body = cipher.update(plaintext, 'utf8');
  cipher.final();
  // One buffer of its own: a view into Node's pool would carry the pool along to another thread.
  const sealed = new Uint8Array(1 + nonceLength + body.length + tagLength);
  sealed[0] = format;
  sealed.set(nonce, 1);
  sealed.set(body, 1 + nonceLength);
  sealed.set(cipher.getAuthTag(), 1 + nonceLength + body.length);
  return sealed;
}

/** Decrypts what `seal` made. Throws DoesNotOpen for another key, another place, a changed bit or a strange format. */
export function open(key: KeyObject, sealed: Uint8Array, place: Place): string {
  if (sealed[0] !== format || sealed.length < 1 + nonceLength + tagLength) throw new DoesNotOpen();
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(placeBytes(place));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength));
  const body = decipher.update(sealed.subarray(1 + nonceLength, sealed.length - tagLength));
  try {
    decipher.final();
  } catch (cause) {
    throw new DoesNotOpen({ cause });
  }
  return body.toString('utf8');
}

/** A keyed fingerprint, base64url: what must be compared later but not read. `purpose` keeps uses apart. */
export function mac(key: KeyObject | Uint8Array, purpose: string, text: string): string {
  const parts = `${purpose.length}:${purpose}${text}`;
  return createHmac('sha256', key).update(parts, 'utf8').digest('base64url');
}

/** The parts with their boundaries: ("a", "bc") is not ("ab", "c"). */
function placeBytes({ table, row, field }: Place): Uint8Array {
  return Buffer.from(JSON.stringify([format, table, row, field]), 'utf8');
}
