import type { JSX } from 'react';
import { Link } from 'wouter';
import type { BibleSearch } from '../../contract/bible.ts';
import { VerseText } from '../passages/verse-text.tsx';
import button from '../ui/button.module.css';
import style from './content-search.module.css';
import { referenceOf } from './osis-reference.ts';
import type { Lookup } from './use-lookup.ts';
import type { FoundVerses } from './verse-search.ts';

interface FoundListProps {
  found: FoundVerses;
  pages: readonly BibleSearch[];
  lookup: Lookup;
}

/** What was found, best first; before it the passage that was named, or what is to be said of a saying. */
export function FoundList({ found, pages, lookup }: FoundListProps): JSX.Element {
  const { passage, saying } = pages[0] ?? {};
  return (
    <>
      {passage && (
        <p className={style.named}>
          This is a place in the Bible: <OpenLink reference={passage.reference} lookup={lookup} />
        </p>
      )}
      {saying && <Saying saying={saying} lookup={lookup} />}
      <ol className={style.verses}>
        {pages.flatMap(({ verses }) =>
          verses.map(({ osis, reference, text, version, matches }) => (
            <li key={osis}>
              <OpenLink reference={reference} lookup={lookup} />
              <span className={style.version}>{version}</span>
              <p className={style.words}>
                <VerseText verse={{ text }} marked={matches} />
              </p>
            </li>
          )),
        )}
      </ol>
      {found.hasMore && (
        <button type="button" className={button.quiet} disabled={found.isLoading} onClick={found.more}>
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
        <p className={style.near}>
          What comes near:{' '}
          {saying.near.map((osis) => (
            <OpenLink key={osis} reference={referenceOf(osis)} lookup={lookup} />
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
      onClick={() => lookup.expect('focus', reference, true)}
    >
      {reference}
    </Link>
  );
}
