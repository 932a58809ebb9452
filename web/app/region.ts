import { REGIONS, type Region } from '../../content/regions.ts';
import { isText, recall, remember } from './storage.ts';
import { createStore, useStore } from './store.ts';

export interface RegionHints {
  readonly chosen: string | null;
  readonly timeZone: string | undefined;
  readonly languages: readonly string[];
}

/** The region (ISO 3166-1) that the reader chose, else that of the time zone, else one a language names; null for none. */
export function guessRegion({ chosen, timeZone, languages }: RegionHints): string | null {
  if (chosen && /^[A-Z]{2}$/.test(chosen)) return chosen;
  const regions: readonly (readonly [code: string, region: Region])[] = Object.entries(REGIONS);
  const byZone = regions.find(([, { timeZones }]) => timeZone && timeZones.includes(timeZone));
  if (byZone) return byZone[0];
  for (const language of languages) {
    const region = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/.exec(language)?.[1];
    if (region) return region;
  }
  return null;
}

const STORAGE_NAME = 'region';

/** For a reader whose country is not on the list; ISO 3166-1 leaves this code to its users. */
export const ANOTHER_COUNTRY = 'ZZ';

/** On the server nothing is known of the reader. */
const isOnServer = typeof document === 'undefined';

const store = createStore(() =>
  isOnServer
    ? null
    : guessRegion({
        chosen: recall('browser', STORAGE_NAME, isText),
        timeZone: timeZone(),
        languages: navigator.languages ?? [navigator.language],
      }),
);

/** Newer browsers know it at once; to make a format of dates takes an old phone 70 ms. */
function timeZone(): string | undefined {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  return Temporal ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** This reader's region, worked out once per page load. */
export const readersRegion = (): string | null => store.get();

/** Stores the reader's choice (an ISO 3166-1 code) in this browser; null goes back to guessing. */
export function chooseRegion(region: string | null): void {
  remember('browser', STORAGE_NAME, region);
  if (region) store.set(region);
  else store.reset();
}

export const useRegion = (): string | null => useStore(store);
