import type { TextRange } from '../../language/text-range.ts';
import { TRANSLATION_IDS } from '../translations.ts';
import type { TranslationId, Verse, VerseIndex } from '../types.ts';
import { VERSE_COUNT } from './books.ts';

/**
 * Packs one translation into one file (docs/decisions/010-packed-bible.md):
 *
 *     "BEREA" | format byte | translation byte | revision (16 bytes) | sizes (5 x u32, little endian)
 *     text lengths   u16 for each verse; 0 where the translation leaves it out
 *     record lengths u8  for each verse
 *     paragraphs     one bit for each verse
 *     letters        the characters beyond ASCII, as UTF-16 units: byte 128 stands for the first
 *     headings       their texts, one after the other, encoded like the text
 *     records        marks of each verse as varints: supplied words, divine names, line starts, heading
 *     text           all verses, one byte for each UTF-16 unit, so that byte offsets are text offsets
 */
const MAGIC = 'BEREA';
const FORMAT = 1;
export const REVISION_BYTES = 16;
const HEADER_BYTES = MAGIC.length + 2 + REVISION_BYTES + 5 * 4;
const FIRST_LETTER = 128;
const PARAGRAPH_BYTES = Math.ceil(VERSE_COUNT / 8);

/** An opened file: views of its bytes, and where each verse begins. */
export interface Pack {
  readonly id: TranslationId;
  readonly revision: string;
  readonly textStarts: Uint32Array;
  readonly recordStarts: Uint32Array;
  readonly paragraphs: Uint8Array;
  readonly headings: Uint8Array;
  readonly records: Uint8Array;
  readonly text: Uint8Array;
  /** Byte to UTF-16 unit. */
  readonly alphabet: Uint16Array;
}

/** The running sums of the lengths: where each item starts, then the end of the last one. */
function starts(count: number, lengthAt: (position: number) => number): Uint32Array {
  const sums = new Uint32Array(count + 1);
  for (let i = 0; i < count; i += 1) sums[i + 1] = sums[i]! + lengthAt(i);
  return sums;
}

/** Opens a packed file. Throws where it is not one, has another format, or is damaged. */
export function openPack(bytes: Uint8Array): Pack {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 0; offset < MAGIC.length; offset += 1) {
    if (bytes[offset] !== MAGIC.charCodeAt(offset)) throw new Error('This is not a packed translation.');
  }
  if (bytes[MAGIC.length] !== FORMAT) throw new Error('This packed translation has another format.');
  const id = TRANSLATION_IDS[bytes[MAGIC.length + 1]!];
  if (id === undefined) throw new Error('This packed translation is not one we know.');
  const revisionAt = MAGIC.length + 2;
  const revision = Array.from(bytes.subarray(revisionAt, revisionAt + REVISION_BYTES), hexByte).join('');
  const size = (field: number) => view.getUint32(revisionAt + REVISION_BYTES + field * 4, true);

  let offset = HEADER_BYTES;
  const take = (length: number) => {
    offset += length;
    if (offset > bytes.length) throw new Error('This packed translation is cut short.');
    return offset - length;
  };
  const textLengths = take(VERSE_COUNT * 2);
  const recordLengths = take(VERSE_COUNT);
  const paragraphs = bytes.subarray(take(PARAGRAPH_BYTES), offset);
  const letters = take(size(0) * 2);
  const headings = bytes.subarray(take(size(1)), offset);
  const records = bytes.subarray(take(size(2)), offset);
  const text = bytes.subarray(take(size(3)), offset);
  if (offset !== bytes.length || size(4) !== VERSE_COUNT)
    throw new Error('This packed translation is damaged.');

  const alphabet = new Uint16Array(256);
  for (let ascii = 0; ascii < FIRST_LETTER; ascii += 1) alphabet[ascii] = ascii;
  for (let letter = 0; letter < size(0); letter += 1) {
    alphabet[FIRST_LETTER + letter] = view.getUint16(letters + letter * 2, true);
  }
  const textStarts = starts(VERSE_COUNT, (verse) => view.getUint16(textLengths + verse * 2, true));
  const recordStarts = starts(VERSE_COUNT, (verse) => bytes[recordLengths + verse]!);
  if (textStarts[VERSE_COUNT] !== text.length || recordStarts[VERSE_COUNT] !== records.length) {
    throw new Error('This packed translation is damaged.');
  }
  return { id, revision, textStarts, recordStarts, paragraphs, headings, records, text, alphabet };
}

const hexByte = (byte: number) => byte.toString(16).padStart(2, '0');

/** A buffer for most verses; longer ones are decoded in pieces. */
const unitBuffer = new Uint16Array(2048);

function decode(pack: Pack, bytes: Uint8Array, start: number, end: number): string {
  let decoded = '';
  for (let from = start; from < end; from += unitBuffer.length) {
    const length = Math.min(end - from, unitBuffer.length);
    for (let offset = 0; offset < length; offset += 1)
      unitBuffer[offset] = pack.alphabet[bytes[from + offset]!]!;
    decoded += String.fromCharCode.apply(null, unitBuffer.subarray(0, length) as unknown as number[]);
  }
  return decoded;
}

/** The text of a verse; "" where the translation leaves it out. */
export function packedText(pack: Pack, index: VerseIndex): string {
  return decode(pack, pack.text, pack.textStarts[index] ?? 0, pack.textStarts[index + 1] ?? 0);
}

/** A verse with its marks; null where the translation leaves it out. */
export function packedVerse(pack: Pack, index: VerseIndex): Verse | null {
  const text = packedText(pack, index);
  if (text === '') return null;
  const paragraphStart = ((pack.paragraphs[index >> 3]! >> (index & 7)) & 1) === 1;
  let offset = pack.recordStarts[index]!;
  const end = pack.recordStarts[index + 1]!;
  if (offset === end) return { text, supplied: [], divineName: [], lineStarts: [], paragraphStart };

  const number = () => {
    let value = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = pack.records[offset]!;
      offset += 1;
      value |= (byte & 127) << shift;
      shift += 7;
    } while (byte > 127);
    return value;
  };
  const ranges = (): TextRange[] => {
    let from = 0;
    return Array.from({ length: number() }, () => {
      const start = from + number();
      from = start + number();
      return [start, from] as const;
    });
  };
  const supplied = ranges();
  const divineName = ranges();
  let line = 0;
  const lineStarts = Array.from({ length: number() }, () => {
    line += number();
    return line;
  });
  const verse = { text, supplied, divineName, lineStarts, paragraphStart };
  if (offset === end) return verse;
  const headingStart = number();
  return { ...verse, heading: decode(pack, pack.headings, headingStart, headingStart + number()) };
}

/**
 * Packs a translation. `verses` has an entry for each of the 31,102, null where one is left out; `revision` is a hash
 * of the translation.
 */
export function writePack(
  id: TranslationId,
  revision: Uint8Array,
  verses: readonly (Verse | null)[],
): Uint8Array {
  if (verses.length !== VERSE_COUNT)
    throw new Error(`A translation has ${VERSE_COUNT} verses, null where it leaves one out.`);
  if (revision.length !== REVISION_BYTES) throw new Error(`A revision has ${REVISION_BYTES} bytes.`);
  const alphabet = new Map<number, number>();
  const encode = (source: string, into: number[]) => {
    for (let offset = 0; offset < source.length; offset += 1) {
      const unit = source.charCodeAt(offset);
      if (unit >= FIRST_LETTER && !alphabet.has(unit)) alphabet.set(unit, FIRST_LETTER + alphabet.size);
      into.push(alphabet.get(unit) ?? unit);
    }
  };
  const text: number[] = [];
  const headings: number[] = [];
  const records: number[] = [];
  const textLengths = new Uint16Array(VERSE_COUNT);
  const recordLengths = new Uint8Array(VERSE_COUNT);
  const paragraphs = new Uint8Array(PARAGRAPH_BYTES);
  verses.forEach((verse, index) => {
    if (verse === null) return;
    if (verse.text === '' || verse.text.length > 0xffff) throw new Error('A verse is empty or too long.');
    encode(verse.text, text);
    textLengths[index] = verse.text.length;
    if (verse.paragraphStart) paragraphs[index >> 3]! |= 1 << (index & 7);
    const headingStart = headings.length;
    encode(verse.heading ?? '', headings);
    const record = recordOf(verse, headingStart);
    if (record.length > 255) throw new Error('A verse has more marks than a record holds.');
    recordLengths[index] = record.length;
    records.push(...record);
  });
  if (FIRST_LETTER + alphabet.size > 256) throw new Error('There are more letters than bytes.');

  const letters = Uint16Array.from(alphabet.keys());
  const header = new Uint8Array(HEADER_BYTES);
  const view = new DataView(header.buffer);
  header.set(Array.from(MAGIC, (letter) => letter.charCodeAt(0)));
  header[MAGIC.length] = FORMAT;
  header[MAGIC.length + 1] = TRANSLATION_IDS.indexOf(id);
  header.set(revision, MAGIC.length + 2);
  [letters.length, headings.length, records.length, text.length, VERSE_COUNT].forEach((size, field) => {
    view.setUint32(MAGIC.length + 2 + REVISION_BYTES + field * 4, size, true);
  });
  return concatenated([
    header,
    littleEndian(textLengths),
    recordLengths,
    paragraphs,
    littleEndian(letters),
    headings,
    records,
    text,
  ]);
}

function recordOf(verse: Verse, headingStart: number): number[] {
  const { supplied, divineName, lineStarts, heading } = verse;
  if (supplied.length + divineName.length + lineStarts.length === 0 && heading === undefined) return [];
  const numbers: number[] = [];
  for (const ranges of [supplied, divineName]) {
    numbers.push(ranges.length);
    let from = 0;
    for (const [start, end] of ranges) {
      numbers.push(start - from, end - start);
      from = end;
    }
  }
  numbers.push(lineStarts.length);
  lineStarts.forEach((start, line) => {
    numbers.push(start - (lineStarts[line - 1] ?? 0));
  });
  if (heading !== undefined) numbers.push(headingStart, heading.length);
  return numbers.flatMap(varint);
}

function varint(value: number): number[] {
  if (!Number.isInteger(value) || value < 0) throw new Error('The marks of a verse are not in order.');
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
  return bytes;
}

function littleEndian(numbers: Uint16Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(numbers.length * 2));
  numbers.forEach((number, i) => {
    view.setUint16(i * 2, number, true);
  });
  return new Uint8Array(view.buffer);
}

function concatenated(parts: readonly ArrayLike<number>[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
