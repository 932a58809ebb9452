import { defineConfig } from 'vitest/config';
import { homeCheck } from './scripts/check-home-sample.ts';
import { namesRepeated } from './scripts/names-repeated.ts';

/** Where scripts/test.ts wants the counts. */
const outputFile = process.env.UNIT_TEST_REPORT;

/** What neither starts a server nor replaces a module: its files share what they import, the guide's library above all. */
const sharing = [
  '{contract,content,games,language,learning,scripture,care,server/guide,scripts/guide}/**/*.test.ts',
];
/** Measures memory, which others in the same process would change. */
const alone = ['server/guide/small-patterns.test.ts'];
/** Some tests start servers, databases and processes: a machine that is short of breath gets a second try. */
const retry = 1;

export default defineConfig({
  plugins: [homeCheck()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'sharing', include: sharing, exclude: alone, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,scripts,tests}/**/*.test.ts'],
          exclude: sharing,
          globalSetup: 'tests/support/shared-postgres-setup.ts',
          retry,
        },
      },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'], retry } },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    // All cores: by itself it leaves one idle, which on two doubles the time.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Of `expect.poll` alone; what `vi.waitUntil` waits for has a second unless it says otherwise.
    expect: { poll: { timeout: 10_000 } },
    reporters: outputFile ? ['default', namesRepeated, ['json', { outputFile }]] : ['default', namesRepeated],
  },
});
