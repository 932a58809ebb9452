/** What the service worker says to a page that it has shown as kept, when the server has another version of it. */
export const PAGE_CHANGED = 'page-changed';
