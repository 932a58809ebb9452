import ArrowLeft from 'lucide-react/icons/arrow-left';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import type { JSX, ReactNode } from 'react';
import { Link } from 'wouter';
import button from '../ui/button.module.css';
import { Tip } from '../ui/tip.tsx';
import style from './chat-header.module.css';
import type { DeviceListProps } from './device/device-list.tsx';
import { DeviceSheet } from './device/device-sheet.tsx';

interface ChatHeaderProps {
  title: string;
  onClear?: () => void;
  onNewChat?: () => void;
  /** The conversation on screen, for the list of conversations. */
  device?: Pick<DeviceListProps, 'current' | 'onErased'>;
  /** Buttons for the whole conversation. */
  tools?: ReactNode;
}

export function ChatHeader({ title, onClear, onNewChat, device, tools }: ChatHeaderProps): JSX.Element {
  return (
    <header className={style.header}>
      <Tip text="Back to home">
        <Link href="/" className={button.icon} aria-label="Back to home" data-print="no">
          <ArrowLeft aria-hidden="true" />
        </Link>
      </Tip>
      <div className={style.title}>
        <h1>{title}</h1>
        <p>Answers that stand on Scripture</p>
      </div>
      {device && <DeviceSheet {...device} />}
      {tools}
      {onClear && (
        <button
          type="button"
          className={`${button.text} ${style.clear}`}
          aria-label="Clear Chat"
          onClick={onClear}
          data-print="no"
        >
          <Trash aria-hidden="true" />
          <span className={style.label}>Clear Chat</span>
        </button>
      )}
      {onNewChat && (
        <Tip text="New Chat">
          <button
            type="button"
            className={`${button.icon} ${style.small}`}
            aria-label="New Chat"
            onClick={onNewChat}
            data-print="no"
          >
            <Plus aria-hidden="true" />
          </button>
        </Tip>
      )}
    </header>
  );
}
