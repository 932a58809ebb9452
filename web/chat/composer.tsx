import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import {
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MESSAGE_MAX_LENGTH } from '../../contract/limits.ts';
import button from '../ui/button.module.css';
import style from './composer.module.css';
import type { DraftStore, DraftSummary } from './draft.ts';
import { type Jump, JumpButton } from './jump-button.tsx';
import { TranslationChoice } from './translation-choice.tsx';
import { useOpenComposer } from './use-open-composer.ts';
import { useNarrowLayout, useSmallLayout } from './use-wide-layout.ts';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: DraftStore;
  summary: DraftSummary;
  onType: (text: string) => void;
  /** Offered a text that is pasted; returns whether it was taken. */
  onPaste: (text: string) => boolean;
  /** Moves what was written into a document; null where that cannot be. */
  onAttachText: (() => void) | null;
  onSend: () => void;
  /** null while there is nothing to stop. */
  onStop: (() => void) | null;
  /** null where no message is being edited. */
  onCancelEdit: (() => void) | null;
  /** A message is being sent or answered. */
  isBusy: boolean;
  /** The document is still being read: nothing can be sent. */
  isAttachmentPending: boolean;
  /** Shown above everything else. */
  notices: ReactNode;
  /** The button that attaches a document. */
  attach: ReactNode;
  /** Buttons beside the translation; on a small screen they are shown while one writes. */
  tools: ReactNode;
  jump: Jump;
  /** The document that will be sent with the message. */
  attachment: ReactNode;
  /** Suggestions for a word that may be misspelt. */
  spelling: ReactNode;
}

/** Whether the browser makes the field fit its text (`field-sizing: content` in composer.module.css). */
const SIZES_FIELD = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');

function fitHeight(element: HTMLTextAreaElement): void {
  if (SIZES_FIELD) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}

/** Enter sends and Shift+Enter starts a line; an Enter that ends an input method's composition does neither. */
const isSendKey = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229;

/** The form in which a message is written and sent. */
export function Composer(props: ComposerProps): JSX.Element {
  const {
    field,
    draft,
    summary: { isBlank, longLength, revision },
    onType,
    onPaste,
    onAttachText,
    onSend,
    onStop,
    onCancelEdit,
    isBusy,
    isAttachmentPending,
    notices,
    attach,
    tools,
    jump,
    attachment,
    spelling,
  } = props;
  const isTooLong = longLength > MESSAGE_MAX_LENGTH;
  const canSend = !isBusy && !isAttachmentPending && !isTooLong && !isBlank;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is in the field already; every other change raises the revision
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const { text } = draft.get();
    if (element.value !== text) element.value = text;
    fitHeight(element);
  }, [revision, draft, field]);

  const form = useRef<HTMLFormElement>(null);
  const { isOpen, open, close, onFocus } = useOpenComposer(form);
  const isNarrow = useNarrowLayout();
  const isSmall = useSmallLayout();
  const [isRefused, setIsRefused] = useState(false);
  const send = (): void => {
    setIsRefused(isTooLong);
    if (!canSend) return;
    onSend();
    // The answer gets the room, also where the field keeps the focus.
    close();
  };

  return (
    <form
      ref={form}
      className={style.composer}
      data-print="no"
      onFocus={onFocus}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {notices}
      {spelling}
      <div className={isOpen ? style.open : style.box}>
        {onCancelEdit && (
          <div className={style.editing}>
            <p id="editing">Changing your last message; it will be answered anew.</p>
            <button type="button" className={button.text} onClick={onCancelEdit}>
              Cancel
            </button>
          </div>
        )}
        {attachment}
        {isTooLong && isRefused && (
          <div className={style.refused} role="alert">
            <p>
              Too long to be sent: {longLength.toLocaleString('en')} of{' '}
              {MESSAGE_MAX_LENGTH.toLocaleString('en')} characters. Please shorten it
              {onAttachText && ', or send it as a document'}.
            </p>
            {onAttachText && (
              <button type="button" className={button.text} onClick={onAttachText}>
                Make it a document
              </button>
            )}
          </div>
        )}
        <div className={style.row}>
          <textarea
            ref={field}
            id="words"
            aria-label="Your message"
            className={style.field}
            rows={1}
            // Left out where it is not seen: browsers would style it again with every letter.
            placeholder={
              isBlank ? (isNarrow ? 'Write here' : 'Ask, or share what is on your heart') : undefined
            }
            enterKeyHint="send"
            aria-describedby={onCancelEdit ? 'editing' : undefined}
            aria-invalid={isTooLong || undefined}
            // Not onChange: React misses the change where dictation or another tool sets the text and fires `input`.
            onInput={({ currentTarget }) => {
              open();
              onType(currentTarget.value);
              fitHeight(currentTarget);
            }}
            onPaste={(event) => {
              if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape' && onCancelEdit && !event.nativeEvent.isComposing) onCancelEdit();
              if (!isSendKey(event)) return;
              event.preventDefault();
              send();
            }}
          />
          <div className={style.attach}>{attach}</div>
          {/* Where they are another element they appear; moved, they would count as something that jumped. */}
          <div
            key={isOpen && isSmall ? 'above' : 'beside'}
            className={isBlank ? style.tools : style.toolsWhileWriting}
          >
            <TranslationChoice />
            {tools}
          </div>
          <span className={style.count} role="status">
            {longLength > 0 &&
              `${longLength.toLocaleString('en')} of ${MESSAGE_MAX_LENGTH.toLocaleString('en')} characters`}
          </span>
          <div className={style.jump}>
            <JumpButton jump={jump} />
          </div>
          {isBusy && onStop ? (
            <button type="button" className={style.send} aria-label="Stop" onClick={onStop}>
              <Square aria-hidden="true" className={style.stop} />
            </button>
          ) : (
            <button type="submit" className={style.send} aria-label="Send" disabled={!canSend && !isTooLong}>
              <ArrowUp aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
    </form>
  );
}
