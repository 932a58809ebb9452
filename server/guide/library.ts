import { openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { NAMED_PASSAGES } from '../../content/guide/named-passages.ts';
import type {
  AskedQuestion,
  BookIntroduction,
  FaithQuestion,
  FamousPassage,
  Foreseen,
  GuideTopic,
  NamedPassage,
  NoteOccasion,
  PrayerOccasion,
  ReadingOccasion,
  SelfQuestion,
} from '../../content/guide/types.ts';
import { BOOKS } from '../../scripture/text/books.ts';
import { readLibraryFile } from './library-file.ts';

/** All that the guide has to say, handed to its rules as data. */
export interface GuideLibrary {
  readonly topics: readonly GuideTopic[];
  readonly questions: readonly FaithQuestion[];
  readonly asked: readonly AskedQuestion[];
  readonly foreseen: readonly Foreseen[];
  readonly self: readonly SelfQuestion[];
  readonly occasions: readonly PrayerOccasion[];
  readonly notes: readonly NoteOccasion[];
  readonly readings: readonly ReadingOccasion[];
  readonly named: readonly NamedPassage[];
  readonly famous: readonly FamousPassage[];
  /** In the Bible's order. */
  readonly books: readonly BookIntroduction[];
}

/** As scripts/build-guide.ts writes it from content/en/. */
interface BuiltEntries {
  readonly topics: readonly GuideTopic[];
  readonly questions: readonly FaithQuestion[];
  readonly asked: readonly AskedQuestion[];
  readonly foreseen: readonly Foreseen[];
  readonly passages: readonly FamousPassage[];
  readonly books: readonly BookIntroduction[];
  readonly prayers: readonly PrayerOccasion[];
  readonly notes: readonly NoteOccasion[];
  readonly readings: readonly ReadingOccasion[];
  readonly self: readonly SelfQuestion[];
}

const BUILT = join(import.meta.dirname, '../../dist/content/en/guide.bin');

let loaded: GuideLibrary | undefined;

/** The library that ships with Berea, read when it is first needed. Throws where it is not built. */
export function loadLibrary(): GuideLibrary {
  loaded ??= readLibrary(readBuilt());
  return loaded;
}

/** The file stays open: an update that replaces it while the server runs does not change what this one reads. */
function readBuilt(): BuiltEntries {
  const file = openSync(BUILT, 'r');
  const read = (from: number, length: number): Buffer => {
    const bytes = Buffer.allocUnsafeSlow(length);
    if (readSync(file, bytes, 0, length, from) < length) throw new Error('guide.bin is cut short.');
    return bytes;
  };
  return readLibraryFile(read) as unknown as BuiltEntries;
}

function readLibrary(entries: BuiltEntries): GuideLibrary {
  const { topics, questions, asked, foreseen, self, notes, readings } = entries;
  const books = new Map(entries.books.map((book) => [book.osis, book]));
  return {
    topics,
    questions,
    asked,
    foreseen,
    self,
    notes,
    readings,
    occasions: entries.prayers,
    named: NAMED_PASSAGES,
    famous: entries.passages,
    books: BOOKS.flatMap(({ osis }) => books.get(osis) ?? []),
  };
}

const byId = new WeakMap<GuideLibrary, ReadonlyMap<string, AskedQuestion>>();

/** The questions that people ask (`asked`), by id. */
export function questionsById(library: GuideLibrary): ReadonlyMap<string, AskedQuestion> {
  const known = byId.get(library) ?? new Map(library.asked.map((asked) => [asked.id, asked]));
  byId.set(library, known);
  return known;
}
