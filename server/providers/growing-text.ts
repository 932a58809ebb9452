/** A text that only grows. Reading its end costs the length of what is read, not that of the whole text. */
export interface GrowingText {
  /** In UTF-16 units. */
  readonly length: number;
  append(piece: string): void;
  /** The text from this offset on; empty if the text is not that long yet. */
  from(offset: number): string;
}

/** How many small pieces become one: each is an object of its own. */
const JOINED = 32;

export function createGrowingText(): GrowingText {
  // V8 would copy the whole string before slicing one that was just appended to.
  let pieces: string[] = [];
  let length = 0;
  /** How many pieces at the end were not joined yet. */
  let small = 0;
  return {
    get length() {
      return length;
    },
    append(piece) {
      pieces.push(piece);
      length += piece.length;
      small += 1;
      if (small < JOINED) return;
      pieces.push(pieces.splice(-small).join(''));
      small = 0;
    },
    from(offset) {
      if (offset <= 0) {
        pieces = [pieces.join('')];
        small = 0;
        return pieces[0] ?? '';
      }
      let first = pieces.length;
      let start = length;
      while (first > 0 && start > offset) {
        first -= 1;
        start -= pieces[first]?.length ?? 0;
      }
      return pieces
        .slice(first)
        .join('')
        .slice(offset - start);
    },
  };
}
