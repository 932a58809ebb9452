import { type JSX, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PAGES } from '../../contract/pages.ts';
import { Shell } from '../app/shell.tsx';
import { chosenTranslation } from '../app/translation.ts';
import { usePage } from '../app/use-page.ts';
import { bibleHref } from '../passages/address.ts';
import style from './bible-page.module.css';
import { Finder } from './finder.tsx';
import type { FinderWay } from './finder-tabs.tsx';
import { LookupError } from './lookup-error.tsx';
import { OnThisDevice } from './on-this-device.tsx';
import { PassageSkeleton } from './passage-skeleton.tsx';
import { PassageView } from './passage-view.tsx';
import { PopularVerses } from './popular-verses.tsx';
import { ReferenceCard } from './reference-card.tsx';
import { ReturnLink } from './return-link.tsx';
import { FAVORITES, RECENT_SEARCHES } from './saved-references.ts';
import { StartReading } from './start-reading.tsx';
import { Tips } from './tips.tsx';
import { type AfterLookup, useLookup } from './use-lookup.ts';
import { useOpenedFrom } from './use-opened-from.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useSearchedWords } from './use-searched-words.ts';
import { useSmallScreen } from './use-small-screen.ts';
import { WhereYouStopped } from './where-you-stopped.tsx';

const inReadersTranslation = (reference: string): string => bibleHref(reference, chosenTranslation());

/** The Bible page: look up, read, compare, search and save passages (behaviour 5). */
export function BiblePage(): JSX.Element {
  usePage(PAGES.bible.name);
  const title = useRef<HTMLHeadingElement>(null);
  const moveToPassage = useCallback((after: AfterLookup): void => {
    if (after === 'stay') return;
    title.current?.scrollIntoView({ block: 'start' });
    if (after === 'focus') title.current?.focus({ preventScroll: true });
  }, []);
  const lookup = useLookup(moveToPassage);
  const { address, passage, error, isLoading } = lookup;
  const isSmall = useSmallScreen();
  const isReading = address.reference !== null;
  useReadingPlace(passage);
  const openedFrom = useOpenedFrom();
  const [way, setWay] = useState<FinderWay>('reference');
  const [searched, setSearched] = useSearchedWords(() => setWay('content'));
  const search = (words: string): void => {
    // Drawn at once: the box of a hidden tab takes no focus.
    flushSync(() => {
      setWay('content');
      setSearched(words);
    });
    document.getElementById('content-search')?.focus();
  };
  const translationName = lookup.translations.find(({ id }) => id.toUpperCase() === passage?.version)?.name;

  useEffect(() => {
    document.title = `${passage ? `${passage.reference} · ` : ''}Bible Lookup · Berea`;
  }, [passage]);

  return (
    <Shell isReading={isReading}>
      <div className={isReading ? style.reading : style.page}>
        <h1 className={isReading ? 'unseen' : style.title}>Bible Lookup</h1>
        <Finder
          lookup={lookup}
          openedFrom={openedFrom}
          isSmall={isSmall}
          way={way}
          onWay={setWay}
          searched={searched}
          onSearch={setSearched}
        />
        <div className={style.passage}>
          {!isSmall && openedFrom && (
            <div className={style.return} data-covers-text>
              <ReturnLink to={openedFrom} />
            </div>
          )}
          <p role="status" className="unseen">
            {!isLoading && passage && `${passage.reference}, ${translationName ?? passage.version}`}
          </p>
          {!isReading && <StartReading lookup={lookup} />}
          {error && <LookupError error={error} onRetry={lookup.retry} onSearch={search} titleRef={title} />}
          {passage && <PassageView passage={passage} lookup={lookup} isSmall={isSmall} titleRef={title} />}
          {isReading && !passage && !error && <PassageSkeleton />}
        </div>
        <aside className={style.side} aria-label="Your verses" data-print="no">
          <PopularVerses
            reference={passage?.reference}
            onLookUp={(reference) => lookup.lookUp(reference, 'scroll')}
          />
          <WhereYouStopped />
          <ReferenceCard
            title="Favorites"
            list={FAVORITES}
            fullNote={(oldest) =>
              `The list is full (${FAVORITES.limit}). With the next favorite the oldest, ${oldest}, goes.`
            }
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
