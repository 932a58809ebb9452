import { detectSigns } from './detect-signs.ts';
import { judge, THRESHOLDS } from './judge.ts';
import { ALL, indexStatements, STATEMENTS } from './read-message.ts';
import type { CareDetector } from './types.ts';

/** Makes a detector; other statements and thresholds than Berea's own are for measuring what each part carries. */
export function createDetector({ statements = STATEMENTS, thresholds = THRESHOLDS } = {}): CareDetector {
  const index = statements === STATEMENTS ? ALL : indexStatements(statements);
  return {
    detectSigns: (words) => detectSigns(words, index),
    judge: (messages) => judge(messages, thresholds),
  };
}

/** Berea's own detector: the same in the server and in the browser, and no model is asked. See docs/decisions/. */
export const careDetector = createDetector();
