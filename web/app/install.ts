import { usePwaFlag } from './flags.ts';
import { createStore, useStore } from './store.ts';

/** The event with which some browsers offer installation; TypeScript's DOM library does not have it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

interface InstallState {
  /** null: the browser does not offer installation, or not any more. */
  readonly offer: InstallEvent | null;
  readonly isInstalled: boolean;
}

const store = createStore<InstallState>(() => ({ offer: null, isInstalled: isStandalone() }));

function isStandalone(): boolean {
  if (typeof matchMedia === 'undefined') return false;
  const isIosApp = (navigator as Navigator & { standalone?: boolean }).standalone === true;
  return isIosApp || matchMedia('(display-mode: standalone)').matches;
}

/** Keeps the browser's offer to install the app until it is used. `earlier` came before the app was loaded. */
export function listenForInstallOffers(earlier: Event | null): void {
  if (earlier) store.set({ ...store.get(), offer: earlier as InstallEvent });
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.set({ ...store.get(), offer: event as InstallEvent });
  });
  addEventListener('appinstalled', () => store.set({ offer: null, isInstalled: true }));
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
  readonly isInstalled: boolean;
  readonly install: () => Promise<void>;
}

export function useInstall(): Install {
  const { offer, isInstalled } = useStore(store);
  const isWanted = usePwaFlag() === true;
  return { isOffered: isWanted && offer !== null && !isInstalled, isInstalled, install };
}
