import type { JSX, ReactNode } from 'react';
import { AfterMount } from './app/after-mount.tsx';
import { App } from './app/app.tsx';
import type { KnownAnswer } from './app/embedded-data.ts';
import { InstallPrompt } from './pwa/install-prompt.tsx';
import { ServiceWorker } from './pwa/registration.ts';
import { Routes } from './routes.tsx';
import { VoiceHost } from './voice/voice-host.tsx';

interface RootProps {
  data: readonly KnownAnswer[];
  /** Drawn, or taken over, together with the page. */
  children?: ReactNode;
}

/** The whole app, the same in the browser and where the server renders it. */
export function Root({ data, children }: RootProps): JSX.Element {
  return (
    <App data={data}>
      <AfterMount>
        <ServiceWorker />
        <InstallPrompt />
      </AfterMount>
      <Routes>{children}</Routes>
      <VoiceHost />
    </App>
  );
}
