import Ellipsis from 'lucide-react/icons/ellipsis';
import Highlighter from 'lucide-react/icons/highlighter';
import { type JSX, lazy, Suspense, useRef, useState } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import type { ShownPassages } from '../answer/shown-passages.ts';
import { openHighlightTool } from '../highlights/tool-request.ts';

const MessageMenu = lazy(() =>
  import('./message-menu.tsx').then(({ MessageMenu }) => ({ default: MessageMenu })),
);

/** The buttons below a message: highlighting, and the menu of everything else. */
export function MessageTools({
  message,
  shown = null,
}: {
  message: ChatMessage;
  shown?: ShownPassages | null;
}): JSX.Element {
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const opener = useRef<HTMLButtonElement>(null);
  const { id, sessionId, role } = message;
  const isOwn = role === 'user';
  return (
    <>
      <button
        ref={opener}
        type="button"
        aria-label={isOwn ? 'Highlight in your message' : undefined}
        onClick={() => openHighlightTool({ sessionId, messageId: id, opener: opener.current })}
      >
        <Highlighter aria-hidden="true" />
        {!isOwn && 'Highlight'}
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={isOwn ? 'More for your message' : 'More for this reply'}
        onClick={() => setMenu('open')}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {menu !== 'unused' && (
        <Suspense fallback={null}>
          <MessageMenu
            message={message}
            shown={shown}
            open={menu === 'open'}
            onClose={() => setMenu('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
