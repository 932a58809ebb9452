import LibraryBig from 'lucide-react/icons/library-big';
import type { JSX } from 'react';
import { fetchLibrary } from './fetch-library.ts';
import style from './prompt-library-button.module.css';

const preload = (): void => {
  fetchLibrary().catch(() => undefined);
};

/** Opens the library, which is loaded as soon as the pointer or the focus is on the button. */
export function PromptLibraryButton({ onOpen }: { onOpen: () => void }): JSX.Element {
  return (
    <button
      type="button"
      className={style.open}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onOpen}
    >
      <LibraryBig aria-hidden="true" />
      <span className={style.name}>Prompt library</span>
    </button>
  );
}
