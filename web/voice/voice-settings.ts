import { isText, recall, remember } from '../app/storage.ts';
import { createStore } from '../app/store.ts';
import { onForgotten, VOICE_CHOICE } from '../app/visitor-data.ts';

export const SPEEDS = [0.75, 1, 1.25, 1.5] as const;
export type Speed = (typeof SPEEDS)[number];

/** Minutes until the voice stops, or the end of what is read. */
export const SLEEP_CHOICES = ['end', 10, 20] as const;
export type Sleep = (typeof SLEEP_CHOICES)[number];

const isSpeed = (value: unknown): value is Speed => SPEEDS.some((speed) => speed === value);

/** How fast it is read; remembered. */
export const speed = createStore<Speed>(() => recall('browser', 'listening-speed', isSpeed) ?? 1);
export function chooseSpeed(next: Speed): void {
  remember('browser', 'listening-speed', next);
  speed.set(next);
}

/** The id of the chosen voice; null for the service's first. Remembered. */
export const chosenVoice = createStore<string | null>(() => recall('browser', VOICE_CHOICE, isText));
export function chooseVoice(next: string | null): void {
  remember('browser', VOICE_CHOICE, next);
  chosenVoice.set(next);
}
for (const { reset } of [speed, chosenVoice]) onForgotten(reset);
