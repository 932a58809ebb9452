/**
 * The library as one file. What a reply only shows (answers, guidance, prayers) stays in the file until it is used: it is
 * most of it, and hardly any is read in an hour (docs/decisions/043-memory.md).
 * An entry's parts look like properties all the same.
 *
 * Four bytes: the length of the head. The head, JSON: entries without the parts that are kept. The parts, each JSON.
 */

type Entry = object;

/** Entries by kind: "topics", "asked". */
type EntriesByKind = Readonly<Record<string, readonly Entry[]>>;

interface Head {
  /** Which parts an entry has in the bytes, one list for all entries that have the same. */
  readonly shapes: readonly (readonly string[])[];
  readonly kinds: Readonly<Record<string, readonly HeadEntry[]>>;
}

/** What is read at once, the entry's shape, and the lengths of its parts in bytes. */
type HeadEntry = readonly [read: Entry, shape: number, lengths: readonly number[]];

const LENGTH_BYTES = 4;

/** The bytes of a library. `kept`: the parts of each kind of entry that are read when they are used. */
export function packLibrary(
  entries: EntriesByKind,
  kept: Readonly<Record<string, readonly string[]>>,
): Uint8Array {
  const shapes: string[][] = [];
  const parts: Buffer[] = [];
  const headEntry = (entry: Entry, isKept: (name: string) => boolean): HeadEntry => {
    const own = Object.entries(entry).filter(([, value]) => value !== undefined);
    const later = own.filter(([name]) => isKept(name));
    const names = later.map(([name]) => name);
    const bytes = later.map(([, value]) => Buffer.from(JSON.stringify(value)));
    parts.push(...bytes);
    const known = shapes.findIndex((shape) => shape.join() === names.join());
    const shape = known >= 0 ? known : shapes.push(names) - 1;
    return [
      Object.fromEntries(own.filter(([name]) => !isKept(name))),
      shape,
      bytes.map(({ length }) => length),
    ];
  };
  const kinds = Object.fromEntries(
    Object.entries(entries).map(([kind, all]) => {
      const names = new Set(kept[kind]);
      return [kind, all.map((entry) => headEntry(entry, (name) => names.has(name)))];
    }),
  );
  const head = Buffer.from(JSON.stringify({ shapes, kinds } satisfies Head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, ...parts]);
}

/** Reads so many bytes of the file, from a place on. */
type ReadBytes = (from: number, length: number) => Buffer;

/** The entries of a library, by kind. `read` is called again whenever a part is used. */
export function readLibraryFile(read: ReadBytes): EntriesByKind {
  const headLength = read(0, LENGTH_BYTES).readUInt32LE();
  const { shapes, kinds } = JSON.parse(read(LENGTH_BYTES, headLength).toString()) as Head;
  const from = LENGTH_BYTES + headLength;
  const texts = createTexts((begin, length) => read(from + begin, length));
  const properties = shapes.map((names) => names.map((name, place) => [name, texts.part(place)] as const));
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, all]) => [
      kind,
      all.map(([entry, shape, lengths]) => {
        Object.defineProperty(entry, AT, { value: texts.add(lengths) });
        for (const [name, get] of properties[shape]!)
          Object.defineProperty(entry, name, { get, enumerable: true });
        return entry;
      }),
    ]),
  );
}

/** Where the parts of an entry begin in the list of places. */
const AT = Symbol('at');

interface Kept {
  readonly [AT]: number;
}

/** So many parts that were used last are kept ready: within an answer, the same part is the same object. */
const READY = 256;

/** The parts, found by their place. */
function createTexts(read: ReadBytes) {
  /** The end of each part; where the one before ends, it begins. */
  const ends: number[] = [0];
  const ready = new Map<number, unknown>();
  const partAt = (place: number): unknown => {
    const known = ready.get(place);
    if (known !== undefined) {
      // Last again in the map's order, whose first goes when there is no room.
      ready.delete(place);
      ready.set(place, known);
      return known;
    }
    const begin = ends[place]!;
    const part: unknown = JSON.parse(read(begin, ends[place + 1]! - begin).toString());
    if (ready.size >= READY) ready.delete(ready.keys().next().value!);
    ready.set(place, part);
    return part;
  };
  return {
    /** Adds the parts that come next; answers the place of the first. */
    add(lengths: readonly number[]): number {
      const first = ends.length - 1;
      for (const length of lengths) ends.push(ends.at(-1)! + length);
      return first;
    },
    /** What reads an entry's part: one function for all entries of a shape. */
    part: (place: number) =>
      function read(this: Kept): unknown {
        return partAt(this[AT] + place);
      },
  };
}
