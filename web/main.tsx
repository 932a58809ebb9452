import './app/fonts.css';
import './app/look.css';
import './app/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { listenForInstallOffers } from './app/install.ts';
import { InstallPrompt } from './pwa/install-prompt.tsx';
import { ServiceWorker } from './pwa/registration.ts';
import { Routes } from './routes.tsx';
import { VoiceHost } from './voice/voice-host.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

listenForInstallOffers();
createRoot(root).render(
  <StrictMode>
    <App>
      <ServiceWorker />
      <InstallPrompt />
      <Routes />
      <VoiceHost />
    </App>
  </StrictMode>,
);
