import type { Locator, Page } from '@playwright/test';

export const CRISIS = 'I want to kill myself';
export const ABUSE = 'My husband hits me';

/** Where the help lines of the United States are shown. */
export const IN_NEW_YORK = { locale: 'en-US', timezoneId: 'America/New_York' };

export const panel = (page: Page): Locator =>
  page.getByRole('region', { name: 'You matter more than you can feel right now.' });
export const abusePanel = (page: Page): Locator =>
  page.getByRole('region', { name: 'Nobody has the right to hurt you.' });
