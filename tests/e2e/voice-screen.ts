import type { Locator, Page } from '@playwright/test';

export const player = (page: Page): Locator => page.getByRole('region', { name: /^Listening to/ });
export const listen = (page: Page): Locator => page.getByRole('button', { name: 'Listen', exact: true });
export const spokenVerse = (page: Page): Locator => page.locator('[data-spoken]');

interface AudioLog {
  readonly event: 'playing' | 'ended' | 'pause';
  readonly at: number;
}

declare global {
  interface Window {
    audioLog: AudioLog[];
    /** Every audio element that was played. */
    played: HTMLMediaElement[];
    said: string[];
  }
}

/**
 * Before the page's scripts: records what its audio elements do, and gives it a device voice that says one utterance in
 * 1.2 s. `blocked`: the browser allows no sound.
 */
export async function watchAudio(page: Page, { blocked = false } = {}): Promise<void> {
  await page.addInitScript((isBlocked) => {
    window.audioLog = [];
    window.said = [];
    window.played = [];
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function playWatched() {
      if (isBlocked) return Promise.reject(new DOMException('blocked', 'NotAllowedError'));
      if (!window.played.includes(this)) {
        window.played.push(this);
        for (const event of ['playing', 'ended', 'pause'] as const) {
          this.addEventListener(event, () => window.audioLog.push({ event, at: performance.now() }));
        }
      }
      return play.call(this);
    };
    let timers: ReturnType<typeof setTimeout>[] = [];
    const voice = {
      speaking: false,
      speak(utterance: SpeechSynthesisUtterance) {
        if (utterance.text) window.said.push(utterance.text);
        timers.push(setTimeout(() => utterance.onstart?.({} as SpeechSynthesisEvent), 1));
        timers.push(setTimeout(() => utterance.onend?.({} as SpeechSynthesisEvent), 1_200));
      },
      cancel() {
        for (const timer of timers) clearTimeout(timer);
        timers = [];
      },
      getVoices: () => [],
    };
    Object.defineProperty(window, 'speechSynthesis', { value: voice });
  }, blocked);
}

/** What the device's voice was given to say. */
export const said = (page: Page): Promise<string[]> => page.evaluate(() => window.said);

/** Milliseconds of silence between one audio and the next. */
export async function gaps(page: Page): Promise<number[]> {
  const log = await page.evaluate(() => window.audioLog);
  return log.flatMap(({ event, at }, index) => {
    if (event !== 'ended') return [];
    const next = log.slice(index).find((later) => later.event === 'playing');
    return next ? [next.at - at] : [];
  });
}
