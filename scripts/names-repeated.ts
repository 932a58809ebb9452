import type { Reporter } from 'vitest/node';

/** Names the unit tests that failed at first and passed when repeated, in the form that scripts/test.ts looks for. */
export const namesRepeated: Reporter = {
  onTestCaseResult(test) {
    if (test.diagnostic()?.flaky)
      console.log(`passed only when repeated: ${test.module.relativeModuleId}: ${test.fullName}`);
  },
};
