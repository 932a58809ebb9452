import type { JSX, ReactNode } from 'react';
import { Link } from 'wouter';
import { SkipLink } from '../app/skip-link.tsx';
import { ThemeChoice } from '../app/theme-choice.tsx';
import { Mark } from '../ui/mark.tsx';
import style from './chat-frame.module.css';
import { NewChatButton } from './new-chat-button.tsx';
import { useKeyboardRoom } from './use-keyboard-room.ts';

interface ChatFrameProps {
  header: ReactNode;
  children: ReactNode;
  composer?: ReactNode;
  onNewChat?: () => void;
}

/** The chat's page: rail (on wide screens), header, one reading column, composer at the thumb. */
export function ChatFrame({ header, children, composer, onNewChat }: ChatFrameProps): JSX.Element {
  useKeyboardRoom();
  return (
    <div className={style.frame}>
      <SkipLink to="words">Skip to the message field</SkipLink>
      <aside className={style.rail} aria-label="Berea" data-print="no">
        <Link href="/" className={style.brand}>
          <Mark />
          Berea
        </Link>
        {onNewChat && <NewChatButton onNewChat={onNewChat} />}
        <div className={style.about}>
          <p>This conversation is kept encrypted on the server, and only this page’s address opens it.</p>
          <p>To come back to it, keep the address. To erase it for good, choose Clear Chat.</p>
        </div>
        <div className={style.end}>
          <ThemeChoice />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={style.main}>
        {header}
        {children}
        {composer}
      </main>
    </div>
  );
}
