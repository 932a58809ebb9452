import FileText from 'lucide-react/icons/file-text';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { type JSX, useState } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import { sentenceOf } from '../../app/request.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { Opener, ReplyToPrint } from '../panels/open-panel.ts';
import style from './menu.module.css';
import { printConversation, printReply } from './print-messages.tsx';

interface PrintMenuProps {
  sessionId: string;
  title: string;
  messages: readonly ChatMessage[];
  hasEarlier: boolean;
  /** The reply below which it was opened. */
  reply: ReplyToPrint;
  open: boolean;
  opener: Opener | undefined;
  onClose: () => void;
}

/** Says what can be printed, and prints it: one answer, or the whole conversation. */
export function PrintMenu(props: PrintMenuProps): JSX.Element {
  const { sessionId, title, messages, hasEarlier, reply, open, opener, onClose } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const close = (): void => {
    setProblem(null);
    onClose();
  };
  const printAll = async (): Promise<void> => {
    try {
      await printConversation({ sessionId, title, messages, hasEarlier });
      close();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
  };
  return (
    <Dialog title="Print" open={open} opener={opener} onClose={close}>
      <div className={style.actions}>
        <button
          type="button"
          onClick={() => {
            printReply(reply);
            close();
          }}
        >
          <FileText aria-hidden="true" />
          <span>
            This answer
            <small>This one answer, without the rest</small>
          </span>
        </button>
        <button type="button" onClick={() => void printAll()}>
          <MessagesSquare aria-hidden="true" />
          <span>
            The whole conversation
            <small>Your questions and all answers</small>
          </span>
        </button>
      </div>
      <p className={style.hint}>On paper, or as a PDF from the print dialog.</p>
      {problem && (
        <p role="alert" className={style.alert}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}
