import { type JSX, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ChatMessage } from '../../../contract/chat.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DeviceList, type DeviceListProps } from '../device/device-list.tsx';
import { PromptLibraryDialog } from '../prompts/prompt-library-dialog.tsx';
import { ClearDialog } from './clear-dialog.tsx';
import { type Opener, OpenPanelContext, type Panel, type ReplyToPrint } from './open-panel.ts';

const MoreMenu = lazy(() => import('./more-menu.tsx').then(({ MoreMenu }) => ({ default: MoreMenu })));
const WhoAnswers = lazy(() =>
  import('./who-answers.tsx').then(({ WhoAnswers }) => ({ default: WhoAnswers })),
);
const PrintMenu = lazy(() =>
  import('../export/print-menu.tsx').then(({ PrintMenu }) => ({ default: PrintMenu })),
);
const ConversationMenu = lazy(() =>
  import('../export/conversation-menu.tsx').then(({ ConversationMenu }) => ({ default: ConversationMenu })),
);

/** What the panels need of the conversation on screen. */
export interface PanelConversation {
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
  /** The code of a panel is loaded when it is first opened; it stays, so that it can restore the focus. */
  const [used, setUsed] = useState<ReadonlySet<Panel>>(new Set());
  const open = useCallback((panel: Panel, opener?: Opener, toPrint?: ReplyToPrint) => {
    if (toPrint) setReply(toPrint);
    setUsed((before) => (before.has(panel) ? before : new Set([...before, panel])));
    setShown({ panel, opener });
  }, []);
  // A dialog reports that it is closed a moment later: by then another may be open.
  const close = (panel: Panel) => (): void => setShown((now) => (now?.panel === panel ? null : now));
  const isOpen = (panel: Panel): boolean => shown?.panel === panel;

  return (
    <OpenPanelContext value={open}>
      {children}
      <Suspense fallback={null}>
        {used.has('more') && (
          <MoreMenu
            open={isOpen('more')}
            hasConversation={conversation !== null}
            hasMessages={(conversation?.messages.length ?? 0) > 0}
            onClose={close('more')}
            onOpen={open}
          />
        )}
      </Suspense>
      <Suspense fallback={null}>
        {used.has('who') && <WhoAnswers open={isOpen('who')} onClose={close('who')} />}
      </Suspense>
      <Dialog title="Your conversations" open={isOpen('conversations')} onClose={close('conversations')}>
        <DeviceList
          current={device.current}
          onOpen={close('conversations')}
          onErased={() => {
            setShown(null);
            device.onErased();
          }}
        />
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
          <Suspense fallback={null}>
            {reply && (
              <PrintMenu
                {...conversation}
                reply={reply}
                open={isOpen('print')}
                opener={shown?.opener}
                onClose={close('print')}
              />
            )}
          </Suspense>
          <Suspense fallback={null}>
            {used.has('save') && (
              <ConversationMenu
                sessionId={conversation.sessionId}
                title={conversation.title}
                messages={conversation.messages}
                hasEarlier={conversation.hasEarlier}
                open={isOpen('save')}
                opener={shown?.opener}
                onClose={close('save')}
              />
            )}
          </Suspense>
        </>
      )}
    </OpenPanelContext>
  );
}
