import { useQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { JSX, ReactNode } from 'react';
import { Link } from 'wouter';
import { BOOKS } from '../../scripture/text/books.ts';
import {
  type ChapterAddress,
  chapterBeside,
  chapterPath,
  chapterReference,
  readChapterAddress,
} from '../../scripture/text/chapter-address.ts';
import { TRANSLATION_IDS, TRANSLATIONS } from '../../scripture/translations.ts';
import { Shell } from '../app/shell.tsx';
import { usePage } from '../app/use-page.ts';
import { bibleHref } from '../passages/address.ts';
import { PassageError } from '../passages/passage-error.tsx';
import { passageQuery } from '../passages/passage-query.ts';
import { PassageText } from '../passages/passage-text.tsx';
import button from '../ui/button.module.css';
import navigation from './chapter-navigation.module.css';
import style from './chapter-page.module.css';

interface ChapterPageProps {
  /** The parts of the address. */
  params: { readonly version?: string; readonly book?: string; readonly chapter?: string };
  /** Shown where the address names no chapter. */
  notFound: ReactNode;
}

/** One chapter of one translation, to read and to link to, complete without scripts (behaviour 5.11). */
export function ChapterPage({ params, notFound }: ChapterPageProps): ReactNode {
  const address = readChapterAddress(params);
  return address ? <Chapter key={chapterPath(address)} address={address} /> : notFound;
}

function Chapter({ address }: { address: ChapterAddress }): JSX.Element {
  const { version } = address;
  const reference = chapterReference(address);
  const { label, name } = TRANSLATIONS[version];
  usePage(`${reference} (${label})`);
  const { data: passage, error, refetch } = useQuery(passageQuery(reference, version));
  return (
    <Shell isReading>
      <article className={style.page} aria-labelledby="chapter">
        <header className={style.head}>
          <div>
            <h1 id="chapter">{reference}</h1>
            <p className={style.version}>{name}</p>
          </div>
          <Translations address={address} />
        </header>
        <div className={passage ? style.leaf : `${style.leaf} ${style.waiting}`}>
          {passage && (
            <PassageText
              passage={passage}
              numberOf={({ verse }) => (
                <sup id={`v${verse}`} className={style.number}>
                  {verse}
                </sup>
              )}
            />
          )}
          {error && <PassageError {...{ error, reference, version }} onRetry={() => void refetch()} />}
        </div>
        <p className={style.study} data-print="no">
          <Link href={bibleHref(reference, version)} className={button.quiet}>
            <BookOpen aria-hidden="true" />
            Compare, listen or keep a verse
          </Link>
        </p>
        <Neighbours address={address} />
        <OtherChapters address={address} />
      </article>
    </Shell>
  );
}

/** The same chapter in each translation. */
function Translations({ address }: { address: ChapterAddress }): JSX.Element {
  return (
    <nav aria-label="Translations" data-print="no">
      <ul className={style.translations}>
        {TRANSLATION_IDS.map((id) => (
          <li key={id}>
            <Link
              href={chapterPath({ ...address, version: id })}
              aria-current={id === address.version ? 'page' : undefined}
            >
              {TRANSLATIONS[id].label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Neighbours({ address }: { address: ChapterAddress }): JSX.Element {
  const previous = chapterBeside(address, -1);
  const next = chapterBeside(address, 1);
  return (
    <nav className={navigation.chapters} aria-label="Chapters" data-print="no">
      {previous ? (
        <Link href={chapterPath(previous)} rel="prev" className={button.text}>
          <ChevronLeft aria-hidden="true" />
          <span className="unseen">Previous chapter: </span>
          {chapterReference(previous)}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link href={chapterPath(next)} rel="next" className={button.text}>
          <span className="unseen">Next chapter: </span>
          {chapterReference(next)}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

const chaptersOf = ({ version, book }: ChapterAddress): ChapterAddress[] =>
  book.chapters.map((_verses, at) => ({ version, book, chapter: at + 1 }));

/** Links to the other chapters of the book and to the other books. */
function OtherChapters({ address }: { address: ChapterAddress }): JSX.Element {
  const { version, book } = address;
  return (
    <>
      {book.chapters.length > 1 && (
        <details className={style.more} data-print="no">
          <summary>All chapters of {book.name}</summary>
          <ul className={style.list}>
            {chaptersOf(address).map((each) => (
              <li key={each.chapter}>
                <Link href={chapterPath(each)} aria-label={chapterReference(each)}>
                  {each.chapter}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details className={style.more} data-print="no">
        <summary>All books</summary>
        <ul className={style.list}>
          {BOOKS.map((each) => (
            <li key={each.osis}>
              <Link href={chapterPath({ version, book: each, chapter: 1 })}>{each.name}</Link>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
