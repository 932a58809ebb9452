import type { JSX } from 'react';
import { POPULAR_VERSES } from '../../content/popular-verses.ts';
import { Select } from '../ui/select.tsx';
import style from './card.module.css';

/** The references of content/popular-verses.ts, without their double brackets. */
export const popularReferences: readonly string[] = POPULAR_VERSES.map((passage) => passage.slice(2, -2));

interface PopularVersesProps {
  /** The passage on the page. */
  reference: string | undefined;
  onLookUp: (reference: string) => void;
}

export function PopularVerses({ reference, onLookUp }: PopularVersesProps): JSX.Element {
  const value = reference && popularReferences.includes(reference) ? reference : '';
  return (
    <section className={style.card} aria-labelledby="popular-verses">
      <h2 id="popular-verses">Popular Verses</h2>
      <Select
        label="Popular Verses"
        className={style.wide}
        value={value}
        onChange={(chosen) => chosen && onLookUp(chosen)}
      >
        <option value="">Choose a verse</option>
        {popularReferences.map((popular) => (
          <option key={popular} value={popular}>
            {popular}
          </option>
        ))}
      </Select>
    </section>
  );
}
