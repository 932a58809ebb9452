/** The share page (behaviour 7.3). */
export const SHARE_LEAD = 'With the one beside you, or the whole row.';

/** What the device's share sheet is given. */
export const SHARED = {
  title: 'Berea',
  text: 'A free companion for faith and life, without an account. Every verse it shows is the real text, checked word for word.',
} as const;

export const COPIED_ALERT = 'App URL copied to clipboard!';
export const INSTALLED = '✓ App is installed on this device';

export const BENEFITS = ['Works offline', 'Faster loading', 'Native app feel', 'Home screen access'] as const;

export type Browser = 'chrome' | 'safari' | 'firefox' | 'generic';

/** How the app is installed, by browser. */
export const INSTALL_STEPS: Readonly<
  Record<Browser, { readonly where: string; readonly steps: readonly string[] }>
> = {
  chrome: {
    where: 'In Chrome, Edge and browsers like them.',
    steps: [
      'Press Install Berea above, where it is shown.',
      'No such button? Open the browser’s menu (⋮) at the top right.',
      'Choose Install, or Add to Home screen.',
    ],
  },
  safari: {
    where: 'In Safari.',
    steps: [
      'Tap Share, the square with the arrow. On a Mac it is in the toolbar.',
      'Choose Add to Home Screen; on a Mac, Add to Dock.',
      'Tap Add.',
    ],
  },
  firefox: {
    where: 'In Firefox.',
    steps: [
      'On a phone, open the menu (⋮).',
      'Choose Install, or Add to Home screen.',
      'Firefox on a computer cannot install it: keep a bookmark, or use another browser for this.',
    ],
  },
  generic: {
    where: 'In your browser.',
    steps: [
      'Open your browser’s menu.',
      'Look for Install app, or Add to Home screen.',
      'Confirm with Add or Install.',
    ],
  },
};
