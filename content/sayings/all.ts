import { sayingsAboutGod } from './about-god.ts';
import { nearlySayings } from './nearly.ts';
import { sayingsOfWriters } from './of-writers.ts';
import { proverbSayings } from './proverbs.ts';
import type { Saying } from './types.ts';

/** Every saying that search knows not to be in the Bible. */
export const SAYINGS: readonly Saying[] = [
  ...nearlySayings,
  ...sayingsAboutGod,
  ...proverbSayings,
  ...sayingsOfWriters,
];
