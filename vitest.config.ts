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

export default defineConfig({
  plugins: [homeCheck()],
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'sharing', include: sharing, exclude: alone, isolate: false, retry: 0 },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['{server,web,scripts,tests}/**/*.test.{ts,tsx}'],
          exclude: [...sharing, 'tests/e2e/**'],
          globalSetup: 'tests/support/shared-postgres-setup.ts',
        },
      },
      { extends: true, test: { name: 'alone', include: alone } },
    ],
    // All cores: by itself it leaves one idle, which on two doubles the time.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for comes in its own time: on a slow machine that is more than the second given by default.
    expect: { poll: { timeout: 10_000 } },
    // Some tests start servers, databases and processes: a machine that is short of breath gets a second try.
    retry: 1,
    reporters: outputFile ? ['default', namesRepeated, ['json', { outputFile }]] : ['default', namesRepeated],
  },
});
