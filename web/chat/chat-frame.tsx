import type { JSX, ReactNode } from 'react';
import { Link } from 'wouter';
import { SkipLink } from '../app/skip-link.tsx';
import { ThemeChoice } from '../app/theme-choice.tsx';
import { Mark } from '../ui/mark.tsx';
import style from './chat-frame.module.css';
import { ChatSide, useSideBySide } from './chat-side.tsx';
import { DeviceList, type DeviceListProps } from './device/device-list.tsx';
import { NewChatButton } from './new-chat-button.tsx';
import { useKeyboardRoom } from './use-keyboard-room.ts';

interface ChatFrameProps {
  header: ReactNode;
  children: ReactNode;
  composer?: ReactNode;
  /** Beside the conversation, where there is room; the thread shows it below otherwise. */
  side?: ReactNode;
  onNewChat?: () => void;
  /** The conversation on screen, for the list of those on this device. */
  device?: Pick<DeviceListProps, 'current' | 'onErased'>;
}

const NO_CONVERSATION = { current: null, onErased: () => undefined };

/** The chat's page: rail (on wide screens), header, one reading column, composer at the thumb. */
export function ChatFrame(props: ChatFrameProps): JSX.Element {
  const { header, children, composer, side, onNewChat, device = NO_CONVERSATION } = props;
  useKeyboardRoom();
  const isBeside = useSideBySide();
  return (
    <div className={style.frame}>
      <SkipLink to="words">Skip to the message field</SkipLink>
      <aside className={style.rail} aria-label="Your conversations" data-print="no">
        <Link href="/" className={style.brand}>
          <Mark />
          Berea
        </Link>
        {onNewChat && <NewChatButton onNewChat={onNewChat} />}
        <DeviceList {...device} />
        <div className={style.end}>
          <ThemeChoice />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className={style.main}>
        {header}
        {children}
        {composer}
      </main>
      {isBeside && (
        <aside className={style.side} aria-label="Beside the conversation" data-print="no">
          {side ?? <ChatSide withPartner={false} />}
        </aside>
      )}
    </div>
  );
}
