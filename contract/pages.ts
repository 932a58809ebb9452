/**
 * Every page of the web app (behaviour 1.1): the server answers these addresses with the app, and `web/routes.tsx` has a screen for each
 * (docs/how-to.md, "Add a page").
 */
export interface Page {
  /** As both routers write it: `:name` stands for one segment, and a question mark makes that segment optional. */
  readonly path: string;
  /** In menus and in the title of the browser's tab. */
  readonly name: string;
  /** Whether search engines may list it, without its parameter: never what belongs to one visitor or to the operator. */
  readonly isIndexed: boolean;
}

export const PAGES = {
  home: { path: '/', name: 'Home', isIndexed: true },
  chat: { path: '/chat/:sessionId?', name: 'Chat', isIndexed: true },
  bible: { path: '/bible', name: 'Bible Lookup', isIndexed: true },
  check: { path: '/check', name: 'Check a text', isIndexed: true },
  safety: { path: '/safety', name: 'Safety', isIndexed: true },
  games: { path: '/bible-games', name: 'Bible Games', isIndexed: true },
  join: { path: '/join/:code?', name: 'Join a room', isIndexed: false },
  room: { path: '/room/:code?', name: 'Live room', isIndexed: false },
  help: { path: '/help', name: 'Help Center', isIndexed: true },
  contact: { path: '/contact', name: 'Contact Us', isIndexed: true },
  privacy: { path: '/privacy', name: 'Privacy Policy', isIndexed: true },
  terms: { path: '/terms', name: 'Terms of Service', isIndexed: true },
  share: { path: '/share', name: 'Share', isIndexed: true },
  voiceTest: { path: '/voice-test', name: 'Voice test', isIndexed: false },
  diagnostics: { path: '/api-diagnostics', name: 'Diagnostics', isIndexed: false },
  admin: { path: '/admin', name: 'Admin dashboard', isIndexed: false },
  adminLogin: { path: '/admin/login', name: 'Admin login', isIndexed: false },
  adminLoginAlias: { path: '/admin-login', name: 'Admin login', isIndexed: false },
} as const satisfies Readonly<Record<string, Page>>;

export type PageId = keyof typeof PAGES;

/** A chapter of a translation (scripture/text/chapter-address.ts): `/bible/kjv/john/3`. */
export const CHAPTER_PATH = '/bible/:version/:book/:chapter';

/** Addresses that lead to another page; the query goes along. */
export const REDIRECTS = { '/bible-lookup': '/bible' } as const;
