import WordExtractor from 'word-extractor';
import { Refused } from './outcome.ts';

/** The first bytes of Word's stream, and in its flags the one that says "encrypted" ([MS-DOC], FibBase). */
const MAGIC = [0xec, 0xa5];
const SECTOR = 512;
const FLAGS_AT = 0x0b;
const ENCRYPTED = 0x01;

/** The text of a Word 97 to 2003 file: a line for each paragraph, cells apart by tabs. Rejects where it cannot be read. */
export async function readDoc(bytes: Uint8Array): Promise<string> {
  if (isEncrypted(bytes)) throw new Refused('encrypted');
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const notes = [document.getFootnotes(), document.getEndnotes()].filter((text) => text.trim() !== '');
  return [document.getBody().replace(/\n/g, '\n\n'), ...notes].join('\n\n');
}

function isEncrypted(bytes: Uint8Array): boolean {
  for (let at = SECTOR; at + SECTOR <= bytes.length; at += SECTOR) {
    const isWord = MAGIC.every((byte, offset) => bytes[at + offset] === byte);
    if (isWord) return ((bytes[at + FLAGS_AT] ?? 0) & ENCRYPTED) !== 0;
  }
  return false;
}
