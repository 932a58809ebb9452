import { beforeAll } from 'vitest';
import type { GateOptions } from '../../scripture/stream/gate.ts';
import type { TranslationId } from '../../scripture/types.ts';
import { theRealBible } from './bible.ts';
import { type Outcome, throughGate, wordsOf } from './gate.ts';

interface RealGate {
  /** What a gate is opened with, once the tests run. */
  parts(): GateOptions;
  /** What becomes of a text that comes in one piece. */
  read(text: string, options?: Partial<GateOptions>): Outcome;
  /** A passage's true words, in the KJV unless told otherwise. */
  words(reference: string, id?: TranslationId): string;
}

/** The gate with the real Bible, for all tests of a file: registers its loading. */
export function realGate(): RealGate {
  let parts: GateOptions;
  beforeAll(async () => {
    parts = await theRealBible();
  });
  return {
    parts: () => parts,
    read: (text, options = {}) => throughGate([text], { ...parts, ...options }),
    words: (reference, id) => wordsOf(parts.bible, reference, id),
  };
}
