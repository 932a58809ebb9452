import Search from 'lucide-react/icons/search';
import { type JSX, useState } from 'react';
import { sentenceOf } from '../app/request.ts';
import { FromDeviceNote } from '../passages/device/from-device-note.tsx';
import { OutOfReach } from '../passages/device/read-bible.ts';
import button from '../ui/button.module.css';
import card from './card.module.css';
import style from './content-search.module.css';
import { FoundList } from './found-list.tsx';
import { SearchFilters } from './search-filters.tsx';
import type { Lookup } from './use-lookup.ts';
import { EVERYWHERE, useVerseSearch } from './verse-search.ts';

interface ContentSearchProps {
  lookup: Lookup;
  boxClassName: string | undefined;
  foundClassName: string | undefined;
}

const AWAY = 'Searching needs a connection, or a translation that is kept under “On this device”.';

/** Finds verses by the words that somebody remembers; what is found stands in the page's main column. */
export function ContentSearch({ lookup, boxClassName, foundClassName }: ContentSearchProps): JSX.Element {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(EVERYWHERE);
  const found = useVerseSearch(typed, place, lookup.wanted);
  const total = found.pages?.[0]?.total;
  return (
    <>
      <search className={`${card.card} ${boxClassName}`} data-print="no">
        <h2>
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
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
      </search>
      {found.query !== '' && (
        <section
          className={`${style.found} ${foundClassName}`}
          aria-labelledby="found"
          aria-busy={found.isLoading}
          data-print="no"
        >
          <div className={style.head}>
            <h2 id="found">Verses found</h2>
            <button type="button" className={button.text} onClick={() => setTyped('')}>
              Close search
            </button>
          </div>
          <SearchFilters place={place} onChange={setPlace} />
          <p role="status" className={style.count}>
            {total !== undefined && !found.isLoading && countOf(total, found.query)}
          </p>
          {found.error && (
            <p role="alert">
              {found.error instanceof OutOfReach ? AWAY : sentenceOf(found.error)}{' '}
              <button type="button" className={button.text} onClick={found.retry}>
                Try again
              </button>
            </p>
          )}
          {found.pages?.[0] && <FromDeviceNote read={found.pages[0]} className={style.count} />}
          {found.pages && <FoundList found={found} pages={found.pages} lookup={lookup} />}
        </section>
      )}
    </>
  );
}

function countOf(total: number, query: string): string {
  if (total === 0) return `No verses found matching "${query}".`;
  return total === 1 ? '1 verse' : `${total.toLocaleString('en')} verses, the best first`;
}
