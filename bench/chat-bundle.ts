/** The JavaScript that the chat screen loads at first, gzipped, as a real browser requests it (goal: at most 170 kB). */
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/find-browser.ts';
import { startBerea } from '../tests/support/berea.ts';

const berea = await startBerea();
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
const sizes: Promise<[string, number]>[] = [];
page.on('response', (response) => {
  if (!response.url().endsWith('.js')) return;
  sizes.push(
    response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body, { level: 9 }).length]),
  );
});
await page.goto(`${berea.url}/chat`, { waitUntil: 'networkidle' });
// What comes later does not belong to the first view, and its body may not arrive before the end.
page.removeAllListeners('response');
const all = await Promise.all(sizes);
for (const [path, size] of all) console.log(`  ${(size / 1000).toFixed(1)} kB ${path}`);
const total = all.reduce((sum, [, size]) => sum + size, 0);
console.log(
  `chat screen at first load: ${(total / 1000).toFixed(1)} kB of JavaScript gzipped (goal: 170 kB)`,
);
await browser.close();
await berea.remove();
