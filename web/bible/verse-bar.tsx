import Share from 'lucide-react/icons/share-2';
import Star from 'lucide-react/icons/star';
import type { JSX } from 'react';
import { showToast } from '../app/toast-queue.ts';
import { CopyVerse } from '../passages/copy-verse.tsx';
import type { SharedPassage } from '../passages/passage-share.ts';
import { FAVORITES, toggleReference, useKeptReferences } from './kept-references.ts';
import { shareOrTell, tellCopyFailed } from './share-or-tell.ts';
import style from './verse-bar.module.css';

interface VerseBarProps {
  shared: SharedPassage;
  /** The page of what is shared. */
  href: string;
}

/** What can be done with the chosen verse, or with the passage while none is chosen: one bar, at the thumb. */
export function VerseBar({ shared, href }: VerseBarProps): JSX.Element {
  const { reference } = shared;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar of one verse is no set of form fields
    <div className={style.bar} role="group" aria-label={`${reference}, actions`} data-print="no">
      <b className={style.reference}>{reference}</b>
      <FavoriteButton reference={reference} />
      <CopyVerse
        shared={shared}
        onOutcome={(worked) => worked || tellCopyFailed()}
        labelClassName={style.label}
      />
      <button type="button" onClick={() => void shareOrTell(shared, href)}>
        <Share aria-hidden="true" />
        <span className={style.label}>Share</span>
      </button>
    </div>
  );
}

function FavoriteButton({ reference }: { reference: string }): JSX.Element {
  const isFavorite = useKeptReferences(FAVORITES).includes(reference);
  const toggle = (): void => {
    const gone = toggleReference(FAVORITES, reference);
    if (gone) showToast('Favorites', `${FAVORITES.limit} are kept: ${gone} made room for ${reference}.`);
  };
  return (
    <button type="button" aria-pressed={isFavorite} onClick={toggle}>
      <Star aria-hidden="true" className={isFavorite ? style.filled : undefined} />
      <span className={style.label}>Favorite</span>
    </button>
  );
}
