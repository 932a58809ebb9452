import { useCallback, useEffect, useState } from 'react';
import type { ConversationControl } from './conversation.ts';
import { storeDraft } from './draft.ts';
import type { MessageField } from './use-message-field.ts';

interface SendOptions {
  readonly sessionId: string;
  readonly field: MessageField;
  readonly control: ConversationControl;
  readonly isLoaded: boolean;
  readonly isBusy: boolean;
}

interface Send {
  readonly send: () => void;
  /** Sends words that the visitor tapped; the draft stays. */
  readonly sendStep: (words: string) => void;
  /** A text that was sent before the conversation was loaded, and waits for that; else empty. */
  readonly earlyText: string;
}

/** Sends what is in the message field. Before the conversation is loaded, that waits until it is. */
export function useSend({ sessionId, field, control, isLoaded, isBusy }: SendOptions): Send {
  const { draft, attachment, element } = field;
  const [isEarly, setIsEarly] = useState(false);

  const send = (): void => {
    const { text: typed, replaces, beforeEdit = '' } = draft.get();
    const text = typed.trim();
    if (!text || isBusy || attachment.state.kind === 'processing') return;
    if (!isLoaded) {
      setIsEarly(true);
      return;
    }
    draft.update(() => ({ text: beforeEdit }));
    storeDraft(sessionId, { text: beforeEdit });
    // A message that is edited keeps the document that it has.
    const document =
      !replaces && attachment.state.kind === 'attached' ? attachment.state.document : undefined;
    control.send({ text, replaces, attachment: document });
    if (document) attachment.reset();
    // On a phone the keyboard closes, so that the answer can be seen; elsewhere the field keeps the focus.
    if (matchMedia('(pointer: coarse)').matches) element.current?.blur();
    else element.current?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is sent as it is at that moment
  useEffect(() => {
    if (!isEarly || !isLoaded) return;
    setIsEarly(false);
    send();
  }, [isEarly, isLoaded]);

  // The tapped button goes away: on a phone the answer is read next, elsewhere one writes on.
  const sendStep = useCallback(
    (words: string): void => {
      control.send({ text: words });
      if (!matchMedia('(pointer: coarse)').matches) element.current?.focus();
    },
    [control, element],
  );

  return { send, sendStep, earlyText: isEarly && !isLoaded ? draft.get().text.trim() : '' };
}
