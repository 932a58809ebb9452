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

const tab = (id: string, name: string, Panel: ComponentType): AdminTab => ({ id, name, Panel });

/** All tabs in their order; the first is shown at `/admin`. To add one, write `web/admin/{id}/{id}-tab.tsx` and name it here. */
export const TABS: readonly [AdminTab, ...AdminTab[]] = [
  tab(
    'overview',
    'Overview',
    lazy(() => import('./overview/overview-tab.tsx').then(({ OverviewTab }) => ({ default: OverviewTab }))),
  ),
  tab(
    'sessions',
    'Sessions',
    lazy(() => import('./sessions/sessions-tab.tsx').then(({ SessionsTab }) => ({ default: SessionsTab }))),
  ),
  tab(
    'topics',
    'Topics',
    lazy(() => import('./topics/topics-tab.tsx').then(({ TopicsTab }) => ({ default: TopicsTab }))),
  ),
  tab(
    'features',
    'Features',
    lazy(() => import('./features/features-tab.tsx').then(({ FeaturesTab }) => ({ default: FeaturesTab }))),
  ),
  tab(
    'ads',
    'Ads',
    lazy(() => import('./ads/ads-tab.tsx').then(({ AdsTab }) => ({ default: AdsTab }))),
  ),
  tab(
    'settings',
    'Settings',
    lazy(() => import('./settings/settings-tab.tsx').then(({ SettingsTab }) => ({ default: SettingsTab }))),
  ),
];

/** Opened from the header: it stands in no row of tabs. */
export const INBOX: AdminTab = tab(
  'inbox',
  'Inbox',
  lazy(() => import('./inbox/inbox-tab.tsx').then(({ InboxTab }) => ({ default: InboxTab }))),
);

/** The tab that an address's query names; the first where it names none. */
export function tabAt(search: string): AdminTab {
  const id = new URLSearchParams(search).get('tab');
  return [...TABS, INBOX].find((each) => each.id === id) ?? TABS[0];
}
