import { type JSX, type ReactNode, useCallback, useState } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import { onDemand } from '../../app/on-demand.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DeviceList, type DeviceListProps } from '../device/device-list.tsx';
import { PromptLibraryDialog } from '../prompts/prompt-library-dialog.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { type Opener, OpenPanelContext, type Panel, type ReplyToPrint } from './open-panel.ts';

const MoreMenu = onDemand(async () => (await import('./more-menu.tsx')).MoreMenu);
const WhoAnswers = onDemand(async () => (await import('./who-answers.tsx')).WhoAnswers);
const PrintMenu = onDemand(async () => (await import('../export/print-menu.tsx')).PrintMenu);
const ConversationMenu = onDemand(
  async () => (await import('../export/conversation-menu.tsx')).ConversationMenu,
);

/** What the panels need of the conversation on screen. */
interface PanelConversation {
  readonly sessionId: string;
  readonly title: string;
  readonly messages: readonly ChatMessage[];
  /** There are earlier messages that are not loaded. */
  readonly hasEarlier: boolean;
  /** Puts a prompt into the message field. */
  readonly onPrompt: (prompt: string) => void;
  readonly onCleared: () => void;
}

interface PanelsProps {
  /** null where no conversation is on screen yet: then its panels are not offered. */
  conversation: PanelConversation | null;
  device: Pick<DeviceListProps, 'current' | 'onErased'>;
  children: ReactNode;
}

/** Everything that opens over the chat screen, one at a time. */
export function Panels({ conversation, device, children }: PanelsProps): JSX.Element {
  const [shown, setShown] = useState<{ panel: Panel; opener: Opener | undefined } | null>(null);
  const [reply, setReply] = useState<ReplyToPrint | null>(null);
  const open = useCallback((panel: Panel, opener?: Opener, toPrint?: ReplyToPrint) => {
    if (toPrint) setReply(toPrint);
    setShown({ panel, opener });
  }, []);
  // A dialog reports that it is closed a moment later: by then another may be open.
  const close = (panel: Panel) => (): void => setShown((now) => (now?.panel === panel ? null : now));
  const isOpen = (panel: Panel): boolean => shown?.panel === panel;
  const afterErase = (): void => {
    setShown(null);
    device.onErased();
  };

  return (
    <OpenPanelContext value={open}>
      {children}
      <MoreMenu
        open={isOpen('more')}
        hasConversation={conversation !== null}
        hasMessages={(conversation?.messages.length ?? 0) > 0}
        onClose={close('more')}
        onOpen={open}
      />
      <WhoAnswers
        open={isOpen('who')}
        current={device.current}
        onClose={close('who')}
        onForgotten={afterErase}
      />
      <Dialog title="Your conversations" open={isOpen('conversations')} onClose={close('conversations')}>
        <DeviceList current={device.current} onOpen={close('conversations')} onErased={afterErase} />
      </Dialog>
      {conversation && (
        <>
          <PromptLibraryDialog
            open={isOpen('prompts')}
            onClose={close('prompts')}
            onUse={(prompt) => {
              setShown(null);
              conversation.onPrompt(prompt);
            }}
          />
          <ClearDialog
            sessionId={conversation.sessionId}
            open={isOpen('clear')}
            onClose={close('clear')}
            onCleared={() => {
              setShown(null);
              conversation.onCleared();
            }}
          />
          {reply && (
            <PrintMenu
              {...conversation}
              reply={reply}
              open={isOpen('print')}
              opener={shown?.opener}
              onClose={close('print')}
            />
          )}
          <ConversationMenu
            sessionId={conversation.sessionId}
            title={conversation.title}
            messages={conversation.messages}
            hasEarlier={conversation.hasEarlier}
            open={isOpen('save')}
            opener={shown?.opener}
            onClose={close('save')}
          />
        </>
      )}
    </OpenPanelContext>
  );
}
