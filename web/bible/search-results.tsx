import type { JSX } from 'react';
import { Link } from 'wouter';
import type { BibleSearch } from '../../contract/bible.ts';
import { VerseText } from '../passages/verse-text.tsx';
import button from '../ui/button.module.css';
import style from './content-search.module.css';
import { osisToReference } from './osis-reference.ts';
import type { Lookup } from './use-lookup.ts';
import type { VerseSearch } from './verse-search.ts';

interface SearchResultsProps {
  search: VerseSearch;
  pages: readonly BibleSearch[];
  lookup: Lookup;
}

/** The verses found, best match first; above them the passage that the query names, or a note on a saying. */
export function SearchResults({ search, pages, lookup }: SearchResultsProps): JSX.Element {
  const { passage, saying } = pages[0] ?? {};
  return (
    <>
      {passage && (
        <p className={style.named}>
          Go to the passage: <OpenLink reference={passage.reference} lookup={lookup} />
        </p>
      )}
      {saying && <Saying saying={saying} lookup={lookup} />}
      <ol className={style.verses}>
        {pages.flatMap(({ verses }) =>
          verses.map(({ osis, reference, text, version, matches }) => (
            <li key={osis}>
              <OpenLink reference={reference} lookup={lookup} />
              <span className={style.version}>{version}</span>
              <p className={style.text}>
                <VerseText verse={{ text }} marked={matches} />
              </p>
            </li>
          )),
        )}
      </ol>
      {search.hasMore && (
        <button type="button" className={button.quiet} disabled={search.isLoading} onClick={search.more}>
          Show more
        </button>
      )}
    </>
  );
}

function Saying({
  saying,
  lookup,
}: {
  saying: NonNullable<BibleSearch['saying']>;
  lookup: Lookup;
}): JSX.Element {
  return (
    <aside className={style.saying} aria-label="About this saying">
      <p>
        <b>“{saying.text}” is not in the Bible.</b> {saying.note}
      </p>
      {saying.near.length > 0 && (
        <p className={style.related}>
          Related passages:{' '}
          {saying.near.map((osis) => (
            <OpenLink key={osis} reference={osisToReference(osis)} lookup={lookup} />
          ))}
        </p>
      )}
    </aside>
  );
}

function OpenLink({ reference, lookup }: { reference: string; lookup: Lookup }): JSX.Element {
  return (
    <Link
      href={lookup.hrefOf(reference)}
      className={style.reference}
      onClick={() => lookup.prepareFor(reference, 'focus', true)}
    >
      {reference}
    </Link>
  );
}
