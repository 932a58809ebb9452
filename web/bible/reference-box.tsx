import Search from 'lucide-react/icons/search';
import {
  type FocusEvent,
  type FormEvent,
  type JSX,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useMedia } from '../app/use-media.ts';
import button from '../ui/button.module.css';
import style from './reference-box.module.css';
import { type Suggestion, suggestionsFor } from './suggestions.ts';

/** Suggestions stay this long after the box has lost the focus (behaviour 5.2). */
const BLUR_DELAY_MS = 150;

interface ReferenceBoxProps {
  /** The reference on the page; the box shows it. */
  reference: string;
  isLoading: boolean;
  onLookUp: (reference: string) => void;
}

/** The input for a reference, with suggestions while typing (the WAI-ARIA combobox pattern with a listbox). */
export function ReferenceBox({ reference, isLoading, onLookUp }: ReferenceBoxProps): JSX.Element {
  const [text, setText] = useState(reference);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isNarrow = useMedia('(max-width: 560px)', true);
  const input = useRef<HTMLInputElement>(null);
  const blurTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();
  const suggestions = isOpen ? suggestionsFor(text) : [];
  const canSearch = text.trim() !== '' && !isLoading;

  useEffect(() => setText(reference), [reference]);
  useEffect(() => () => clearTimeout(blurTimer.current), []);

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const lookUp = (typed: string): void => {
    close();
    onLookUp(typed.trim());
    // On a phone, closes the keyboard, so that the verse can be seen.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  const pick = ({ text: picked, kind }: Suggestion): void => {
    input.current?.focus();
    setText(kind === 'book' ? `${picked} ` : picked);
    if (kind === 'reference') lookUp(picked);
    else close();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (canSearch) lookUp(text);
  };
  const move = (by: 1 | -1): void => {
    const count = suggestionsFor(text).length;
    if (count === 0) return;
    setOpen(true);
    // From the input itself, down moves to the first option and up to the last.
    const from = active >= 0 ? active : by === 1 ? -1 : count;
    setActive((from + by + count) % count);
  };
  /**
   * What is typed next replaces the reference. The click that gives the focus ends the selection: a frame later it is made
   * again, unless something has been typed by then. What was typed before the page came to life stays: React tells of the
   * focus again then, and the next letter would replace the first.
   */
  const selectText = ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
    clearTimeout(blurTimer.current);
    const { value } = currentTarget;
    if (value !== reference) return;
    currentTarget.select();
    requestAnimationFrame(() => {
      if (currentTarget === document.activeElement && currentTarget.value === value) currentTarget.select();
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const suggestion = suggestions[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && suggestion) {
      event.preventDefault();
      pick(suggestion);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      close();
    }
  };

  return (
    <search>
      <form className={style.box} onSubmit={submit}>
        <Search aria-hidden="true" className={style.icon} />
        <input
          ref={input}
          className={style.input}
          role="combobox"
          aria-label="Bible reference"
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 && suggestions[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={isNarrow ? 'John 3:16, Psalm 23' : 'John 3:16, Psalm 23, Romans 8:28-30'}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onFocus={selectText}
          onBlur={() => {
            blurTimer.current = setTimeout(close, BLUR_DELAY_MS);
          }}
        />
        <button type="submit" className={button.primary} disabled={!canSearch}>
          Search
        </button>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label="Suggestions"
          className={style.list}
          hidden={suggestions.length === 0}
        >
          {suggestions.map((suggestion, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input keeps the focus and handles the arrow keys and Enter
            <div
              key={suggestion.text}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={style.option}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
            >
              {suggestion.text}
            </div>
          ))}
        </div>
      </form>
    </search>
  );
}
