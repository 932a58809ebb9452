import FileDown from 'lucide-react/icons/file-down';
import { type JSX, lazy, Suspense, useState } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import button from '../../ui/button.module.css';
import { Tip } from '../../ui/tip.tsx';

const ConversationMenu = lazy(() =>
  import('./conversation-menu.tsx').then(({ ConversationMenu }) => ({ default: ConversationMenu })),
);

interface ConversationToolsProps {
  sessionId: string;
  title: string;
  messages: readonly ChatMessage[];
  /** There are earlier messages that are not loaded. */
  hasEarlier: boolean;
}

/** Opens the menu of the whole conversation. */
export function ConversationTools(props: ConversationToolsProps): JSX.Element {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <Tip text="Print and export">
        <button
          type="button"
          className={button.icon}
          aria-label="Print, export and highlights"
          aria-haspopup="dialog"
          onClick={() => setMenu('open')}
          data-print="no"
        >
          <FileDown aria-hidden="true" />
        </button>
      </Tip>
      {menu !== 'unused' && (
        <Suspense fallback={null}>
          <ConversationMenu {...props} open={menu === 'open'} onClose={() => setMenu('closed')} />
        </Suspense>
      )}
    </>
  );
}
