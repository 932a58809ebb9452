import FileText from 'lucide-react/icons/file-text';
import Highlighter from 'lucide-react/icons/highlighter';
import Printer from 'lucide-react/icons/printer';
import { type JSX, useState } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import { sentenceOf } from '../../app/request.ts';
import { saveText, today } from '../../app/save-file.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Highlight } from '../highlights/highlight.ts';
import { HighlightList } from '../highlights/highlight-list.tsx';
import { removeHighlight, useSessionHighlights } from '../highlights/highlight-store.ts';
import { NO_HIGHLIGHTS, notesText, sortByPosition } from '../highlights/notes.ts';
import type { Opener } from '../panels/open-panel.ts';
import { downloadEverything, EXPORTS, type Export, exportConversation } from './export-conversation.ts';
import style from './menu.module.css';
import { printConversation } from './print-messages.tsx';
import { printSheet } from './print-sheet.tsx';
import { HighlightsSheet } from './print-sheets.tsx';
import { scrollToHighlight } from './scroll-to-highlight.ts';

interface ConversationMenuProps {
  sessionId: string;
  title: string;
  messages: readonly ChatMessage[];
  /** There are earlier messages that are not loaded. */
  hasEarlier: boolean;
  open: boolean;
  /** On a desk, the button that it opens at. */
  opener: Opener | undefined;
  onClose: () => void;
}

/** Prints or exports the whole conversation, and lists its highlights. */
export function ConversationMenu(props: ConversationMenuProps): JSX.Element {
  const { sessionId, title, messages, hasEarlier, open, opener, onClose } = props;
  const highlights = useHighlightsInOrder(sessionId, messages);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (action: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const print = (): Promise<void> => printConversation({ sessionId, title, messages, hasEarlier });
  const download = (as: Export): Promise<void> => exportConversation(sessionId, as);
  const withHighlights = (action: () => void) => (): void => {
    setProblem(highlights.length === 0 ? NO_HIGHLIGHTS : null);
    if (highlights.length > 0) action();
  };
  const close = (): void => {
    setProblem(null);
    onClose();
  };
  return (
    <Dialog title="Save or print" open={open} opener={opener} onClose={close}>
      <div className={style.actions} aria-busy={busy}>
        <button type="button" disabled={busy || messages.length === 0} onClick={() => attempt(print)}>
          <Printer aria-hidden="true" />
          <span>
            Print the conversation
            <small>On paper, or as a PDF from the print dialog</small>
          </span>
        </button>
        {EXPORTS.map((one) => (
          <button
            key={one.format}
            type="button"
            disabled={busy || messages.length === 0}
            onClick={() => attempt(() => download(one))}
          >
            <FileText aria-hidden="true" />
            <span>
              {one.name}
              <small>{one.description}</small>
            </span>
          </button>
        ))}
        <button
          type="button"
          disabled={busy || messages.length === 0}
          onClick={() => attempt(() => downloadEverything(sessionId))}
        >
          <FileText aria-hidden="true" />
          <span>
            Everything of mine
            <small>All that the server stores of this conversation</small>
          </span>
        </button>
        <h3 className={style.heading}>Highlights</h3>
        <button
          type="button"
          onClick={withHighlights(() =>
            saveText(`bible-study-notes-${today()}.txt`, notesText(highlights, today())),
          )}
        >
          <Highlighter aria-hidden="true" />
          Export all highlights
        </button>
        <button
          type="button"
          onClick={withHighlights(() => printSheet(<HighlightsSheet highlights={highlights} />))}
        >
          <Printer aria-hidden="true" />
          Print all highlights
        </button>
      </div>
      {problem && (
        <p role="alert" className={style.alert}>
          {problem}
        </p>
      )}
      <HighlightList
        highlights={highlights}
        onOpen={(highlight) => {
          close();
          scrollToHighlight(highlight);
        }}
        onRemove={({ messageId, id }) => removeHighlight(sessionId, messageId, id)}
      />
    </Dialog>
  );
}

type MessageHighlight = Highlight & { readonly messageId: string };

/** The highlights in the order of the conversation; those in messages that are not loaded come first. */
function useHighlightsInOrder(sessionId: string, messages: readonly ChatMessage[]): MessageHighlight[] {
  const byMessage = useSessionHighlights(sessionId);
  const positions = new Map(messages.map(({ id }, index) => [id, index]));
  return Object.entries(byMessage)
    .sort(([a], [b]) => (positions.get(a) ?? -1) - (positions.get(b) ?? -1))
    .flatMap(([messageId, list]) => sortByPosition(list).map((one) => ({ ...one, messageId })));
}
