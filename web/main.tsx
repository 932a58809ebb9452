import './app/fonts.css';
import './app/look.css';
import './app/print.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { ServiceWorker } from './pwa/registration.ts';
import { Routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <App>
      <ServiceWorker />
      <Routes />
    </App>
  </StrictMode>,
);
