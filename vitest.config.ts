import { defineConfig } from 'vitest/config';
import { homeCheck } from './scripts/check-home-sample.ts';
import { namesRepeated } from './scripts/names-repeated.ts';

/** Where scripts/test.ts wants the counts. */
const outputFile = process.env.UNIT_TEST_REPORT;

export default defineConfig({
  plugins: [homeCheck()],
  test: {
    include: [
      '{contract,content,games,language,learning,scripture,care,server,web,scripts,tests}/**/*.test.{ts,tsx}',
    ],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    // All cores: by itself it leaves one idle, which on two doubles the time.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Some tests start servers, databases and processes: a machine that is short of breath gets a second try.
    retry: 1,
    reporters: outputFile ? ['default', namesRepeated, ['json', { outputFile }]] : ['default', namesRepeated],
  },
});
