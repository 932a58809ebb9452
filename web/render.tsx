import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { KnownAnswer } from './app/embedded-data.ts';
import { Waiting } from './app/waiting.tsx';
import { renderFor } from './bible/today.ts';
import { Root } from './root.tsx';
import { loadScreenOf } from './routes.tsx';

export interface PageRequest {
  readonly path: string;
  /** Answers of the calls that its first view needs. */
  readonly data: readonly KnownAnswer[];
  /** The day as YYYY-MM-DD, UTC. */
  readonly day: string;
}

/** Renders a page to HTML, for the server (server/pages). It is complete without scripts; the app then takes it over. */
export async function renderPage({ path, data, day }: PageRequest): Promise<string> {
  await loadScreenOf(path);
  renderFor(day);
  return renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <Root data={data} />
      </Router>
    </StrictMode>,
  );
}

/** What stands on a page that is drawn in the browser, until its app is there. */
export const renderWaiting = (): string => renderToStaticMarkup(<Waiting />);
