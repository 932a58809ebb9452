import { PAGES } from '../../contract/pages.ts';

/** The way to the sign-in and, with what stands behind its `?`, back to the tab that was open. */
export const loginPath = (search: string): string => withTab(PAGES.adminLogin.path, search);
export const dashboardPath = (search: string): string => withTab(PAGES.admin.path, search);

/** Takes over the tab and nothing else: an address can hold anything. */
function withTab(path: string, search: string): string {
  const id = new URLSearchParams(search).get('tab') ?? '';
  return /^[a-z]+$/.test(id) ? `${path}?tab=${id}` : path;
}
