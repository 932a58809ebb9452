import type { TextRange } from '../../language/text-range.ts';
import { TRANSLATION_IDS } from '../translations.ts';
import type { TranslationId, Verse, VerseIndex } from '../types.ts';
import { VERSE_COUNT } from './books.ts';

/**
 * One translation as one file of bytes (docs/decisions/010-packed-bible.md):
 *
 *     "BEREA" | format byte | translation byte | revision (16 bytes) | sizes (5 x u32, little endian)
 *     text lengths   u16 for each verse; 0 where the translation leaves it out
 *     record lengths u8  for each verse
 *     paragraphs     one bit for each verse
 *     letters        the signs beyond ASCII, as UTF-16 units: byte 128 stands for the first
 *     headings       their texts, one after the other, in the same bytes as the text
 *     records        marks of a verse as varints: supplied words, divine names, line starts, heading
 *     text           the words of all verses, one byte a UTF-16 unit, so offsets in bytes are offsets in the text
 */
const MAGIC = 'BEREA';
const FORMAT = 1;
export const REVISION_BYTES = 16;
const HEADER_BYTES = MAGIC.length + 2 + REVISION_BYTES + 5 * 4;
const FIRST_LETTER = 128;
const PARAGRAPH_BYTES = Math.ceil(VERSE_COUNT / 8);

/** A translation's file, opened: views on its bytes, and where each verse begins. */
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

/** Adds up lengths to starts, with the end as the last one. */
function starts(count: number, lengthAt: (place: number) => number): Uint32Array {
  const sums = new Uint32Array(count + 1);
  for (let place = 0; place < count; place += 1) sums[place + 1] = sums[place]! + lengthAt(place);
  return sums;
}

/** Reads a packed file. Throws where it is not one, is of another format, or is cut short. */
export function openPack(bytes: Uint8Array): Pack {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < MAGIC.length; at += 1) {
    if (bytes[at] !== MAGIC.charCodeAt(at)) throw new Error('This is not a packed translation.');
  }
  if (bytes[MAGIC.length] !== FORMAT) throw new Error('This packed translation has another format.');
  const id = TRANSLATION_IDS[bytes[MAGIC.length + 1]!];
  if (id === undefined) throw new Error('This packed translation is not one we know.');
  const revisionAt = MAGIC.length + 2;
  const revision = Array.from(bytes.subarray(revisionAt, revisionAt + REVISION_BYTES), hexByte).join('');
  const size = (place: number) => view.getUint32(revisionAt + REVISION_BYTES + place * 4, true);

  let at = HEADER_BYTES;
  const take = (length: number) => {
    at += length;
    if (at > bytes.length) throw new Error('This packed translation is cut short.');
    return at - length;
  };
  const textLengths = take(VERSE_COUNT * 2);
  const recordLengths = take(VERSE_COUNT);
  const paragraphs = bytes.subarray(take(PARAGRAPH_BYTES), at);
  const letters = take(size(0) * 2);
  const headings = bytes.subarray(take(size(1)), at);
  const records = bytes.subarray(take(size(2)), at);
  const text = bytes.subarray(take(size(3)), at);
  if (at !== bytes.length || size(4) !== VERSE_COUNT) throw new Error('This packed translation is damaged.');

  const alphabet = new Uint16Array(256);
  for (let sign = 0; sign < FIRST_LETTER; sign += 1) alphabet[sign] = sign;
  for (let letter = 0; letter < size(0); letter += 1) {
    alphabet[FIRST_LETTER + letter] = view.getUint16(letters + letter * 2, true);
  }
  const textStarts = starts(VERSE_COUNT, (place) => view.getUint16(textLengths + place * 2, true));
  const recordStarts = starts(VERSE_COUNT, (place) => bytes[recordLengths + place]!);
  if (textStarts[VERSE_COUNT] !== text.length || recordStarts[VERSE_COUNT] !== records.length) {
    throw new Error('This packed translation is damaged.');
  }
  return { id, revision, textStarts, recordStarts, paragraphs, headings, records, text, alphabet };
}

const hexByte = (byte: number) => byte.toString(16).padStart(2, '0');

/** Room for the longest verse; longer stretches are read piece by piece. */
const units = new Uint16Array(2048);

function decode(pack: Pack, bytes: Uint8Array, start: number, end: number): string {
  let decoded = '';
  for (let from = start; from < end; from += units.length) {
    const length = Math.min(end - from, units.length);
    for (let at = 0; at < length; at += 1) units[at] = pack.alphabet[bytes[from + at]!]!;
    decoded += String.fromCharCode.apply(null, units.subarray(0, length) as unknown as number[]);
  }
  return decoded;
}

/** The plain words of a verse, "" where the translation leaves it out. */
export function packedText(pack: Pack, index: VerseIndex): string {
  return decode(pack, pack.text, pack.textStarts[index] ?? 0, pack.textStarts[index + 1] ?? 0);
}

/** A verse with its marks, or null where the translation leaves it out. */
export function packedVerse(pack: Pack, index: VerseIndex): Verse | null {
  const text = packedText(pack, index);
  if (text === '') return null;
  const paragraphStart = ((pack.paragraphs[index >> 3]! >> (index & 7)) & 1) === 1;
  let at = pack.recordStarts[index]!;
  const end = pack.recordStarts[index + 1]!;
  if (at === end) return { text, supplied: [], divineName: [], lineStarts: [], paragraphStart };

  const number = () => {
    let value = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = pack.records[at]!;
      at += 1;
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
  if (at === end) return verse;
  const headingStart = number();
  return { ...verse, heading: decode(pack, pack.headings, headingStart, headingStart + number()) };
}

/**
 * Writes a translation's file. `verses` has a place for each of the 31,102; null is left out.
 * `revision` is a hash of the text, made by the caller, in bytes.
 */
export function writePack(
  id: TranslationId,
  revision: Uint8Array,
  verses: readonly (Verse | null)[],
): Uint8Array {
  if (verses.length !== VERSE_COUNT) throw new Error(`A translation has ${VERSE_COUNT} places for verses.`);
  if (revision.length !== REVISION_BYTES) throw new Error(`A revision has ${REVISION_BYTES} bytes.`);
  const alphabet = new Map<number, number>();
  const encode = (source: string, into: number[]) => {
    for (let at = 0; at < source.length; at += 1) {
      const unit = source.charCodeAt(at);
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
    if (verse.text === '' || verse.text.length > 0xffff)
      throw new Error('A verse has no words, or too many.');
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
  header.set(Array.from(MAGIC, (sign) => sign.charCodeAt(0)));
  header[MAGIC.length] = FORMAT;
  header[MAGIC.length + 1] = TRANSLATION_IDS.indexOf(id);
  header.set(revision, MAGIC.length + 2);
  [letters.length, headings.length, records.length, text.length, VERSE_COUNT].forEach((size, place) => {
    view.setUint32(MAGIC.length + 2 + REVISION_BYTES + place * 4, size, true);
  });
  return joined([
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
  lineStarts.forEach((line, place) => {
    numbers.push(line - (lineStarts[place - 1] ?? 0));
  });
  if (heading !== undefined) numbers.push(headingStart, heading.length);
  return numbers.flatMap(varint);
}

function varint(value: number): number[] {
  if (!Number.isInteger(value) || value < 0) throw new Error('Marks stand in the wrong order.');
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
  numbers.forEach((number, place) => {
    view.setUint16(place * 2, number, true);
  });
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly ArrayLike<number>[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
