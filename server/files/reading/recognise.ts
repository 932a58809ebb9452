import { fileTypeFromBuffer } from 'file-type';
import { decodeText, plainUtf8 } from './decode-text.ts';
import { Refused } from './outcome.ts';

export type Recognised =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pdf' | 'docx' | 'doc' };

/** Readers of PDF look for the head in this much of a file. */
const PDF_HEAD_WITHIN = 1_024;
/** Formats that are written in letters, and yet are not text to read. */
const WRITTEN = [/^\{\\rtf/, /^%!PS/];

/** What a file is, by its content alone. Throws Refused. */
export async function recognise(bytes: Uint8Array): Promise<Recognised> {
  if (bytes.length === 0) throw new Refused('empty');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.subarray(0, PDF_HEAD_WITHIN).includes('%PDF-')) return { kind: 'pdf' };
  const head = buffer.toString('latin1', 0, 16);
  if (WRITTEN.some((format) => format.test(head))) throw new Refused('type');
  // Letters first: "BM", with which a picture begins, may begin a sentence too.
  const plain = plainUtf8(bytes);
  if (plain !== undefined) return { kind: 'text', text: plain };

  if (startsWith(buffer, ZIP)) return zipKind(buffer);
  if (startsWith(buffer, COMPOUND)) return compoundKind(buffer);
  const known = await fileTypeFromBuffer(bytes);
  if (known && !/^text\/|xml$/.test(known.mime)) throw new Refused('type');
  const text = decodeText(bytes);
  if (text === undefined) throw new Refused('type');
  return { kind: 'text', text };
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const startsWith = (buffer: Buffer, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => buffer[at] === byte);

/** A zip's directory names its entries in the clear. */
function zipKind(buffer: Buffer): Recognised {
  if (buffer.includes('word/document')) return { kind: 'docx' };
  // Broken off before its directory, it may have been a docx.
  throw new Refused('type');
}

/** Word's older files, encrypted newer ones, and sheets and slides are all "compound files": their streams tell. */
function compoundKind(buffer: Buffer): Recognised {
  const holds = (stream: string): boolean => buffer.includes(Buffer.from(stream, 'utf16le'));
  if (holds('EncryptedPackage')) throw new Refused('encrypted');
  if (holds('WordDocument')) return { kind: 'doc' };
  throw new Refused('type');
}
