import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import Menu from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type JSX, useRef } from 'react';
import { Link } from 'wouter';
import button from '../ui/button.module.css';
import { Tip } from '../ui/tip.tsx';
import style from './chat-header.module.css';
import { useOpenPanel } from './panels/open-panel.ts';

interface ChatHeaderProps {
  title: string;
  /** The conversation has messages, which can be saved and printed. */
  canSave?: boolean;
  /** A conversation is on screen. */
  canClear?: boolean;
  onNewChat?: () => void;
}

/** Back, title, and what can be done with the conversation: in words, on a phone under More. */
export function ChatHeader({ title, canSave, canClear, onNewChat }: ChatHeaderProps): JSX.Element {
  const openPanel = useOpenPanel();
  const save = useRef<HTMLButtonElement>(null);
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
      <div className={style.desk} data-print="no">
        {canSave && (
          <button
            ref={save}
            type="button"
            className={button.text}
            aria-haspopup="dialog"
            onClick={() => openPanel('save', save)}
          >
            <Download aria-hidden="true" />
            <span>
              Save<span className={style.rest}> or print</span>
            </span>
          </button>
        )}
        {canClear && (
          <button
            type="button"
            className={button.text}
            aria-haspopup="dialog"
            onClick={() => openPanel('clear')}
          >
            <Trash aria-hidden="true" />
            Clear Chat
          </button>
        )}
        {onNewChat && (
          <button type="button" className={button.primary} onClick={onNewChat}>
            <Plus aria-hidden="true" />
            New Chat
          </button>
        )}
      </div>
      <div className={style.phone} data-print="no">
        {onNewChat && (
          <button type="button" onClick={onNewChat}>
            <Plus aria-hidden="true" />
            <span>
              New<span className={style.long}> Chat</span>
            </span>
          </button>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => openPanel('more')}>
          <Menu aria-hidden="true" />
          More
        </button>
      </div>
    </header>
  );
}
