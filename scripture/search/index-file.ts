import { VERSE_COUNT } from '../text/books.ts';
import { sameWordsIn } from '../text/versification.ts';
import { rootOf, rootsOf } from '../text/word-forms.ts';
import { TRANSLATION_IDS } from '../translations.ts';
import type { Bible, Translation, VerseIndex } from '../types.ts';

/**
 * Builds and opens the search index, one file (docs/decisions/012-search-index.md). Each verse is one document: the
 * words of all translations together.
 *
 *     "BINDX" | format byte | two unused bytes | sizes (3 x u32): terms, postings, bytes of the vocabulary
 *     term starts   u32 for each term, and the end: where its postings begin
 *     lengths       u16 for each verse: how many words it has in all translations
 *     verses        u16 for each posting, ascending within a term
 *     counts        u8 for each posting: how often the verse has the term in all translations
 *     vocabulary    the terms in order, each followed by a line feed
 */
const MAGIC = 'BINDX';
const FORMAT = 1;
const HEADER_BYTES = 20;

export interface SearchIndex {
  /** Roots of words (text/word-forms.ts), sorted. */
  readonly terms: readonly string[];
  readonly termNumbers: ReadonlyMap<string, number>;
  readonly termStarts: Uint32Array;
  readonly verses: Uint16Array;
  readonly counts: Uint8Array;
  /** By verse: the part of BM25 that depends on the length only. */
  readonly lengthNorms: Float32Array;
  /** A cache: the terms of words of the Bible. */
  readonly wordTerms: Map<string, number>;
  /** Read for the order of words, which the index does not have. */
  readonly translations: readonly Translation[];
}

/** How many verses have a term. */
export function documentFrequency(index: SearchIndex, term: number): number {
  return index.termStarts[term + 1]! - index.termStarts[term]!;
}

/** The term of a folded word; undefined where no verse has it. The cache cannot outgrow the Bible's vocabulary. */
export function termOfBibleWord(index: SearchIndex, word: string): number | undefined {
  const known = index.wordTerms.get(word);
  if (known !== undefined) return known;
  const term = index.termNumbers.get(rootOf(word));
  if (term !== undefined) index.wordTerms.set(word, term);
  return term;
}

/** The parameters of BM25. `b` is low: verses differ little in length, and long ones are not less relevant. */
export const BM25_K1 = 2;
const BM25_B = 0.5;

/** Builds the index file of all translations. The same translations give the same bytes. */
export function buildSearchIndex(bible: Bible): Uint8Array {
  const postings = new Map<string, { verses: number[]; counts: number[] }>();
  const lengths = new Uint16Array(VERSE_COUNT);
  for (let index = 0; index < VERSE_COUNT; index += 1) {
    for (const [term, count] of countTerms(bible, index)) {
      let list = postings.get(term);
      if (list === undefined) {
        list = { verses: [], counts: [] };
        postings.set(term, list);
      }
      list.verses.push(index);
      list.counts.push(Math.min(count, 255));
      lengths[index]! += count;
    }
  }
  const terms = [...postings.keys()].sort();
  const size = terms.reduce((sum, term) => sum + postings.get(term)!.verses.length, 0);
  const starts = new Uint32Array(terms.length + 1);
  const verses = new Uint16Array(size);
  const counts = new Uint8Array(size);
  terms.forEach((term, number) => {
    const list = postings.get(term)!;
    const start = starts[number]!;
    verses.set(list.verses, start);
    counts.set(list.counts, start);
    starts[number + 1] = start + list.verses.length;
  });
  return write({ terms, starts, lengths, verses, counts });
}

/** How often a verse has each term in all translations. */
function countTerms(bible: Bible, index: VerseIndex): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of TRANSLATION_IDS) {
    for (const term of rootsOf(bible[id].text(sameWordsIn(id, index))))
      counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

interface IndexParts {
  readonly terms: readonly string[];
  readonly starts: Uint32Array;
  readonly lengths: Uint16Array;
  readonly verses: Uint16Array;
  readonly counts: Uint8Array;
}

function write({ terms, starts, lengths, verses, counts }: IndexParts): Uint8Array {
  const vocabulary = terms.map((term) => `${term}\n`).join('');
  if (/[^\n -~]/.test(vocabulary)) throw new Error('The vocabulary has a letter that is not ASCII.');
  const bytes = new Uint8Array(
    HEADER_BYTES +
      starts.length * 4 +
      lengths.length * 2 +
      verses.length * 2 +
      counts.length +
      vocabulary.length,
  );
  const view = new DataView(bytes.buffer);
  for (let offset = 0; offset < MAGIC.length; offset += 1) bytes[offset] = MAGIC.charCodeAt(offset);
  bytes[MAGIC.length] = FORMAT;
  [terms.length, verses.length, vocabulary.length].forEach((size, field) => {
    view.setUint32(8 + field * 4, size, true);
  });
  let offset = HEADER_BYTES;
  for (const start of starts) {
    view.setUint32(offset, start, true);
    offset += 4;
  }
  for (const numbers of [lengths, verses]) {
    for (const number of numbers) {
      view.setUint16(offset, number, true);
      offset += 2;
    }
  }
  bytes.set(counts, offset);
  offset += counts.length;
  for (let i = 0; i < vocabulary.length; i += 1) bytes[offset + i] = vocabulary.charCodeAt(i);
  return bytes;
}

/**
 * Opens an index file. `translations` are read for the order of words: on the server all of them, in the browser those
 * that were downloaded. Throws where the file is not an index.
 */
export function openSearchIndex(bytes: Uint8Array, translations: readonly Translation[]): SearchIndex {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 0; offset < MAGIC.length; offset += 1) {
    if (bytes[offset] !== MAGIC.charCodeAt(offset)) throw new Error('This is not a search index.');
  }
  if (bytes[MAGIC.length] !== FORMAT) throw new Error('This search index has another format.');
  const [termCount, postingCount, vocabularyBytes] = [0, 1, 2].map((field) =>
    view.getUint32(8 + field * 4, true),
  ) as [number, number, number];
  const lengthsAt = HEADER_BYTES + (termCount + 1) * 4;
  const versesAt = lengthsAt + VERSE_COUNT * 2;
  const countsAt = versesAt + postingCount * 2;
  const vocabularyAt = countsAt + postingCount;
  if (vocabularyAt + vocabularyBytes !== bytes.length) throw new Error('This search index is damaged.');

  const termStarts = new Uint32Array(termCount + 1);
  for (let term = 0; term <= termCount; term += 1) {
    termStarts[term] = view.getUint32(HEADER_BYTES + term * 4, true);
  }
  const terms = readTerms(bytes.subarray(vocabularyAt));
  return {
    terms,
    termNumbers: new Map(terms.map((term, number) => [term, number])),
    termStarts,
    verses: readNumbers(view, versesAt, postingCount),
    counts: bytes.subarray(countsAt, vocabularyAt),
    lengthNorms: normsOf(readNumbers(view, lengthsAt, VERSE_COUNT)),
    wordTerms: new Map(),
    translations,
  };
}

const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;

/** A view of the numbers where alignment and byte order allow it, otherwise a copy. */
function readNumbers(view: DataView, offset: number, count: number): Uint16Array {
  const start = view.byteOffset + offset;
  if (IS_LITTLE_ENDIAN && start % 2 === 0) return new Uint16Array(view.buffer, start, count);
  return Uint16Array.from({ length: count }, (_, i) => view.getUint16(offset + i * 2, true));
}

function readTerms(bytes: Uint8Array): string[] {
  let text = '';
  for (let offset = 0; offset < bytes.length; offset += 4096) {
    text += String.fromCharCode(...bytes.subarray(offset, offset + 4096));
  }
  return text.split('\n').slice(0, -1);
}

function normsOf(lengths: Uint16Array): Float32Array {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return Float32Array.from(lengths, (length) => BM25_K1 * (1 - BM25_B + (BM25_B * length) / mean));
}
