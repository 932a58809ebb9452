import type { JSX } from 'react';
import button from '../ui/button.module.css';
import style from './error-screen.module.css';

/** Behaviour 1.5. */
export function ErrorScreen({ onTryAgain }: { onTryAgain: () => void }): JSX.Element {
  return (
    <main className={style.screen} role="alert">
      <h1>Something went wrong</h1>
      <p>We're sorry for the inconvenience. The application encountered an unexpected error.</p>
      <div className={style.actions}>
        <button type="button" className={button.primary} onClick={onTryAgain}>
          Try Again
        </button>
        <button type="button" className={button.quiet} onClick={() => location.reload()}>
          Reload Page
        </button>
      </div>
    </main>
  );
}

/** The short variant, for a part of a screen. */
export function ErrorLine(): JSX.Element {
  return (
    <p className={style.line} role="alert">
      Something went wrong - Please try refreshing the page.
    </p>
  );
}
