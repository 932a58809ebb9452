import { type JSX, useCallback, useEffect, useRef } from 'react';
import { Shell } from '../app/shell.tsx';
import { chosenTranslation } from '../app/translation.ts';
import { usePage } from '../app/use-page.ts';
import { bibleHref } from '../passages/address.ts';
import style from './bible-page.module.css';
import { ContentSearch } from './content-search.tsx';
import { LookupError } from './lookup-error.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { PassageSkeleton } from './passage-skeleton.tsx';
import { PassageView } from './passage-view.tsx';
import { PopularVerses } from './popular-verses.tsx';
import { QuickSelection } from './quick-selection.tsx';
import { ReferenceBox } from './reference-box.tsx';
import { ReferenceCard } from './reference-card.tsx';
import { FAVORITES, RECENT_SEARCHES } from './saved-references.ts';
import { StartReading } from './start-reading.tsx';
import { Tips } from './tips.tsx';
import { type AfterLookup, useLookup } from './use-lookup.ts';

const inReadersTranslation = (reference: string): string => bibleHref(reference, chosenTranslation());

/** The Bible page: look up, read, compare, search and save passages (behaviour 5). */
export function BiblePage(): JSX.Element {
  usePage('Bible Lookup');
  const title = useRef<HTMLHeadingElement>(null);
  const moveToPassage = useCallback((after: AfterLookup): void => {
    if (after === 'stay') return;
    title.current?.scrollIntoView({ block: 'start' });
    if (after === 'focus') title.current?.focus({ preventScroll: true });
  }, []);
  const lookup = useLookup(moveToPassage);
  const { address, passage, error, isLoading } = lookup;
  const translationName = lookup.translations.find(({ id }) => id.toUpperCase() === passage?.version)?.name;

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
        <ContentSearch lookup={lookup} boxClassName={style.search} resultsClassName={style.results} />
        <div className={style.passage}>
          <p role="status" className="unseen">
            {!isLoading && passage && `${passage.reference}, ${translationName ?? passage.version}`}
          </p>
          {address.reference === null && <StartReading lookup={lookup} />}
          {error && <LookupError error={error} onRetry={lookup.retry} titleRef={title} />}
          {passage && <PassageView passage={passage} lookup={lookup} titleRef={title} />}
          {address.reference !== null && !passage && !error && <PassageSkeleton />}
        </div>
        <aside className={style.side} aria-label="Your verses" data-print="no">
          <PopularVerses
            reference={passage?.reference}
            onLookUp={(reference) => lookup.lookUp(reference, 'scroll')}
          />
          <ReferenceCard
            title="Favorites"
            list={FAVORITES}
            empty="None yet. Choose Favorite below a passage to save it here."
            lookup={lookup}
            hrefOf={inReadersTranslation}
          />
          <ReferenceCard
            title="Recent Searches"
            list={RECENT_SEARCHES}
            empty="Passages you look up will appear here. The list is stored only in this browser."
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
