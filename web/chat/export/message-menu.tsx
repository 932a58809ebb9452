import Download from 'lucide-react/icons/download';
import Highlighter from 'lucide-react/icons/highlighter';
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { type JSX, useState } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import { saveText, today } from '../../app/save-file.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { ShownPassages } from '../answer/shown-passages.ts';
import { HighlightList } from '../highlights/highlight-list.tsx';
import { removeHighlight, useHighlights } from '../highlights/highlight-store.ts';
import { NO_HIGHLIGHTS, notesFileName, notesText, sortByPosition } from '../highlights/notes.ts';
import type { Opener } from '../panels/open-panel.ts';
import style from './menu.module.css';
import { messageFileName, messageFileText } from './message-file.ts';
import { printSheet } from './print-sheet.tsx';
import { HighlightsSheet, MessagesSheet } from './print-sheets.tsx';

interface MessageMenuProps {
  message: ChatMessage;
  shown: ShownPassages | null;
  open: boolean;
  opener: Opener;
  onClose: () => void;
  /** null where the message cannot be edited, or the button for it is elsewhere. */
  onEdit: (() => void) | null;
  /** null where the button for it is elsewhere. */
  onHighlight: (() => void) | null;
}

/** Downloads or prints one message, or its highlights. */
export function MessageMenu(props: MessageMenuProps): JSX.Element {
  const { message, shown, open, opener, onClose, onEdit, onHighlight } = props;
  const { id, sessionId, role } = message;
  const highlights = sortByPosition(useHighlights(sessionId, id));
  const [nothingFound, setNothingFound] = useState(false);
  const name = role === 'assistant' ? 'reply' : 'message';

  const close = (): void => {
    setNothingFound(false);
    onClose();
  };
  // The menu gives the focus back first; what is opened then takes it.
  const closeAnd = (action: () => void) => (): void => {
    close();
    requestAnimationFrame(action);
  };
  const withHighlights = (action: () => void) => (): void => {
    setNothingFound(highlights.length === 0);
    if (highlights.length > 0) action();
  };
  return (
    <Dialog
      title={role === 'assistant' ? 'This reply' : 'This message'}
      open={open}
      opener={opener}
      onClose={close}
    >
      <div className={style.actions}>
        {onEdit && (
          <button type="button" onClick={closeAnd(onEdit)}>
            <Pencil aria-hidden="true" />
            Edit your last message
          </button>
        )}
        {onHighlight && (
          <button type="button" onClick={closeAnd(onHighlight)}>
            <Highlighter aria-hidden="true" />
            {role === 'assistant' ? 'Highlight in this reply' : 'Highlight in your message'}
          </button>
        )}
        <button
          type="button"
          onClick={() => saveText(messageFileName(message), messageFileText(message, shown))}
        >
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
