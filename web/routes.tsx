import { type JSX, lazy, Suspense } from 'react';
import { Redirect, Route, Switch, useSearch } from 'wouter';

const Home = lazy(() => import('./home/home-page.tsx').then(({ Home }) => ({ default: Home })));
const ChatPage = lazy(() => import('./chat/chat-page.tsx').then(({ ChatPage }) => ({ default: ChatPage })));
const BiblePage = lazy(() =>
  import('./bible/bible-page.tsx').then(({ BiblePage }) => ({ default: BiblePage })),
);
const CheckPage = lazy(() =>
  import('./check/check-page.tsx').then(({ CheckPage }) => ({ default: CheckPage })),
);
const SafetyPage = lazy(() =>
  import('./care/safety-page.tsx').then(({ SafetyPage }) => ({ default: SafetyPage })),
);
const InPreparation = lazy(() =>
  import('./info/in-preparation.tsx').then(({ InPreparation }) => ({ default: InPreparation })),
);
const NotFound = lazy(() => import('./info/not-found.tsx').then(({ NotFound }) => ({ default: NotFound })));

/** Pages that are not built yet: address and name (behaviour 7). */
const COMING: readonly (readonly [path: string, name: string])[] = [
  ['/admin', 'Admin dashboard'],
  ['/admin/login', 'Admin login'],
  ['/admin-login', 'Admin login'],
  ['/help', 'Help Center'],
  ['/contact', 'Contact Us'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/share', 'Share'],
  ['/bible-games', 'Bible Games'],
  ['/voice-test', 'Voice test'],
  ['/api-diagnostics', 'Diagnostics'],
];

/** Every address of the app (behaviour 1.1). */
export function Routes(): JSX.Element {
  return (
    <Suspense fallback={<p className="unseen">Loading</p>}>
      <Switch>
        <Route path="/" component={Home} />
        <Route path="/chat/:sessionId?">
          {({ sessionId }) => <ChatPage sessionId={sessionId ?? null} />}
        </Route>
        <Route path="/bible" component={BiblePage} />
        <Route path="/safety" component={SafetyPage} />
        <Route path="/bible-lookup" component={ToBible} />
        <Route path="/check" component={CheckPage} />
        {COMING.map(([path, name]) => (
          <Route key={path} path={path}>
            <InPreparation name={name} />
          </Route>
        ))}
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}

function ToBible(): JSX.Element {
  const search = useSearch();
  return <Redirect to={search ? `/bible?${search}` : '/bible'} replace />;
}
