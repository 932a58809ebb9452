import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  DoesNotOpen,
  hashSessionId,
  mac,
  newSessionId,
  open,
  type Place,
  seal,
  sessionKey,
} from './encryption.ts';

const installation = Uint8Array.from(randomBytes(32));
const key = sessionKey(installation, 'AAAAAAAAAAAAAAAAAAAAAA', 1);
const place: Place = { table: 'chat_messages', row: 'one', field: 'sealed' };
const words = 'Why do I doubt? — «Ἐν ἀρχῇ» שלום 🕊️';

describe('session ids', () => {
  it('are 22 characters base64url, and never twice the same', () => {
    const ids = Array.from({ length: 1000 }, newSessionId);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(new Set(ids).size).toBe(1000);
  });

  it('are known to the database by their SHA-256 alone', () => {
    // printf 'AAAAAAAAAAAAAAAAAAAAAA' | openssl dgst -sha256 -binary | basenc --base64url
    expect(hashSessionId('AAAAAAAAAAAAAAAAAAAAAA')).toBe('ilvbTMFRZBJsbvJmjendJA0pnOY5ekLJWpQRuT0IDtg');
  });
});

describe('the key of a conversation', () => {
  it('is 32 bytes and the same each time', () => {
    expect(key.symmetricKeySize).toBe(32);
    expect(sessionKey(installation, 'AAAAAAAAAAAAAAAAAAAAAA', 1).equals(key)).toBe(true);
  });

  it('is another for another session, installation or version', () => {
    const others = [
      sessionKey(installation, 'AAAAAAAAAAAAAAAAAAAAAB', 1),
      sessionKey(Uint8Array.from(randomBytes(32)), 'AAAAAAAAAAAAAAAAAAAAAA', 1),
      sessionKey(installation, 'AAAAAAAAAAAAAAAAAAAAAA', 2),
    ];
    for (const other of others) {
      expect(other.equals(key)).toBe(false);
      expect(() => open(other, seal(key, words, place), place)).toThrow(DoesNotOpen);
    }
  });
});

describe('what is sealed', () => {
  it('opens with its key at its place, word for word', () => {
    for (const text of [words, '', 'a'.repeat(500_000)])
      expect(open(key, seal(key, text, place), place)).toBe(text);
  });

  it('begins with its format, holds none of the words, and is never twice the same', () => {
    const [one, other] = [seal(key, words, place), seal(key, words, place)];
    expect(one[0]).toBe(1);
    expect(Buffer.from(one).includes('doubt')).toBe(false);
    expect(Buffer.compare(one, other)).not.toBe(0);
  });

  it('does not open in another row, field or table', () => {
    const sealed = seal(key, words, place);
    for (const elsewhere of [{ row: 'two' }, { field: 'other' }, { table: 'others' }]) {
      expect(() => open(key, sealed, { ...place, ...elsewhere })).toThrow(DoesNotOpen);
    }
    const shifted = { table: 'chat_messagesone', row: '', field: 'sealed' };
    expect(() => open(key, sealed, shifted)).toThrow(DoesNotOpen);
  });

  it('does not open when any one bit of it was changed', () => {
    const sealed = seal(key, 'Amen', place);
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Uint8Array.from(sealed);
      changed[bit >> 3]! ^= 1 << (bit & 7);
      expect(() => open(key, changed, place)).toThrow(DoesNotOpen);
    }
  });

  it('does not open when it was cut or is empty', () => {
    const sealed = seal(key, words, place);
    for (let length = 0; length < sealed.length; length++) {
      expect(() => open(key, sealed.subarray(0, length), place)).toThrow(DoesNotOpen);
    }
  });

  it('says nothing of its words or key when it does not open', () => {
    const error = new DoesNotOpen();
    expect(error.message).toBe('A stored value does not open with this key at this place.');
  });

  it('opens as the database hands it back, a view into a larger buffer', () => {
    const sealed = seal(key, words, place);
    const larger = Buffer.concat([randomBytes(100), sealed, randomBytes(100)]);
    expect(open(key, larger.subarray(100, 100 + sealed.length), place)).toBe(words);
  });
});

describe('fingerprints', () => {
  it('are the same for the same text and purpose under the same key, and else differ', () => {
    const one = mac(key, 'body', 'text');
    expect(mac(key, 'body', 'text')).toBe(one);
    for (const other of [
      mac(key, 'key', 'text'),
      mac(key, 'body', 'texts'),
      mac(installation, 'body', 'text'),
    ]) {
      expect(other).not.toBe(one);
    }
    expect(mac(key, 'a', 'b\0c')).not.toBe(mac(key, 'a\0b', 'c'));
  });
});
