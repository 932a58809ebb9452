import { type ComponentType, type JSX, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';
import { CHAPTER_PATH, PAGES, type PageId, REDIRECTS } from '../contract/pages.ts';
import { Waiting } from './app/waiting.tsx';
import { lazy, loadScreen } from './lazy-screen.ts';

type Screen = ComponentType<{ readonly params: { readonly sessionId?: string; readonly code?: string } }>;

const ChatPage = lazy(() => import('./chat/chat-page.tsx').then(({ ChatPage }) => ({ default: ChatPage })));
const ChapterPage = lazy(() =>
  import('./bible/chapter-page.tsx').then(({ ChapterPage }) => ({ default: ChapterPage })),
);
const LoginPage = lazy(() =>
  import('./admin/login-page.tsx').then(({ LoginPage }) => ({ default: LoginPage })),
);
const JoinPage = lazy(() =>
  import('./games/room/join-page.tsx').then(({ JoinPage }) => ({ default: JoinPage })),
);
const RoomPage = lazy(() =>
  import('./games/room/room-page.tsx').then(({ RoomPage }) => ({ default: RoomPage })),
);
const NotFound = lazy(() => import('./info/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })));

/** What each page shows; every screen is a chunk of its own. */
const SCREENS: Readonly<Record<PageId, Screen>> = {
  home: lazy(() => import('./home/home-page.tsx').then(({ HomePage }) => ({ default: HomePage }))),
  chat: ({ params }) => <ChatPage sessionId={params.sessionId ?? null} />,
  bible: lazy(() => import('./bible/bible-page.tsx').then(({ BiblePage }) => ({ default: BiblePage }))),
  check: lazy(() => import('./check/check-page.tsx').then(({ CheckPage }) => ({ default: CheckPage }))),
  safety: lazy(() => import('./care/safety-page.tsx').then(({ SafetyPage }) => ({ default: SafetyPage }))),
  games: lazy(() => import('./games/games-page.tsx').then(({ GamesPage }) => ({ default: GamesPage }))),
  join: ({ params }) => <JoinPage code={params.code ?? null} />,
  room: ({ params }) => <RoomPage code={params.code ?? null} />,
  help: lazy(() => import('./info/help-page.tsx').then(({ HelpPage }) => ({ default: HelpPage }))),
  contact: lazy(() =>
    import('./info/contact-page.tsx').then(({ ContactPage }) => ({ default: ContactPage })),
  ),
  privacy: lazy(() =>
    import('./info/privacy-page.tsx').then(({ PrivacyPage }) => ({ default: PrivacyPage })),
  ),
  terms: lazy(() => import('./info/terms-page.tsx').then(({ TermsPage }) => ({ default: TermsPage }))),
  share: lazy(() => import('./share/share-page.tsx').then(({ SharePage }) => ({ default: SharePage }))),
  voiceTest: lazy(() =>
    import('./voice/voice-test-page.tsx').then(({ VoiceTestPage }) => ({ default: VoiceTestPage })),
  ),
  diagnostics: lazy(() =>
    import('./voice/diagnostics-page.tsx').then(({ DiagnosticsPage }) => ({ default: DiagnosticsPage })),
  ),
  admin: lazy(() =>
    import('./admin/admin-page.tsx').then(async ({ AdminPage }) => {
      // Whoever is not signed in goes on to the sign-in, which is in the same file.
      await loadScreen(LoginPage);
      return { default: AdminPage };
    }),
  ),
  adminLogin: LoginPage,
  adminLoginAlias: LoginPage,
};

/** The screens behind those that read a parameter. */
const WITH_PARAMETER: Readonly<Partial<Record<PageId, ComponentType<never>>>> = {
  chat: ChatPage,
  join: JoinPage,
  room: RoomPage,
};

const isChapter = (path: string): boolean => /^\/bible(?:\/[^/]+){3}$/.test(path);

const pageIds = Object.keys(PAGES) as PageId[];

/** Loads the code of an address's screen, so that it can be drawn at once. */
export async function loadScreenOf(path: string): Promise<void> {
  if (isChapter(path)) return loadScreen(ChapterPage);
  const id = pageIds.find((each) => path === pathOf(each) || path.startsWith(`${pathOf(each)}/`));
  const isExact = id !== undefined && (path === pathOf(id) || PAGES[id].path.includes(':'));
  await loadScreen(isExact ? (WITH_PARAMETER[id] ?? SCREENS[id]) : NotFound);
  // Whoever signs in goes on to the dashboard.
  if (path.startsWith(PAGES.admin.path)) await loadScreen(SCREENS.admin);
}

/** Without its parameter: "/chat" for "/chat/:sessionId?". */
const pathOf = (id: PageId): string => PAGES[id].path.replace(/\/:.*$/, '');

/** Shows the page of the current address, or the 404 screen. Its children are drawn, or taken over, together with the page. */
export function Routes({ children }: { children?: ReactNode }): JSX.Element {
  return (
    <Suspense fallback={<Waiting />}>
      <Switch>
        {pageIds.map((id) => (
          <Route key={id} path={PAGES[id].path} component={SCREENS[id]} />
        ))}
        <Route path={CHAPTER_PATH}>
          {(params) => <ChapterPage params={params} notFound={<NotFound />} />}
        </Route>
        {Object.entries(REDIRECTS).map(([from, to]) => (
          <Route key={from} path={from}>
            <RedirectWithQuery to={to} />
          </Route>
        ))}
        <Route component={NotFound} />
      </Switch>
      {children}
    </Suspense>
  );
}

function RedirectWithQuery({ to }: { to: string }): JSX.Element {
  const query = useSearch();
  return <Redirect to={query ? `${to}?${query}` : to} replace />;
}
