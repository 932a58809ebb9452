/** The silence between two verses, in a real browser that plays a chapter through Berea (goal: at most 50 ms at p50). */
import { chromium } from '@playwright/test';
import { findOrInstallBrowser } from '../scripts/find-browser.ts';
import { startBereaWithVoice } from '../tests/support/berea-with-voice.ts';

interface AudioEvent {
  readonly event: 'playing' | 'ended';
  readonly at: number;
}

/** Runs in the page, before its own scripts: records when its audio elements play and end. Silence of the unlocking is left out. */
const RECORD = `
  window.audioLog = [];
  const known = new WeakSet();
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () {
    if (!known.has(this)) {
      known.add(this);
      for (const event of ['playing', 'ended'])
        this.addEventListener(event, () => this.duration > 0.1 && audioLog.push({ event, at: performance.now() }));
    }
    return play.call(this);
  };
`;

const { berea, voice, remove } = await startBereaWithVoice({}, { firstAfterMs: 75, msPerCharacter: 10 });
voice.account(0, 1_000_000);
const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.addInitScript(RECORD);
for (const round of ['generated', 'from the disk']) {
  await page.goto(`${berea.url}/bible?ref=Psalm+103`);
  const listen = page.getByRole('button', { name: 'Listen', exact: true });
  await listen.waitFor();
  const began = await page.evaluate<number>('performance.now()');
  await listen.click();
  const player = page.getByRole('region', { name: /^Listening to/ });
  await player.waitFor();
  await player.waitFor({ state: 'detached', timeout: 180_000 });
  const log = await page.evaluate<AudioEvent[]>('audioLog');
  const silences = log
    .flatMap(({ event, at }, index) => {
      const next = event === 'ended' && log.slice(index).find((later) => later.event === 'playing');
      return next ? [next.at - at] : [];
    })
    .toSorted((a, b) => a - b);
  const share = (part: number): string => `${silences[Math.floor(silences.length * part)]?.toFixed(0)} ms`;
  console.log(
    `${round}: first sound ${((log[0]?.at ?? Number.NaN) - began).toFixed(0)} ms after the click, with the player’s code; ` +
      `${silences.length} gaps, p50 ${share(0.5)} (goal: 50 ms), p90 ${share(0.9)}, longest ${share(0.999)}`,
  );
}
await browser.close();
await remove();
