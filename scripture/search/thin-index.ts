import { VERSE_COUNT } from '../text/books.ts';

/**
 * The search index as it travels (docs/decisions/073-keeping-a-translation.md): the same numbers as search-index.ts
 * writes, in a form that brotli makes small. Verses are distances, and what can be counted again is left out.
 *
 *     "BTHIN" | format byte | two bytes of room | sizes (4 x u32): terms, postings, bytes of distances, of the vocabulary
 *     frequencies   u16 for each term: in how many verses it stands
 *     distances     varints: from each posting's verse to the next one's, less one
 *     counts        u8 for each posting
 *     vocabulary    as in the index
 */
const MAGIC = 'BTHIN';
const INDEX_MAGIC = 'BINDX';
const FORMAT = 1;
const INDEX_HEADER_BYTES = 20;
const HEADER_BYTES = 24;

/** Makes the thin form of an index's file. */
export function thinSearchIndex(index: Uint8Array): Uint8Array {
  const view = new DataView(index.buffer, index.byteOffset, index.byteLength);
  expectMagic(index, INDEX_MAGIC);
  const [terms, postings, vocabularyBytes] = [8, 12, 16].map((at) => view.getUint32(at, true)) as [
    number,
    number,
    number,
  ];
  const startAt = (term: number) => view.getUint32(INDEX_HEADER_BYTES + term * 4, true);
  const versesAt = INDEX_HEADER_BYTES + (terms + 1) * 4 + VERSE_COUNT * 2;
  const frequencies: number[] = [];
  const distances: number[] = [];
  for (let term = 0; term < terms; term += 1) {
    const [first, end] = [startAt(term), startAt(term + 1)];
    frequencies.push((end - first) & 255, (end - first) >> 8);
    let before = -1;
    for (let posting = first; posting < end; posting += 1) {
      const verse = view.getUint16(versesAt + posting * 2, true);
      let rest = verse - before - 1;
      for (; rest > 127; rest >>>= 7) distances.push((rest & 127) | 128);
      distances.push(rest);
      before = verse;
    }
  }
  const countsAt = versesAt + postings * 2;
  const thin = new Uint8Array(
    HEADER_BYTES + frequencies.length + distances.length + postings + vocabularyBytes,
  );
  writeHead(thin, MAGIC, index[INDEX_MAGIC.length]!, [terms, postings, distances.length, vocabularyBytes]);
  thin.set(frequencies, HEADER_BYTES);
  thin.set(distances, HEADER_BYTES + frequencies.length);
  thin.set(index.subarray(countsAt), HEADER_BYTES + frequencies.length + distances.length);
  return thin;
}

/** The index's file again, byte for byte. Throws where `thin` is not one, is of another format, or is damaged. */
export function wholeSearchIndex(thin: Uint8Array): Uint8Array {
  expectMagic(thin, MAGIC);
  if (thin[MAGIC.length + 1] !== FORMAT) throw new Error('This search index travels in another form.');
  const view = new DataView(thin.buffer, thin.byteOffset, thin.byteLength);
  const [terms, postings, distanceBytes, vocabularyBytes] = [8, 12, 16, 20].map((at) =>
    view.getUint32(at, true),
  ) as [number, number, number, number];
  const distancesAt = HEADER_BYTES + terms * 2;
  const countsAt = distancesAt + distanceBytes;
  const vocabularyAt = countsAt + postings;
  if (vocabularyAt + vocabularyBytes !== thin.length) throw new Error('This search index is damaged.');

  const lengthsAt = INDEX_HEADER_BYTES + (terms + 1) * 4;
  const versesAt = lengthsAt + VERSE_COUNT * 2;
  const index = new Uint8Array(versesAt + postings * 3 + vocabularyBytes);
  const written = new DataView(index.buffer);
  writeHead(index, INDEX_MAGIC, thin[MAGIC.length]!, [terms, postings, vocabularyBytes]);
  const lengths = new Uint16Array(VERSE_COUNT);
  let posting = 0;
  let at = distancesAt;
  for (let term = 0; term < terms; term += 1) {
    written.setUint32(INDEX_HEADER_BYTES + term * 4, posting, true);
    const end = posting + view.getUint16(HEADER_BYTES + term * 2, true);
    let verse = -1;
    for (; posting < end; posting += 1) {
      let distance = 0;
      let shift = 0;
      let byte: number;
      do {
        byte = thin[at]!;
        at += 1;
        distance |= (byte & 127) << shift;
        shift += 7;
      } while (byte > 127 && at < countsAt);
      verse += distance + 1;
      if (verse >= VERSE_COUNT || posting >= postings) throw new Error('This search index is damaged.');
      written.setUint16(versesAt + posting * 2, verse, true);
      lengths[verse]! += thin[countsAt + posting]!;
    }
  }
  if (posting !== postings || at !== countsAt) throw new Error('This search index is damaged.');
  written.setUint32(INDEX_HEADER_BYTES + terms * 4, postings, true);
  lengths.forEach((length, verse) => {
    written.setUint16(lengthsAt + verse * 2, length, true);
  });
  index.set(thin.subarray(countsAt), versesAt + postings * 2);
  return index;
}

function expectMagic(bytes: Uint8Array, magic: string): void {
  for (let at = 0; at < magic.length; at += 1) {
    if (bytes[at] !== magic.charCodeAt(at)) throw new Error('This is not a search index.');
  }
}

function writeHead(bytes: Uint8Array, magic: string, format: number, sizes: readonly number[]): void {
  for (let at = 0; at < magic.length; at += 1) bytes[at] = magic.charCodeAt(at);
  bytes[magic.length] = format;
  if (magic === MAGIC) bytes[magic.length + 1] = FORMAT;
  const view = new DataView(bytes.buffer);
  sizes.forEach((size, place) => {
    view.setUint32(8 + place * 4, size, true);
  });
}
