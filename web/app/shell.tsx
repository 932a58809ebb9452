import type { JSX, ReactNode } from 'react';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import style from './shell.module.css';
import { SkipLink } from './skip-link.tsx';

interface ShellProps {
  /** On a small screen the header leaves its room to the text: it scrolls away, and is gone where there is little height. */
  isReading?: boolean;
  /** On a phone a running game takes the room of the header. */
  isPlaying?: boolean;
  children: ReactNode;
}

/** Header, main part and footer of every screen but the chat. */
export function Shell({ isReading = false, isPlaying = false, children }: ShellProps): JSX.Element {
  return (
    <div
      className={isPlaying ? style.playing : isReading ? style.reading : style.shell}
      data-playing={isPlaying || undefined}
    >
      <SkipLink to="main">Skip to content</SkipLink>
      <Header />
      <main id="main" tabIndex={-1} className={style.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
