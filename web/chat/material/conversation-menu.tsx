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
import { inOrder, NO_HIGHLIGHTS, notesText } from '../highlights/notes.ts';
import { removeHighlight, useSessionHighlights } from '../highlights/store.ts';
import { EXPORTS, type Export, everyMessage, exportConversation } from './export-conversation.ts';
import style from './menu.module.css';
import { printOut } from './print-out.tsx';
import { HighlightsSheet, MessagesSheet } from './sheets.tsx';
import { showHighlight } from './show-highlight.ts';

interface ConversationMenuProps {
  sessionId: string;
  title: string;
  messages: readonly ChatMessage[];
  more: boolean;
  open: boolean;
  onClose: () => void;
}

/** What can be done with the whole conversation: print it, keep it as a file, find its highlights again. */
export function ConversationMenu(props: ConversationMenuProps): JSX.Element {
  const { sessionId, title, messages, more, open, onClose } = props;
  const highlights = useHighlightsInOrder(sessionId, messages);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const attempt = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await act();
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setBusy(false);
    }
  };
  const print = async (): Promise<void> => {
    const all = more ? await everyMessage(sessionId) : messages;
    printOut(<MessagesSheet title={title} messages={all} />);
  };
  const keep = (as: Export): Promise<void> => exportConversation(sessionId, as);
  const withHighlights = (act: () => void) => (): void => {
    setProblem(highlights.length === 0 ? NO_HIGHLIGHTS : null);
    if (highlights.length > 0) act();
  };
  const close = (): void => {
    setProblem(null);
    onClose();
  };
  return (
    <Dialog title="This conversation" open={open} onClose={close}>
      <div className={style.ways} aria-busy={busy}>
        <button type="button" disabled={busy || messages.length === 0} onClick={() => attempt(print)}>
          <Printer aria-hidden="true" />
          <span>
            Print
            <small>On paper, or as a PDF from the print dialog</small>
          </span>
        </button>
        {EXPORTS.map((one) => (
          <button
            key={one.format}
            type="button"
            disabled={busy || messages.length === 0}
            onClick={() => attempt(() => keep(one))}
          >
            <FileText aria-hidden="true" />
            <span>
              {one.name}
              <small>{one.about}</small>
            </span>
          </button>
        ))}
        <h3 className={style.part}>Highlights</h3>
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
          onClick={withHighlights(() => printOut(<HighlightsSheet highlights={highlights} />))}
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
          showHighlight(highlight);
        }}
        onRemove={({ messageId, id }) => removeHighlight(sessionId, messageId, id)}
      />
    </Dialog>
  );
}

type PlacedHighlight = Highlight & { readonly messageId: string };

/** In the order of the conversation; those of messages that are not loaded stand first. */
function useHighlightsInOrder(sessionId: string, messages: readonly ChatMessage[]): PlacedHighlight[] {
  const byMessage = useSessionHighlights(sessionId);
  const place = new Map(messages.map(({ id }, index) => [id, index]));
  return Object.entries(byMessage)
    .sort(([a], [b]) => (place.get(a) ?? -1) - (place.get(b) ?? -1))
    .flatMap(([messageId, list]) => inOrder(list).map((one) => ({ ...one, messageId })));
}
