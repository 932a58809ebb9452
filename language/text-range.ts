/** A part of a text, in UTF-16 units: `start` is in it, `end` is the first offset after it. */
export type TextRange = readonly [start: number, end: number];
