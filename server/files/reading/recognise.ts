import { fileTypeFromBuffer } from 'file-type';
import { decodeText, plainUtf8 } from './decode-text.ts';
import { Refused } from './outcome.ts';

export type RecognisedFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'pdf' | 'docx' | 'doc' };

/** PDF readers accept the header within this many bytes. */
const PDF_HEAD_WITHIN = 1_024;
/** Formats that are made of characters but are not readable text: RTF, PostScript. */
const TEXT_FORMATS = [/^\{\\rtf/, /^%!PS/];

/** Determines a file's type by its content alone. Throws Refused. */
export async function recognise(bytes: Uint8Array): Promise<RecognisedFile> {
  if (bytes.length === 0) throw new Refused('empty');
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.subarray(0, PDF_HEAD_WITHIN).includes('%PDF-')) return { kind: 'pdf' };
  const head = buffer.toString('latin1', 0, 16);
  if (TEXT_FORMATS.some((format) => format.test(head))) throw new Refused('type');
  // Text first: "BM" starts a bitmap file, but may also start a sentence.
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

/** A zip's directory lists its entries uncompressed. */
function zipKind(buffer: Buffer): RecognisedFile {
  if (buffer.includes('word/document')) return { kind: 'docx' };
  // A truncated zip without its directory may have been a docx, but cannot be read either.
  throw new Refused('type');
}

/** Old Word files, encrypted new ones, spreadsheets and slides are all compound files; their stream names differ. */
function compoundKind(buffer: Buffer): RecognisedFile {
  const holds = (stream: string): boolean => buffer.includes(Buffer.from(stream, 'utf16le'));
  if (holds('EncryptedPackage')) throw new Refused('encrypted');
  if (holds('WordDocument')) return { kind: 'doc' };
  throw new Refused('type');
}
