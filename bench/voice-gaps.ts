/** The silence between two verses, in a real browser that plays a chapter through Berea (goal: at most 50 ms at p50). */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/find-browser.ts';
import { gaps, listen, player, watchAudio } from '../tests/e2e/voice-screen.ts';
import { startBereaWithVoice } from '../tests/support/berea-with-voice.ts';

const { berea, voice, remove } = await startBereaWithVoice({}, { firstAfterMs: 75, msPerCharacter: 10 });
voice.account(0, 1_000_000);
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await watchAudio(page);
await page.goto(`${berea.url}/bible?ref=Psalm+103`);
const began = await page.evaluate(() => performance.now());
await listen(page).click();
await player(page).waitFor();
await player(page).waitFor({ state: 'detached', timeout: 120_000 });
const first = await page.evaluate(() => window.audioLog.filter(({ event }) => event === 'playing')[2]?.at);
const silences = (await gaps(page)).toSorted((a, b) => a - b);
const at = (share: number): string => `${silences[Math.floor(silences.length * share)]?.toFixed(0)} ms`;
console.log(
  `first sound ${((first ?? Number.NaN) - began).toFixed(0)} ms after the click, the player's code included`,
);
console.log(
  `${silences.length} gaps between verses: p50 ${at(0.5)} (goal: 50 ms), p90 ${at(0.9)}, longest ${at(0.999)}`,
);
await browser.close();
await remove();
