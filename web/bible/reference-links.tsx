import type { JSX } from 'react';
import { Link } from 'wouter';
import { chosenTranslation } from '../app/translation.ts';
import { bibleHref } from '../passages/address.ts';
import style from './reference-links.module.css';
import { FAVORITES, RECENT_SEARCHES, type SavedList, useSavedReferences } from './saved-references.ts';
import type { Lookup } from './use-lookup.ts';

/** Shown of each list; the cards below the passage have all. */
const SHOWN = 5;

interface ReferenceLinksProps {
  lookup: Lookup;
  onFollow: () => void;
}

/** The newest recent searches and favorites, at hand in the panel of a small screen. */
export const ReferenceLinks = (props: ReferenceLinksProps): JSX.Element => (
  <div className={style.lists}>
    <Links title="Recent Searches" list={RECENT_SEARCHES} {...props} />
    <Links title="Favorites" list={FAVORITES} {...props} />
  </div>
);

function Links({
  title,
  list,
  lookup,
  onFollow,
}: ReferenceLinksProps & { title: string; list: SavedList }): JSX.Element | null {
  const references = useSavedReferences(list).slice(0, SHOWN);
  if (references.length === 0) return null;
  return (
    <div>
      <h2 className={style.title}>{title}</h2>
      <ul className={style.links}>
        {references.map((reference) => (
          <li key={reference}>
            <Link
              href={bibleHref(reference, chosenTranslation())}
              onClick={() => {
                lookup.prepareFor(reference, 'focus', true);
                onFollow();
              }}
            >
              {reference}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
