import { VERSE_COUNT } from '../text/books.ts';

/**
 * The search index in the form that browsers download (docs/decisions/073-keeping-a-translation.md): what index-file.ts
 * writes, arranged so that it compresses well. Verses are stored as gaps; lengths are left out, as they can be counted.
 *
 *     "BTHIN" | format byte | two unused bytes | sizes (4 x u32): terms, postings, bytes of gaps, bytes of vocabulary
 *     frequencies   u16 for each term: how many verses have it
 *     gaps          varints: the number of verses between each posting and the next
 *     counts        u8 for each posting
 *     vocabulary    as in the index
 */
const MAGIC = 'BTHIN';
const INDEX_MAGIC = 'BINDX';
const FORMAT = 1;
const INDEX_HEADER_BYTES = 20;
const HEADER_BYTES = 24;

/** The compact form of an index file. */
export function compactSearchIndex(index: Uint8Array): Uint8Array {
  const view = new DataView(index.buffer, index.byteOffset, index.byteLength);
  expectMagic(index, INDEX_MAGIC);
  const [terms, postings, vocabularyBytes] = [8, 12, 16].map((offset) => view.getUint32(offset, true)) as [
    number,
    number,
    number,
  ];
  const startAt = (term: number) => view.getUint32(INDEX_HEADER_BYTES + term * 4, true);
  const versesAt = INDEX_HEADER_BYTES + (terms + 1) * 4 + VERSE_COUNT * 2;
  const frequencies: number[] = [];
  const gaps: number[] = [];
  for (let term = 0; term < terms; term += 1) {
    const [first, end] = [startAt(term), startAt(term + 1)];
    frequencies.push((end - first) & 255, (end - first) >> 8);
    let previous = -1;
    for (let posting = first; posting < end; posting += 1) {
      const verse = view.getUint16(versesAt + posting * 2, true);
      let rest = verse - previous - 1;
      for (; rest > 127; rest >>>= 7) gaps.push((rest & 127) | 128);
      gaps.push(rest);
      previous = verse;
    }
  }
  const countsAt = versesAt + postings * 2;
  const compact = new Uint8Array(
    HEADER_BYTES + frequencies.length + gaps.length + postings + vocabularyBytes,
  );
  writeHeader(compact, MAGIC, index[INDEX_MAGIC.length]!, [terms, postings, gaps.length, vocabularyBytes]);
  compact.set(frequencies, HEADER_BYTES);
  compact.set(gaps, HEADER_BYTES + frequencies.length);
  compact.set(index.subarray(countsAt), HEADER_BYTES + frequencies.length + gaps.length);
  return compact;
}

/** The index file again, byte for byte. Throws where `compact` is not one, has another format, or is damaged. */
export function expandSearchIndex(compact: Uint8Array): Uint8Array {
  expectMagic(compact, MAGIC);
  if (compact[MAGIC.length + 1] !== FORMAT) throw new Error('This compact search index has another format.');
  const view = new DataView(compact.buffer, compact.byteOffset, compact.byteLength);
  const [terms, postings, gapBytes, vocabularyBytes] = [8, 12, 16, 20].map((offset) =>
    view.getUint32(offset, true),
  ) as [number, number, number, number];
  const gapsAt = HEADER_BYTES + terms * 2;
  const countsAt = gapsAt + gapBytes;
  const vocabularyAt = countsAt + postings;
  if (vocabularyAt + vocabularyBytes !== compact.length) throw new Error('This search index is damaged.');

  const lengthsAt = INDEX_HEADER_BYTES + (terms + 1) * 4;
  const versesAt = lengthsAt + VERSE_COUNT * 2;
  const index = new Uint8Array(versesAt + postings * 3 + vocabularyBytes);
  const written = new DataView(index.buffer);
  writeHeader(index, INDEX_MAGIC, compact[MAGIC.length]!, [terms, postings, vocabularyBytes]);
  const lengths = new Uint16Array(VERSE_COUNT);
  let posting = 0;
  let offset = gapsAt;
  for (let term = 0; term < terms; term += 1) {
    written.setUint32(INDEX_HEADER_BYTES + term * 4, posting, true);
    const end = posting + view.getUint16(HEADER_BYTES + term * 2, true);
    let verse = -1;
    for (; posting < end; posting += 1) {
      let gap = 0;
      let shift = 0;
      let byte: number;
      do {
        byte = compact[offset]!;
        offset += 1;
        gap |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127 && offset < countsAt);
      verse += gap + 1;
      if (verse >= VERSE_COUNT || posting >= postings) throw new Error('This search index is damaged.');
      written.setUint16(versesAt + posting * 2, verse, true);
      lengths[verse]! += compact[countsAt + posting]!;
    }
  }
  if (posting !== postings || offset !== countsAt) throw new Error('This search index is damaged.');
  written.setUint32(INDEX_HEADER_BYTES + terms * 4, postings, true);
  lengths.forEach((length, verse) => {
    written.setUint16(lengthsAt + verse * 2, length, true);
  });
  index.set(compact.subarray(countsAt), versesAt + postings * 2);
  return index;
}

function expectMagic(bytes: Uint8Array, magic: string): void {
  for (let offset = 0; offset < magic.length; offset += 1) {
    if (bytes[offset] !== magic.charCodeAt(offset)) throw new Error('This is not a search index.');
  }
}

function writeHeader(bytes: Uint8Array, magic: string, format: number, sizes: readonly number[]): void {
  for (let offset = 0; offset < magic.length; offset += 1) bytes[offset] = magic.charCodeAt(offset);
  bytes[magic.length] = format;
  if (magic === MAGIC) bytes[magic.length + 1] = FORMAT;
  const view = new DataView(bytes.buffer);
  sizes.forEach((size, field) => {
    view.setUint32(8 + field * 4, size, true);
  });
}
