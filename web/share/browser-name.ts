import type { Browser } from '../../content/info/share.ts';

/** The browser, by its user agent: only the steps to install the app depend on it. */
export function browserOf(userAgent: string): Browser {
  if (/firefox|fxios/i.test(userAgent)) return 'firefox';
  if (/chrome|chromium|crios|edg/i.test(userAgent)) return 'chrome';
  return /safari/i.test(userAgent) ? 'safari' : 'generic';
}
