import './app/fonts.css';
import './app/look.css';
import './app/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { embeddedData } from './app/embedded-data.ts';
import { listenForInstallOffers } from './app/install.ts';
import { InstallPrompt } from './pwa/install-prompt.tsx';
import { ServiceWorker } from './pwa/registration.ts';
import { loadScreenOf, Routes } from './routes.tsx';
import { VoiceHost } from './voice/voice-host.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

listenForInstallOffers();
// The HTML of a rendered page stays until its screen can take its place, in one step.
void loadScreenOf(location.pathname)
  .catch(() => undefined)
  .then(() =>
    createRoot(root).render(
      <StrictMode>
        <App data={embeddedData()}>
          <ServiceWorker />
          <InstallPrompt />
          <Routes />
          <VoiceHost />
        </App>
      </StrictMode>,
    ),
  );
