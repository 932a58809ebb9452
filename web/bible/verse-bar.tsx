import Share from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import type { JSX } from 'react';
import { showToast } from '../app/toast-queue.ts';
import { CopyVerse } from '../passages/copy-verse.tsx';
import type { SharedPassage } from '../passages/passage-share.ts';
import { FAVORITES, toggleReference, useSavedReferences } from './saved-references.ts';
import { shareWithToast, showCopyFailed } from './share-with-toast.ts';
import style from './verse-bar.module.css';

interface VerseBarProps {
  shared: SharedPassage;
  /** The link to what is shared. */
  href: string;
}

/** Save, copy and share: for the selected verse, or for the whole passage while none is selected. */
export function VerseBar({ shared, href }: VerseBarProps): JSX.Element {
  const { reference } = shared;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar is no set of form fields
    <div className={style.bar} role="group" aria-label={`${reference}, actions`} data-print="no">
      <b className={style.reference}>{reference}</b>
      <FavoriteButton reference={reference} />
      <CopyVerse
        shared={shared}
        onOutcome={(worked) => worked || showCopyFailed()}
        labelClassName={style.label}
      />
      <button type="button" onClick={() => void shareWithToast(shared, href)}>
        <Share aria-hidden="true" />
        <span className={style.label}>Share</span>
      </button>
    </div>
  );
}

function FavoriteButton({ reference }: { reference: string }): JSX.Element {
  const isFavorite = useSavedReferences(FAVORITES).includes(reference);
  const toggle = (): void => {
    const dropped = toggleReference(FAVORITES, reference);
    if (dropped)
      showToast('Favorites', `The list holds ${FAVORITES.limit}: ${dropped} made room for ${reference}.`);
  };
  return (
    <button type="button" aria-pressed={isFavorite} onClick={toggle}>
      <Star aria-hidden="true" className={isFavorite ? style.filled : undefined} />
      <span className={style.label}>Favorite</span>
    </button>
  );
}
