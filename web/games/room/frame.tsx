import { type JSX, type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { PAGES } from '../../../contract/pages.ts';
import { SkipLink } from '../../app/skip-link.tsx';
import { PassageDialogProvider } from '../../passages/passage-dialog-provider.tsx';
import { Mark } from '../../ui/mark.tsx';
import style from './frame.module.css';

interface FrameProps {
  /** `wall`: read from the last row. `phone`: in a hand. */
  size: 'wall' | 'phone';
  /** In the top line: in place of the name, and at its end. */
  title?: ReactNode;
  aside?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}

/** A live room's screen: one line, the stage, and a foot with what can be done. */
export function Frame({ size, title, aside, foot, children }: FrameProps): JSX.Element {
  useEffect(() => {
    if (size !== 'wall') return;
    document.documentElement.dataset.wall = '';
    return () => {
      delete document.documentElement.dataset.wall;
    };
  }, [size]);
  return (
    <PassageDialogProvider>
      <div className={size === 'wall' ? style.wall : style.phone}>
        <SkipLink to="main">Skip to content</SkipLink>
        <header className={style.top}>
          {size === 'wall' || title === undefined ? (
            <Link href={PAGES.games.path} className={style.brand} aria-label="Berea, to the Bible games">
              <Mark />
              Berea
            </Link>
          ) : null}
          {title !== undefined && (
            <span className={style.title} aria-live="polite">
              {title}
            </span>
          )}
          <span className={style.gap} />
          {aside}
        </header>
        <main id="main" tabIndex={-1} className={style.stage}>
          {children}
        </main>
        {foot !== undefined && <footer className={style.foot}>{foot}</footer>}
      </div>
    </PassageDialogProvider>
  );
}
