import Columns2 from 'lucide-react/icons/columns-2';
import Share from 'lucide-react/icons/share-2';
import X from 'lucide-react/icons/x';
import type { JSX } from 'react';
import { ListenButton } from '../listening/listen-button.tsx';
import { CopyVerse } from '../passages/copy-verse.tsx';
import button from '../ui/button.module.css';
import { FavoriteButton } from './favorite-button.tsx';
import { VERSE_SHEET } from './reading-place.ts';
import { shareWithToast, showCopyFailed } from './share-with-toast.ts';
import style from './verse-actions.module.css';
import type { SharedVerseProps } from './verse-bar.tsx';

interface VerseActionsProps extends SharedVerseProps {
  /** Deselects the verse; null while none is selected. */
  onClose: (() => void) | null;
  isCompared: boolean;
  /** Begins or ends the comparison; null where there is no other translation. */
  onCompare: (() => void) | null;
}

/**
 * The actions on a small screen: for the selected verse a sheet at the thumb, for the whole passage a row below the text.
 */
export function VerseActions(props: VerseActionsProps): JSX.Element {
  const { shared, href, spoken, onClose, isCompared, onCompare } = props;
  const { reference } = shared;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar is no set of form fields
    <div
      id={onClose ? VERSE_SHEET : undefined}
      className={onClose ? style.sheet : style.row}
      role="group"
      aria-label={`${reference}, actions`}
      data-print="no"
    >
      {onClose && (
        <div className={style.head}>
          <b>{reference}</b>
          <button type="button" className={button.icon} aria-label="Close" onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        </div>
      )}
      <div className={style.actions}>
        <FavoriteButton reference={reference} />
        <ListenButton what={spoken} onBegin={onClose} />
        <CopyVerse shared={shared} onOutcome={(worked) => worked || showCopyFailed()} />
        {onClose && (
          <button type="button" aria-pressed={isCompared} disabled={!onCompare} onClick={() => onCompare?.()}>
            <Columns2 aria-hidden="true" />
            Compare
          </button>
        )}
        <button type="button" onClick={() => void shareWithToast(shared, href)}>
          <Share aria-hidden="true" />
          Share
        </button>
      </div>
    </div>
  );
}
