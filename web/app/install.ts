import { usePwaFlag } from './flags.ts';
import { createStore, useStore } from './store.ts';

/** The event with which some browsers offer installation; TypeScript's DOM library does not have it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

interface InstallState {
  /** null: the browser does not offer installation, or not any more. */
  readonly offer: InstallEvent | null;
  /** When it was offered, by `performance.now()`. */
  readonly offeredAt: number;
  readonly isInstalled: boolean;
}

const store = createStore<InstallState>(() => ({
  offer: null,
  offeredAt: 0,
  isInstalled: isStandalone(),
}));

function isStandalone(): boolean {
  if (typeof matchMedia === 'undefined') return false;
  const isIosApp = (navigator as Navigator & { standalone?: boolean }).standalone === true;
  return isIosApp || matchMedia('(display-mode: standalone)').matches;
}

/** Keeps the browser's offer to install the app until it is used. `earlier` came before the app was loaded. */
export function listenForInstallOffers(earlier: { event: Event; at: number } | null): void {
  const take = (event: Event, at: number): void =>
    store.set({ ...store.get(), offer: event as InstallEvent, offeredAt: at });
  if (earlier) take(earlier.event, earlier.at);
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    take(event, performance.now());
  });
  addEventListener('appinstalled', () => store.set({ ...store.get(), offer: null, isInstalled: true }));
}

/** Opens the browser's own question. The offer can be used once. */
async function install(): Promise<void> {
  const { offer } = store.get();
  if (!offer) return;
  store.set({ ...store.get(), offer: null });
  try {
    await offer.prompt();
  } catch {
    // Refused by the browser: it may offer it again.
  }
}

export interface Install {
  /** The browser offers it, and this installation wants it (`pwa_enabled`). */
  readonly isOffered: boolean;
  /** By `performance.now()`. */
  readonly offeredAt: number;
  readonly isInstalled: boolean;
  readonly install: () => Promise<void>;
}

export function useInstall(): Install {
  const { offer, offeredAt, isInstalled } = useStore(store);
  const isWanted = usePwaFlag() === true;
  return { isOffered: isWanted && offer !== null && !isInstalled, offeredAt, isInstalled, install };
}
