import { type JSX, useState } from 'react';
import { Link } from 'wouter';
import button from '../ui/button.module.css';
import style from './card.module.css';
import { changeReferences, type SavedList, useSavedReferences } from './saved-references.ts';
import type { Lookup } from './use-lookup.ts';

/** References shown before "Show all" (behaviour 5.6). */
const SHOWN_AT_FIRST = 5;

interface ReferenceCardProps {
  title: string;
  list: SavedList;
  /** Shown while the list is empty. */
  empty: string;
  /** Says what happens next to the oldest reference of a full list. */
  fullNote?: (oldest: string) => string;
  /** Whether there is a button that empties the list. */
  clearable?: boolean;
  lookup: Lookup;
  /** The link to a reference, in the reader's translation. */
  hrefOf: (reference: string) => string;
}

/** One of the reader's lists: five references at first, all on demand. */
export function ReferenceCard(props: ReferenceCardProps): JSX.Element {
  const { title, list, empty, fullNote, clearable = false, lookup, hrefOf } = props;
  const references = useSavedReferences(list);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? references : references.slice(0, SHOWN_AT_FIRST);
  return (
    <section className={style.card} aria-labelledby={list.key}>
      <h2 id={list.key}>{title}</h2>
      {references.length === 0 && <p className={style.muted}>{empty}</p>}
      {references.length === list.limit && fullNote && (
        <p className={style.muted}>{fullNote(references.at(-1) ?? '')}</p>
      )}
      <ul className={style.list}>
        {shown.map((reference) => (
          <li key={reference}>
            <Link href={hrefOf(reference)} onClick={() => lookup.prepareFor(reference, 'focus', true)}>
              {reference}
            </Link>
          </li>
        ))}
      </ul>
      {references.length > 0 && (references.length > SHOWN_AT_FIRST || clearable) && (
        <p className={style.actions}>
          {references.length > SHOWN_AT_FIRST && (
            <button
              type="button"
              className={button.text}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer' : `Show all ${references.length}`}
            </button>
          )}
          {clearable && (
            <button
              type="button"
              className={button.text}
              aria-label={`Clear ${title}`}
              onClick={() => changeReferences(list, [])}
            >
              Clear
            </button>
          )}
        </p>
      )}
    </section>
  );
}
