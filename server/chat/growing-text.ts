/** A text that only grows. What a reader still lacks costs its own length to hand out, not that of the whole text. */
export interface GrowingText {
  /** In UTF-16 units. */
  readonly length: number;
  append(piece: string): void;
  /** What stands from this place on; nothing where the text does not reach it yet. */
  from(place: number): string;
}

export function createGrowingText(): GrowingText {
  // Cutting a piece off a string that was just appended to would first copy all of it.
  let pieces: string[] = [];
  let length = 0;
  return {
    get length() {
      return length;
    },
    append(piece) {
      pieces.push(piece);
      length += piece.length;
    },
    from(place) {
      if (place <= 0) {
        pieces = [pieces.join('')];
        return pieces[0] ?? '';
      }
      let first = pieces.length;
      let start = length;
      while (first > 0 && start > place) {
        first -= 1;
        start -= pieces[first]?.length ?? 0;
      }
      return pieces
        .slice(first)
        .join('')
        .slice(place - start);
    },
  };
}
