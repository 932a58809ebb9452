/** The first lookup on a fresh page, from Enter to the painted verse (goal: at most 100 ms). */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/find-browser.ts';
import { startBerea } from '../tests/support/berea.ts';

const PAGES = 15;

/** Runs in the page: records when Enter was pressed and when the verse was painted. */
const WATCH = `
  addEventListener('keydown', ({ key }) => { if (key === 'Enter') window.began = performance.now(); }, { capture: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article')?.textContent?.includes('work together for good')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => { window.painted = performance.now(); }));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
`;

const berea = await startBerea();
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
const times: number[] = [];
for (let at = 0; at < PAGES; at++) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${berea.url}/bible`, { waitUntil: 'networkidle' });
  await page.getByRole('combobox', { name: 'Bible reference' }).fill('Romans 8:28');
  await page.evaluate(WATCH);
  await page.keyboard.press('Enter');
  const took = await page.waitForFunction(() => {
    const { began = 0, painted } = globalThis as { began?: number; painted?: number };
    return painted && painted - began;
  });
  times.push(Number(await took.jsonValue()));
  await context.close();
}
times.sort((a, b) => a - b);
const [best, median, worst] = [times[0], times[Math.floor(PAGES / 2)], times.at(-1)];
console.log(
  `first lookup, ${PAGES} fresh pages: best ${best?.toFixed(0)} ms, median ${median?.toFixed(0)} ms, worst ${worst?.toFixed(0)} ms (goal: 100 ms)`,
);
await browser.close();
await berea.remove();
