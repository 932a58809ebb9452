import ArrowUp from 'lucide-react/icons/arrow-up';
import Square from 'lucide-react/icons/square';
import { type JSX, type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { MESSAGE_MAX_LENGTH } from '../../contract/limits.ts';
import button from '../ui/button.module.css';
import style from './composer.module.css';
import type { DraftOutline, DraftStore } from './draft.tsx';
import { TranslationChoice } from './translation-choice.tsx';

interface ComposerProps {
  field: RefObject<HTMLTextAreaElement | null>;
  draft: DraftStore;
  outline: DraftOutline;
  onType: (words: string) => void;
  onSend: () => void;
  /** null where there is nothing to stop yet. */
  onStop: (() => void) | null;
  busy: boolean;
  problem: ReactNode;
  /** Ways to fill the field, beside the translation. */
  tools: ReactNode;
  /** The document that goes along, above the field. */
  attachment: ReactNode;
  /** What goes along is not ready yet: nothing can be sent. */
  held: boolean;
  /** Words that may be misspelt. */
  spelling: ReactNode;
  /** Leaves the last message as it was; null where it is not being changed. */
  onStopEditing: (() => void) | null;
}

/** `field-sizing: content` (composer.module.css); elsewhere the field is measured. */
const GROWS_BY_ITSELF = typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content');

function grow(element: HTMLTextAreaElement): void {
  if (GROWS_BY_ITSELF) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}

/** Enter sends, Shift+Enter makes a line; Enter that ends an input method's composition does neither. */
const sends = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229;

export function Composer(props: ComposerProps): JSX.Element {
  const {
    field,
    draft,
    outline: { wordless, length, puts },
    onType,
    onSend,
    onStop,
    busy,
    problem,
    tools,
    attachment,
    held,
    spelling,
    onStopEditing,
  } = props;
  const tooLong = length > MESSAGE_MAX_LENGTH;
  const canSend = !busy && !held && !tooLong && !wordless;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed stands in the field already; all else is put there
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    const { words } = draft.now();
    if (element.value !== words) element.value = words;
    grow(element);
  }, [puts, draft, field]);

  return (
    <form
      className={style.composer}
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend();
      }}
    >
      {problem}
      {spelling}
      <div className={style.box}>
        {onStopEditing && (
          <div className={style.editing}>
            <p id="editing">Changing your last message; it will be answered anew.</p>
            <button type="button" className={button.text} onClick={onStopEditing}>
              Cancel
            </button>
          </div>
        )}
        {attachment}
        <textarea
          ref={field}
          id="words"
          aria-label="Your message"
          className={style.field}
          rows={1}
          // Where there are words it is not seen, but a browser would style it anew with every letter.
          placeholder={wordless ? 'Ask, or share what is on your heart' : undefined}
          enterKeyHint="send"
          aria-describedby={onStopEditing ? 'editing' : 'foot'}
          aria-invalid={tooLong || undefined}
          // Not onChange: React hears no change where dictation or another tool set the words and says "input".
          onInput={({ currentTarget }) => {
            onType(currentTarget.value);
            grow(currentTarget);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && onStopEditing && !event.nativeEvent.isComposing) onStopEditing();
            if (!sends(event)) return;
            event.preventDefault();
            if (canSend) onSend();
          }}
        />
        <div className={style.row}>
          <TranslationChoice />
          {tools}
          <span className={style.count} role="status">
            {length > 0 &&
              `${length.toLocaleString('en')} of ${MESSAGE_MAX_LENGTH.toLocaleString('en')} characters`}
          </span>
          {busy && onStop ? (
            <button type="button" className={style.send} aria-label="Stop" onClick={onStop}>
              <Square aria-hidden="true" className={style.stop} />
            </button>
          ) : (
            <button type="submit" className={style.send} aria-label="Send" disabled={!canSend}>
              <ArrowUp aria-hidden="true" />
            </button>
          )}
        </div>
      </div>
      <p id="foot" className={style.foot}>
        You are talking with an AI. Scripture is checked word for word; the rest is its opinion.
      </p>
    </form>
  );
}
