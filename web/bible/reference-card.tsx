import { type JSX, useState } from 'react';
import { Link } from 'wouter';
import button from '../ui/button.module.css';
import style from './card.module.css';
import { changeReferences, type KeptList, useKeptReferences } from './kept-references.ts';
import type { Lookup } from './use-lookup.ts';

/** So many stand on the card at first (behaviour 5.6). */
const SHOWN = 5;

interface ReferenceCardProps {
  title: string;
  list: KeptList;
  /** Said while the list is empty. */
  empty: string;
  /** Offers to forget the list at once. */
  clearable?: boolean;
  lookup: Lookup;
  /** A reference opens in the reader's translation. */
  hrefOf: (reference: string) => string;
}

/** One of the reader's lists: five at first, all of them on demand. */
export function ReferenceCard(props: ReferenceCardProps): JSX.Element {
  const { title, list, empty, clearable = false, lookup, hrefOf } = props;
  const references = useKeptReferences(list);
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? references : references.slice(0, SHOWN);
  return (
    <section className={style.card} aria-labelledby={list.key}>
      <h2 id={list.key}>{title}</h2>
      {references.length === 0 && <p className={style.quiet}>{empty}</p>}
      <ul className={style.list}>
        {shown.map((reference) => (
          <li key={reference}>
            <Link href={hrefOf(reference)} onClick={() => lookup.expect('focus', reference, true)}>
              {reference}
            </Link>
          </li>
        ))}
      </ul>
      {references.length > 0 && (references.length > SHOWN || clearable) && (
        <p className={style.foot}>
          {references.length > SHOWN && (
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
