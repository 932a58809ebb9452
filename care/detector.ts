import { detectSigns } from './detect-signs.ts';
import { judge } from './judge.ts';
import type { CareDetector } from './types.ts';

/** Berea's own rules: the same in the server and in the browser, and no model is asked. See docs/decisions/. */
export const careDetector: CareDetector = { detectSigns, judge };
