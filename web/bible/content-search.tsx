import Search from 'lucide-react/icons/search';
import { type JSX, useState } from 'react';
import { sentenceOf } from '../app/request.ts';
import { FromDeviceNote } from '../passages/device/from-device-note.tsx';
import { OfflineError } from '../passages/device/read-bible.ts';
import button from '../ui/button.module.css';
import card from './card.module.css';
import style from './content-search.module.css';
import { SearchFilters } from './search-filters.tsx';
import { SearchResults } from './search-results.tsx';
import type { Lookup } from './use-lookup.ts';
import { useVerseSearch, WHOLE_BIBLE } from './verse-search.ts';

interface ContentSearchProps {
  lookup: Lookup;
  typed: string;
  onType: (words: string) => void;
  boxClassName: string | undefined;
  resultsClassName: string | undefined;
}

const OFFLINE = 'Searching needs a connection, or a translation downloaded under “On this device”.';

/** Finds verses by words that a reader remembers; the results appear in the page's main column. */
export function ContentSearch(props: ContentSearchProps): JSX.Element {
  const { lookup, typed, onType, boxClassName, resultsClassName } = props;
  const [scope, setScope] = useState(WHOLE_BIBLE);
  const search = useVerseSearch(typed, scope, lookup.requestedVersion);
  const total = search.pages?.[0]?.total;
  return (
    <>
      <search className={`${card.card} ${style.search} ${boxClassName}`} data-print="no">
        <h2 className={style.title}>
          <label htmlFor="content-search">Search by Verse Content</label>
        </h2>
        <div className={style.box}>
          <Search aria-hidden="true" />
          <input
            id="content-search"
            type="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder="truth will set you free"
            value={typed}
            onChange={({ target }) => onType(target.value)}
          />
        </div>
      </search>
      {search.query !== '' && (
        <section
          className={`${style.results} ${resultsClassName}`}
          aria-labelledby="found"
          aria-busy={search.isLoading}
          data-print="no"
        >
          <div className={style.head}>
            <h2 id="found">Verses found</h2>
            <button type="button" className={button.text} onClick={() => onType('')}>
              Close search
            </button>
          </div>
          <SearchFilters scope={scope} onChange={setScope} />
          <p role="status" className={style.count}>
            {total !== undefined && !search.isLoading && resultCount(total, search.query)}
          </p>
          {search.error && (
            <p role="alert">
              {search.error instanceof OfflineError ? OFFLINE : sentenceOf(search.error)}{' '}
              <button type="button" className={button.text} onClick={search.retry}>
                Try again
              </button>
            </p>
          )}
          {search.pages?.[0] && <FromDeviceNote read={search.pages[0]} className={style.count} />}
          {search.pages && <SearchResults search={search} pages={search.pages} lookup={lookup} />}
        </section>
      )}
    </>
  );
}

function resultCount(total: number, query: string): string {
  if (total === 0) return `No verses found matching "${query}".`;
  return total === 1 ? '1 verse' : `${total.toLocaleString('en')} verses, best matches first`;
}
