import Share from 'lucide-react/icons/share-2';
import type { JSX } from 'react';
import { ListenButton, type ListenTo } from '../listening/listen-button.tsx';
import { CopyVerse } from '../passages/copy-verse.tsx';
import type { SharedPassage } from '../passages/passage-share.ts';
import { FavoriteButton } from './favorite-button.tsx';
import { shareWithToast, showCopyFailed } from './share-with-toast.ts';
import style from './verse-bar.module.css';

export interface SharedVerseProps {
  shared: SharedPassage;
  /** The link to what is shared. */
  href: string;
  /** What is read aloud: the passage, from the selected verse on. */
  spoken: ListenTo;
}

/** Save, copy and share: for the selected verse, or for the whole passage while none is selected. */
export function VerseBar({ shared, href, spoken }: SharedVerseProps): JSX.Element {
  const { reference } = shared;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar is no set of form fields
    <div className={style.bar} role="group" aria-label={`${reference}, actions`} data-print="no">
      <b className={style.reference}>{reference}</b>
      <FavoriteButton reference={reference} />
      <ListenButton what={spoken} />
      <CopyVerse shared={shared} onOutcome={(worked) => worked || showCopyFailed()} />
      <button type="button" onClick={() => void shareWithToast(shared, href)}>
        <Share aria-hidden="true" />
        Share
      </button>
    </div>
  );
}
