/**
 * Privacy by keys. A conversation's key is derived from ENCRYPTION_KEY and the session id, and the session id is never
 * stored: database, key file and backups together cannot decrypt a conversation without it.
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

/** First byte of a sealed value. Version 1 is: nonce (12 bytes), AES-256-GCM ciphertext, tag (16 bytes). */
const format = 1;
const nonceLength = 12;
const tagLength = 16;

/** Where a sealed value is stored. It is authenticated, so a ciphertext copied to another row or field cannot be decrypted. */
export interface AdditionalData {
  readonly table: string;
  readonly row: string;
  readonly field: string;
}

/** Wrong key, wrong additional data, or a damaged value. Carries nothing of the content. */
export class DecryptionError extends Error {
  constructor(options?: { cause?: unknown }) {
    super('A stored value cannot be decrypted with this key and additional data.', options);
    this.name = 'DecryptionError';
  }
}

/** A new visitor's key: 128 random bits as 22 characters base64url. */
export function newSessionId(): string {
  return randomBytes(16).toString('base64url');
}

/**
 * The SHA-256 of a session id or another secret, base64url: the only form in which the database knows it. 128 random bits
 * need no slow hash.
 */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('base64url');
}

/**
 * The 32-byte key of one conversation: HKDF-SHA256 over ENCRYPTION_KEY, salted with the session id.
 * `keyVersion` (chat_sessions.key_version) allows a later release to change the derivation. `encryptionKey` is a KeyObject
 * because Node takes bytes for one by way of an error that it throws and catches: 50 µs for each request of a visitor.
 */
export function sessionKey(encryptionKey: KeyObject, sessionId: string, keyVersion: number): KeyObject {
  const key = hkdfSync('sha256', encryptionKey, sessionId, `berea conversation ${keyVersion}`, 32);
  // A KeyObject, because raw bytes would be imported again for every message.
  return createSecretKey(new Uint8Array(key));
}

/** Encrypts a text under a fresh nonce, bound to where it is stored. */
export function seal(key: KeyObject, plaintext: string, additionalData: AdditionalData): Uint8Array {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(bytesOf(additionalData));
  const body = cipher.update(plaintext, 'utf8');
  cipher.final();
  // A buffer of its own: posting a view into Node's pool to a thread would copy the whole pool.
  const sealed = new Uint8Array(1 + nonceLength + body.length + tagLength);
  sealed[0] = format;
  sealed.set(nonce, 1);
  sealed.set(body, 1 + nonceLength);
  sealed.set(cipher.getAuthTag(), 1 + nonceLength + body.length);
  return sealed;
}

/** Decrypts the output of `seal`. Throws DecryptionError for another key or location, a changed bit, or an unknown format. */
export function unseal(key: KeyObject, sealed: Uint8Array, additionalData: AdditionalData): string {
  if (sealed[0] !== format || sealed.length < 1 + nonceLength + tagLength) throw new DecryptionError();
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAAD(bytesOf(additionalData));
  decipher.setAuthTag(sealed.subarray(sealed.length - tagLength));
  const body = decipher.update(sealed.subarray(1 + nonceLength, sealed.length - tagLength));
  try {
    decipher.final();
  } catch (cause) {
    throw new DecryptionError({ cause });
  }
  return body.toString('utf8');
}

/** HMAC-SHA256, base64url, for values that are compared later but must not be readable. `purpose` separates uses of one key. */
export function mac(key: KeyObject | Uint8Array, purpose: string, text: string): string {
  const parts = `${purpose.length}:${purpose}${text}`;
  return createHmac('sha256', key).update(parts, 'utf8').digest('base64url');
}

/** Unambiguous encoding: ("a", "bc") and ("ab", "c") differ. */
function bytesOf({ table, row, field }: AdditionalData): Uint8Array {
  return Buffer.from(JSON.stringify([format, table, row, field]), 'utf8');
}
