/** A place in the Bible as it was written, which may not exist. Without `chapter` or `verse`: to the end. */
export interface RawLocation {
  /** The parser's OSIS name of the book; also of a deuterocanonical one ("Tob"). */
  readonly book: string;
  readonly chapter?: number;
  readonly verse?: number;
}

/** One reference as the parser reads it, with its range in the text. */
export interface RawReference {
  readonly start: number;
  readonly end: number;
  readonly from: RawLocation;
  readonly to: RawLocation;
  /** How far it goes: a book only, a chapter only, or with a verse. */
  readonly form: 'book' | 'chapter' | 'verse';
  /** Whether it is numbers only, for the book of the reference before it. */
  readonly continues: boolean;
}
