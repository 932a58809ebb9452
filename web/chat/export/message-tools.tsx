import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Highlighter from 'lucide-react/icons/highlighter';
import { type JSX, useRef, useState } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import { onDemand } from '../../app/on-demand.tsx';
import type { ShownPassages } from '../answer/shown-passages.ts';
import { openHighlightTool } from '../highlights/tool-request.ts';

const MessageMenu = onDemand(async () => (await import('./message-menu.tsx')).MessageMenu);

interface MessageToolsProps {
  message: ChatMessage;
  shown?: ShownPassages | null;
  /** Everything is in the menu, which takes the least room. */
  asMenu?: boolean;
  /** Offered in the menu where the message can be edited. */
  onEdit?: (() => void) | null;
}

/** The buttons below a message: highlighting, and the menu of everything else. */
export function MessageTools(props: MessageToolsProps): JSX.Element {
  const { message, shown = null, asMenu = false, onEdit = null } = props;
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused');
  const highlighter = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { id, sessionId, role } = message;
  const isOwn = role === 'user';
  const highlight = (): void =>
    openHighlightTool({ sessionId, messageId: id, opener: highlighter.current ?? opener.current });
  return (
    <>
      {!asMenu && (
        <button
          ref={highlighter}
          type="button"
          aria-label={isOwn ? 'Highlight in your message' : undefined}
          onClick={highlight}
        >
          <Highlighter aria-hidden="true" />
          {!isOwn && 'Highlight'}
        </button>
      )}
      <button
        ref={opener}
        type="button"
        aria-haspopup="dialog"
        aria-label={`${asMenu ? 'Highlight or save' : 'Save'} ${isOwn ? 'your message' : 'this reply'}`}
        onClick={() => setMenu('open')}
      >
        {asMenu || isOwn ? <Ellipsis aria-hidden="true" /> : <Download aria-hidden="true" />}
        {!asMenu && !isOwn && 'Save'}
      </button>
      {menu !== 'unused' && (
        <MessageMenu
          message={message}
          shown={shown}
          open={menu === 'open'}
          opener={opener}
          onClose={() => setMenu('closed')}
          onEdit={asMenu ? onEdit : null}
          onHighlight={asMenu ? highlight : null}
        />
      )}
    </>
  );
}
