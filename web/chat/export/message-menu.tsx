import Download from 'lucide-react/icons/download';
import Highlighter from 'lucide-react/icons/highlighter';
import Printer from 'lucide-react/icons/printer';
import { type JSX, useState } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import { saveText, today } from '../../app/save-file.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownPassages } from '../answer/shown-passages.ts';
import { HighlightList } from '../highlights/highlight-list.tsx';
import { removeHighlight, useHighlights } from '../highlights/highlight-store.ts';
import { NO_HIGHLIGHTS, notesFileName, notesText, sortByPosition } from '../highlights/notes.ts';
import style from './menu.module.css';
import { messageFileName, messageText } from './message-file.ts';
import { printSheet } from './print-sheet.tsx';
import { HighlightsSheet, MessagesSheet } from './print-sheets.tsx';

interface MessageMenuProps {
  message: ChatMessage;
  shown: ShownPassages | null;
  open: boolean;
  onClose: () => void;
}

/** Downloads or prints one message, or its highlights. */
export function MessageMenu({ message, shown, open, onClose }: MessageMenuProps): JSX.Element {
  const { id, sessionId, role } = message;
  const highlights = sortByPosition(useHighlights(sessionId, id));
  const [nothingFound, setNothingFound] = useState(false);
  const name = role === 'assistant' ? 'reply' : 'message';

  const close = (): void => {
    setNothingFound(false);
    onClose();
  };
  const withHighlights = (action: () => void) => (): void => {
    setNothingFound(highlights.length === 0);
    if (highlights.length > 0) action();
  };
  return (
    <Dialog title={role === 'assistant' ? 'This reply' : 'This message'} open={open} onClose={close}>
      <div className={style.actions}>
        <button type="button" onClick={() => saveText(messageFileName(message), messageText(message, shown))}>
          <Download aria-hidden="true" />
          Download {name}
        </button>
        <button
          type="button"
          onClick={() =>
            printSheet(
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
          onClick={withHighlights(() => printSheet(<HighlightsSheet highlights={highlights} />))}
        >
          <Printer aria-hidden="true" />
          Print highlights
        </button>
      </div>
      {nothingFound && highlights.length === 0 && (
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
