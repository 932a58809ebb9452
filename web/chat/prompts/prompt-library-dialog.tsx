import { type JSX, useEffect, useState } from 'react';
import button from '../../ui/button.module.css';
import { Dialog } from '../../ui/dialog.tsx';
import { fetchedLibrary, fetchLibrary } from './fetch-library.ts';
import style from './prompt-library-button.module.css';

interface PromptLibraryDialogProps {
  open: boolean;
  onClose: () => void;
  /** The prompt, its places filled. */
  onUse: (text: string) => void;
}

/** The prompt library (behaviour 3.7); its prompts are loaded when it is first opened. */
export function PromptLibraryDialog({ open, onClose, onUse }: PromptLibraryDialogProps): JSX.Element {
  return (
    <Dialog title="Prompt Library" open={open} wide onClose={onClose}>
      <LibraryContent onUse={onUse} />
    </Dialog>
  );
}

function LibraryContent({ onUse }: { onUse: (text: string) => void }): JSX.Element {
  const [library, setLibrary] = useState(fetchedLibrary);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    fetchLibrary().then(setLibrary, () => setFailed(true));
  }, []);

  if (library) return <library.PromptLibrary onUse={onUse} />;
  if (!failed) {
    return (
      <p className={style.waiting} role="status">
        Loading the prompts...
      </p>
    );
  }
  return (
    <div className={style.waiting} role="alert">
      <p>
        The prompts could not be loaded. Check your connection, then reload the page: what you have written is
        kept.
      </p>
      <button type="button" className={button.primary} onClick={() => location.reload()}>
        Reload Page
      </button>
    </div>
  );
}
