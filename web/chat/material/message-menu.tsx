import Download from 'lucide-react/icons/download';
import Highlighter from 'lucide-react/icons/highlighter';
import Printer from 'lucide-react/icons/printer';
import { type JSX, useState } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import { saveText, today } from '../../app/save-file.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownPassages } from '../answer/shown-passages.ts';
import { HighlightList } from '../highlights/highlight-list.tsx';
import { inOrder, NO_HIGHLIGHTS, notesFileName, notesText } from '../highlights/notes.ts';
import { removeHighlight, useHighlights } from '../highlights/store.ts';
import style from './menu.module.css';
import { messageFileName, messageText } from './message-file.ts';
import { printOut } from './print-out.tsx';
import { HighlightsSheet, MessagesSheet } from './sheets.tsx';

interface MessageMenuProps {
  message: ChatMessage;
  shown: ShownPassages | null;
  open: boolean;
  onClose: () => void;
}

/** What can be done with one message: keep it, print it, and the same with its highlights. */
export function MessageMenu({ message, shown, open, onClose }: MessageMenuProps): JSX.Element {
  const { id, sessionId, role } = message;
  const highlights = inOrder(useHighlights(sessionId, id));
  const [missing, setMissing] = useState(false);
  const name = role === 'assistant' ? 'reply' : 'message';

  const close = (): void => {
    setMissing(false);
    onClose();
  };
  const withHighlights = (act: () => void) => (): void => {
    setMissing(highlights.length === 0);
    if (highlights.length > 0) act();
  };
  return (
    <Dialog title={role === 'assistant' ? 'This reply' : 'This message'} open={open} onClose={close}>
      <div className={style.ways}>
        <button type="button" onClick={() => saveText(messageFileName(message), messageText(message, shown))}>
          <Download aria-hidden="true" />
          Download {name}
        </button>
        <button
          type="button"
          onClick={() =>
            printOut(
              <MessagesSheet title="From a conversation with Berea" messages={[message]} shown={shown} />,
            )
          }
        >
          <Printer aria-hidden="true" />
          Print {name}
        </button>
        <button
          type="button"
          onClick={withHighlights(() =>
            saveText(notesFileName(sessionId, id, today()), notesText(highlights, today())),
          )}
        >
          <Highlighter aria-hidden="true" />
          Export highlights
        </button>
        <button
          type="button"
          onClick={withHighlights(() => printOut(<HighlightsSheet highlights={highlights} />))}
        >
          <Printer aria-hidden="true" />
          Print highlights
        </button>
      </div>
      {missing && highlights.length === 0 && (
        <p role="alert" className={style.alert}>
          {NO_HIGHLIGHTS}
        </p>
      )}
      {highlights.length > 0 && (
        <HighlightList
          highlights={highlights}
          onRemove={(highlight) => removeHighlight(sessionId, id, highlight.id)}
        />
      )}
    </Dialog>
  );
}
