import { remember } from './storage.ts';

/** The answer of a call, under the key of its query. */
export type KnownAnswer = readonly [key: readonly unknown[], answer: unknown];

/** Answers that the server put into the page, so that its first view need not wait for them. */
export function embeddedData(): readonly KnownAnswer[] {
  const answers = parsedData();
  if (isKeptPage()) return answers;
  const flags = answers.find(([[path]]) => path === '/api/feature-flags/public')?.[1];
  // Without a network the flags of the last time are used (flags.ts). Later, as the page's first work is long enough.
  if (flags) setTimeout(() => remember('browser', 'flags', flags));
  return answers;
}

/** Whether the service worker had kept the page (web/pwa/page-cache.ts): what the installation says of itself may have changed. */
export const isKeptPage = (): boolean =>
  typeof document !== 'undefined' && document.getElementById('root')?.dataset.kept !== undefined;

function parsedData(): readonly KnownAnswer[] {
  try {
    const answers: unknown = JSON.parse(document.getElementById('page-data')?.textContent ?? '[]');
    return Array.isArray(answers) ? answers : [];
  } catch {
    return [];
  }
}
