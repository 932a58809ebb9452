import { beforeAll } from 'vitest';
import type { GateOptions } from '../../scripture/stream/gate.ts';
import type { TranslationId } from '../../scripture/types.ts';
import { realCheckParts } from './bible.ts';
import { type Outcome, throughGate, wordsOf } from './gate.ts';

interface RealGate {
  /** The options of the gate; available once the tests run. */
  parts(): GateOptions;
  /** The outcome of a text that arrives in one piece. */
  read(text: string, options?: Partial<GateOptions>): Outcome;
  /** A passage's true words, in the KJV by default. */
  words(reference: string, id?: TranslationId): string;
}

/** The gate with the real Bible, for all tests of a file; registers its own loading. */
export function realGate(): RealGate {
  let parts: GateOptions;
  beforeAll(async () => {
    parts = await realCheckParts();
  });
  return {
    parts: () => parts,
    read: (text, options = {}) => throughGate([text], { ...parts, ...options }),
    words: (reference, id) => wordsOf(parts.bible, reference, id),
  };
}
