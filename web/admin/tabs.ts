import type { ComponentType } from 'react';
import { lazy } from '../lazy-screen.ts';

/** One tab of the dashboard: its address is `/admin?tab={id}`. */
export interface AdminTab {
  readonly id: string;
  /** On the tab. */
  readonly name: string;
  /** Begins with the tab's h1. Each is a chunk of its own, loaded when it is opened. */
  readonly Panel: ComponentType;
}

/** All tabs in their order; the first is shown at `/admin`. To add one, write `web/admin/{id}/{id}-tab.tsx` and name it here. */
export const TABS: readonly [AdminTab, ...AdminTab[]] = [
  {
    id: 'settings',
    name: 'Settings',
    Panel: lazy(() =>
      import('./settings/settings-tab.tsx').then(({ SettingsTab }) => ({ default: SettingsTab })),
    ),
  },
];
