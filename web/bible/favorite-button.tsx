import Star from 'lucide-react/icons/star';
import type { JSX } from 'react';
import { showToast } from '../app/toast-queue.ts';
import style from './favorite-button.module.css';
import { changeReferences, FAVORITES, toggleReference, useSavedReferences } from './saved-references.ts';

interface FavoriteButtonProps {
  reference: string;
  labelClassName?: string | undefined;
}

/** Saves a reference or removes it; says so where the list is full and its oldest reference goes. */
export function FavoriteButton({ reference, labelClassName }: FavoriteButtonProps): JSX.Element {
  const favorites = useSavedReferences(FAVORITES);
  const isFavorite = favorites.includes(reference);
  const toggle = (): void => {
    const dropped = toggleReference(FAVORITES, reference);
    if (!dropped) return;
    showToast(
      'Favorites are full',
      `The list holds ${FAVORITES.limit}. ${reference} was added; the oldest, ${dropped}, was removed.`,
      { label: 'Undo', run: () => changeReferences(FAVORITES, favorites) },
    );
  };
  return (
    <button type="button" aria-pressed={isFavorite} onClick={toggle}>
      <Star aria-hidden="true" className={isFavorite ? style.filled : undefined} />
      <span className={labelClassName}>Favorite</span>
    </button>
  );
}
