import { defineConfig } from 'vitest/config';
import { homeCheck } from './scripts/check-home-sample.ts';

export default defineConfig({
  plugins: [homeCheck()],
  test: {
    include: [
      '{contract,content,games,language,learning,scripture,care,server,web,scripts,tests}/**/*.test.{ts,tsx}',
    ],
    exclude: ['tests/e2e/**', 'node_modules/**'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
