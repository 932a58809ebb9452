import './app/fonts.css';
import './app/look.css';
import './app/print.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { embeddedData } from './app/embedded-data.ts';
import { listenForInstallOffers } from './app/install.ts';
import { storedNames } from './app/storage.ts';
import { Root } from './root.tsx';
import { loadScreenOf } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

listenForInstallOffers();
// The HTML of a rendered page stays until its screen can take its place, in one step.
void loadScreenOf(location.pathname)
  .catch(() => undefined)
  .then(() => start(root));

function start(container: HTMLElement): void {
  const app = (
    <StrictMode>
      <Root data={embeddedData()} />
    </StrictMode>
  );
  // For whoever has chosen something here, such as a theme, the server's HTML is not what they should see: it is drawn anew.
  const hasChosen = storedNames('browser', '').some((name) => name !== 'flags');
  const isAsRendered = container.hasChildNodes() && !hasChosen;
  if (!isAsRendered) createRoot(container).render(app);
  // What differs all the same, such as the reader's date, React draws anew; that is no error.
  else hydrateRoot(container, app, { onRecoverableError: () => undefined });
}
