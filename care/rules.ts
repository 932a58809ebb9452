import { hear } from './hear.ts';
import { judge } from './judge.ts';
import type { CareRules } from './types.ts';

/** Berea's own rules: the same in the server and in the browser, and no model is asked. See docs/decisions/. */
export const careRules: CareRules = { hear, judge };
