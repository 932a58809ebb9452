import { defineConfig, devices } from '@playwright/test';

/** Each file starts the servers it needs (tests/support/berea.ts), once: a fresh database, its own port. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers: 2,
  forbidOnly: true,
  // A busy machine can starve a browser. What passes only the second time is named in the summary (scripts/test.ts).
  retries: 1,
  outputDir: 'dist/e2e',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
});
