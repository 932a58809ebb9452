import { type RefObject, useCallback, useRef, useState } from 'react';
import type { ChatMessage } from '../../contract/chat.ts';
import { loadAnswerText } from './answer/lazy-answer-text.tsx';
import { isLongPaste } from './attachment/pasted-text.ts';
import { type AttachmentControl, useAttachment } from './attachment/use-attachment.ts';
import type { OutgoingMessage } from './conversation.ts';
import { type DraftStore, prependText, storeDraft, useDraft } from './draft.ts';
import { ownWords } from './messages.ts';
import { belowDraft } from './prompts/fill-prompt.ts';

export interface MessageField {
  readonly element: RefObject<HTMLTextAreaElement | null>;
  readonly draft: DraftStore;
  readonly attachment: AttachmentControl;
  /** The text was typed, not put there from a prompt. */
  readonly isTyped: boolean;
  /** Takes over what was typed. */
  readonly type: (text: string) => void;
  /** Replaces the text by a prompt. */
  readonly setPrompt: (prompt: string) => void;
  /** Adds a prompt below the text. */
  readonly addPrompt: (prompt: string) => void;
  /** Adds text that was pasted to the end of the text. */
  readonly insert: (text: string) => void;
  /** Takes a long paste as a document; returns whether it did. */
  readonly paste: (text: string) => boolean;
  /** Moves the text into a document. */
  readonly attachText: () => void;
  /** Takes the user's last message into the field to be changed. */
  readonly edit: (message: ChatMessage) => void;
  readonly cancelEdit: () => void;
  /** Takes back a message that could not be sent. */
  readonly restore: (message: OutgoingMessage) => void;
  /** Empties the field, also as it is stored in this browser. */
  readonly clear: () => void;
}

const joinText = (before: string, text: string): string => (before ? `${before}\n\n${text}` : text);

/** What the visitor is writing in a conversation: the draft and its document, and everything that changes them. */
export function useMessageField(sessionId: string): MessageField {
  const element = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(sessionId);
  const { update, setTyped } = draft;
  const attachment = useAttachment(sessionId);
  const { reset: resetAttachment, restore: restoreAttachment, attachText } = attachment;
  const hasAttachment = attachment.state.kind !== 'none';
  const [isTyped, setIsTyped] = useState(false);

  const focusEnd = useCallback(() => {
    requestAnimationFrame(() => {
      const { current } = element;
      current?.focus();
      current?.setSelectionRange(current.value.length, current.value.length);
    });
  }, []);
  const setPrompt = useCallback(
    (text: string) => {
      loadAnswerText();
      setIsTyped(false);
      update((now) => ({ ...now, text }));
      focusEnd();
    },
    [update, focusEnd],
  );
  return {
    element,
    draft,
    attachment,
    isTyped,
    setPrompt,
    type: useCallback(
      (text) => {
        loadAnswerText();
        setIsTyped(true);
        setTyped(text);
      },
      [setTyped],
    ),
    addPrompt: useCallback((prompt) => setPrompt(belowDraft(draft.get().text, prompt)), [setPrompt, draft]),
    insert: useCallback((text) => setPrompt(joinText(draft.get().text, text)), [setPrompt, draft]),
    paste: useCallback(
      (text) => {
        if (!isLongPaste(text) || hasAttachment || draft.get().replaces) return false;
        attachText(text);
        return true;
      },
      [hasAttachment, attachText, draft],
    ),
    attachText: useCallback(() => {
      attachText(draft.get().text);
      setPrompt('');
    }, [attachText, draft, setPrompt]),
    edit: useCallback(
      (message) => {
        update((now) => ({
          text: ownWords(message),
          replaces: message.id,
          beforeEdit: now.replaces ? now.beforeEdit : now.text,
        }));
        focusEnd();
      },
      [update, focusEnd],
    ),
    cancelEdit: useCallback(() => {
      update(({ beforeEdit = '' }) => ({ text: beforeEdit }));
      focusEnd();
    }, [update, focusEnd]),
    restore: useCallback(
      ({ text, replaces, attachment: document }) => {
        update((now) =>
          replaces && !now.replaces
            ? { text, replaces, beforeEdit: now.text, cameBack: true }
            : { ...now, text: prependText(text, now.text), cameBack: true },
        );
        if (document) restoreAttachment(document);
      },
      [update, restoreAttachment],
    ),
    clear: useCallback(() => {
      update(() => ({ text: '' }));
      storeDraft(sessionId, { text: '' });
      resetAttachment();
    }, [update, sessionId, resetAttachment]),
  };
}
