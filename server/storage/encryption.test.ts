import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type AdditionalData,
  DecryptionError,
  hashOf,
  mac,
  newSessionId,
  seal,
  sessionKey,
  unseal,
} from './encryption.ts';

const encryptionKey = createSecretKey(randomBytes(32));
const key = sessionKey(encryptionKey, 'AAAAAAAAAAAAAAAAAAAAAA', 1);
const additionalData: AdditionalData = { table: 'chat_messages', row: 'one', field: 'sealed' };
const words = 'Why do I doubt? — «Ἐν ἀρχῇ» שלום 🕊️';

describe('session ids', () => {
  it('are 22 characters of base64url and unique', () => {
    const ids = Array.from({ length: 1000 }, newSessionId);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(new Set(ids).size).toBe(1000);
  });

  it('are stored as their SHA-256', () => {
    // printf 'AAAAAAAAAAAAAAAAAAAAAA' | openssl dgst -sha256 -binary | basenc --base64url
    expect(hashOf('AAAAAAAAAAAAAAAAAAAAAA')).toBe('ilvbTMFRZBJsbvJmjendJA0pnOY5ekLJWpQRuT0IDtg');
  });
});

describe('the key of a conversation', () => {
  it('is 32 bytes and the same each time', () => {
    expect(key.symmetricKeySize).toBe(32);
    expect(sessionKey(encryptionKey, 'AAAAAAAAAAAAAAAAAAAAAA', 1).equals(key)).toBe(true);
  });

  it('differs between sessions, installations and key versions', () => {
    const others = [
      sessionKey(encryptionKey, 'AAAAAAAAAAAAAAAAAAAAAB', 1),
      sessionKey(createSecretKey(randomBytes(32)), 'AAAAAAAAAAAAAAAAAAAAAA', 1),
      sessionKey(encryptionKey, 'AAAAAAAAAAAAAAAAAAAAAA', 2),
    ];
    for (const other of others) {
      expect(other.equals(key)).toBe(false);
      expect(() => unseal(other, seal(key, words, additionalData), additionalData)).toThrow(DecryptionError);
    }
  });
});

describe('a sealed value', () => {
  it('decrypts to the same text with its key and additional data', () => {
    for (const text of [words, '', 'a'.repeat(500_000)])
      expect(unseal(key, seal(key, text, additionalData), additionalData)).toBe(text);
  });

  it('begins with the format byte, contains no plaintext, and differs each time', () => {
    const [one, other] = [seal(key, words, additionalData), seal(key, words, additionalData)];
    expect(one[0]).toBe(1);
    expect(Buffer.from(one).includes('doubt')).toBe(false);
    expect(Buffer.compare(one, other)).not.toBe(0);
  });

  it('cannot be decrypted for another row, field or table', () => {
    const sealed = seal(key, words, additionalData);
    for (const elsewhere of [{ row: 'two' }, { field: 'other' }, { table: 'others' }]) {
      expect(() => unseal(key, sealed, { ...additionalData, ...elsewhere })).toThrow(DecryptionError);
    }
    const shifted = { table: 'chat_messagesone', row: '', field: 'sealed' };
    expect(() => unseal(key, sealed, shifted)).toThrow(DecryptionError);
  });

  it('cannot be decrypted after any single bit was changed', () => {
    const sealed = seal(key, 'Amen', additionalData);
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Uint8Array.from(sealed);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => unseal(key, changed, additionalData)).toThrow(DecryptionError);
    }
  });

  it('cannot be decrypted when it is truncated or empty', () => {
    const sealed = seal(key, words, additionalData);
    for (let length = 0; length < sealed.length; length++) {
      expect(() => unseal(key, sealed.subarray(0, length), additionalData)).toThrow(DecryptionError);
    }
  });

  it('reveals neither content nor key in the error', () => {
    const error = new DecryptionError();
    expect(error.message).toBe('A stored value cannot be decrypted with this key and additional data.');
  });

  it('decrypts from a view into a larger buffer, as the database returns it', () => {
    const sealed = seal(key, words, additionalData);
    const larger = Buffer.concat([randomBytes(100), sealed, randomBytes(100)]);
    expect(unseal(key, larger.subarray(100, 100 + sealed.length), additionalData)).toBe(words);
  });
});

describe('message authentication codes', () => {
  it('are equal for the same key, purpose and text, and differ otherwise', () => {
    const one = mac(key, 'body', 'text');
    expect(mac(key, 'body', 'text')).toBe(one);
    for (const other of [
      mac(key, 'key', 'text'),
      mac(key, 'body', 'texts'),
      mac(encryptionKey, 'body', 'text'),
    ]) {
      expect(other).not.toBe(one);
    }
    expect(mac(key, 'a', 'b\0c')).not.toBe(mac(key, 'a\0b', 'c'));
  });
});
