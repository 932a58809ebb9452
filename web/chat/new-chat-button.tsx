import Plus from 'lucide-react/icons/plus';
import type { JSX } from 'react';
import button from '../ui/button.module.css';

export function NewChatButton({ onNewChat }: { onNewChat: () => void }): JSX.Element {
  return (
    <button type="button" className={button.primary} onClick={onNewChat}>
      <Plus aria-hidden="true" />
      New Chat
    </button>
  );
}
