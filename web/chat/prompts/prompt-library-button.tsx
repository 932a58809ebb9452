import LibraryBig from 'lucide-react/icons/library-big';
import type { JSX } from 'react';
import { useOpenPanel } from '../panels/open-panel.ts';
import { fetchLibrary } from './fetch-library.ts';
import style from './prompt-library-button.module.css';

const preload = (): void => {
  fetchLibrary().catch(() => undefined);
};

/** Opens the library, which is loaded as soon as the pointer or the focus is on the button. */
export function PromptLibraryButton(): JSX.Element {
  const openPanel = useOpenPanel();
  return (
    <button
      type="button"
      className={style.open}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => openPanel('prompts')}
    >
      <LibraryBig aria-hidden="true" />
      Prompt library
    </button>
  );
}
