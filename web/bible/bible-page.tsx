import { type JSX, useCallback, useEffect, useRef } from 'react';
import { Shell } from '../app/shell.tsx';
import { chosenTranslation } from '../app/translation.ts';
import { usePage } from '../app/use-page.ts';
import { bibleHref } from '../passages/address.ts';
import style from './bible-page.module.css';
import { ContentSearch } from './content-search.tsx';
import { FAVORITES, RECENT_SEARCHES } from './kept-references.ts';
import { Leaf } from './leaf.tsx';
import { LeafWaiting } from './leaf-waiting.tsx';
import { LookupFailed } from './lookup-failed.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { OpenBible } from './open-bible.tsx';
import { PopularVerses } from './popular-verses.tsx';
import { QuickSelection } from './quick-selection.tsx';
import { ReferenceBox } from './reference-box.tsx';
import { ReferenceCard } from './reference-card.tsx';
import { Tips } from './tips.tsx';
import { type Arrival, useLookup } from './use-lookup.ts';

const inReadersTranslation = (reference: string): string => bibleHref(reference, chosenTranslation());

/** The Bible at hand: look up, read, compare, keep (behaviour 5). */
export function BiblePage(): JSX.Element {
  usePage('Bible Lookup');
  const title = useRef<HTMLHeadingElement>(null);
  const arrive = useCallback((arrival: Arrival): void => {
    if (arrival === 'stay') return;
    title.current?.scrollIntoView({ block: 'start' });
    if (arrival === 'focus') title.current?.focus({ preventScroll: true });
  }, []);
  const lookup = useLookup(arrive);
  const { address, passage, error, isLoading } = lookup;
  const name = lookup.translations.find(({ id }) => id.toUpperCase() === passage?.version)?.name;

  useEffect(() => {
    document.title = `${passage ? `${passage.reference} · ` : ''}Bible Lookup · Berea`;
  }, [passage]);

  return (
    <Shell>
      <div className={style.page}>
        <h1 className={address.reference === null ? style.title : 'unseen'}>Bible Lookup</h1>
        <div className={style.lookup} data-print="no">
          <ReferenceBox
            reference={address.reference ?? ''}
            isLoading={isLoading}
            onLookUp={(reference) => lookup.lookUp(reference, 'stay')}
          />
          <QuickSelection
            passage={passage}
            version={lookup.version}
            translations={lookup.translations}
            onVersion={lookup.chooseVersion}
            onLookUp={(reference) => lookup.lookUp(reference, 'stay')}
          />
        </div>
        <ContentSearch lookup={lookup} boxClassName={style.content} foundClassName={style.found} />
        <div className={style.leaf}>
          <p role="status" className="unseen">
            {!isLoading && passage && `${passage.reference}, ${name ?? passage.version}`}
          </p>
          {address.reference === null && <OpenBible lookup={lookup} />}
          {error && <LookupFailed error={error} onRetry={lookup.retry} titleRef={title} />}
          {passage && <Leaf passage={passage} lookup={lookup} titleRef={title} />}
          {address.reference !== null && !passage && !error && <LeafWaiting />}
        </div>
        <aside className={style.side} aria-label="Your verses" data-print="no">
          <PopularVerses
            reference={passage?.reference}
            onLookUp={(reference) => lookup.lookUp(reference, 'scroll')}
          />
          <ReferenceCard
            title="Favorites"
            list={FAVORITES}
            empty="None yet. Choose Favorite below a passage to keep it here."
            lookup={lookup}
            hrefOf={inReadersTranslation}
          />
          <ReferenceCard
            title="Recent Searches"
            list={RECENT_SEARCHES}
            empty="What you look up will stand here, in this browser alone."
            clearable
            lookup={lookup}
            hrefOf={inReadersTranslation}
          />
          <OnThisDevice />
          <Tips />
        </aside>
      </div>
    </Shell>
  );
}
