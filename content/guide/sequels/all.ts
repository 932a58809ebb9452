import { ASKING_IN_GENERAL } from './asking-in-general.ts';
import { ASKING_OF_GOD } from './asking-of-god.ts';
import { ASKING_WHAT_IF } from './asking-what-if.ts';
import { ASKING_WHAT_TO_DO } from './asking-what-to-do.ts';
import { ASKING_WHICH_WAY } from './asking-which-way.ts';
import { TELLING_ON } from './telling-on.ts';
import type { Sequel } from './types.ts';

/** All of them; the first that fits is taken. */
export const SEQUELS: readonly Sequel[] = [
  ...ASKING_WHICH_WAY,
  ...ASKING_WHAT_TO_DO,
  ...ASKING_OF_GOD,
  ...ASKING_WHAT_IF,
  ...TELLING_ON,
  ...ASKING_IN_GENERAL,
];
