import type { FamousPassage } from '../types.ts';
import { actsAndRomansPassages } from './acts-and-romans.ts';
import { gospelPassages } from './gospels.ts';
import { lawAndHistoryPassages } from './law-and-history.ts';
import { letterPassages } from './letters.ts';
import { prophetPassages } from './prophets.ts';
import { psalmAndWisdomPassages } from './psalms-and-wisdom.ts';

/** The passages people ask for most, read in their context. */
export const FAMOUS_PASSAGES: readonly FamousPassage[] = [
  ...lawAndHistoryPassages,
  ...psalmAndWisdomPassages,
  ...prophetPassages,
  ...gospelPassages,
  ...actsAndRomansPassages,
  ...letterPassages,
];
