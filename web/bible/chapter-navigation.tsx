import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { JSX } from 'react';
import { Link } from 'wouter';
import type { BiblePassage } from '../../contract/bible.ts';
import { neighboursOf } from '../passages/neighbours.ts';
import button from '../ui/button.module.css';
import style from './chapter-navigation.module.css';
import type { Lookup } from './use-lookup.ts';

interface ChapterNavigationProps {
  passage: BiblePassage;
  lookup: Lookup;
  /** OSIS name of the selected verse. */
  chosen: string | null;
}

/** Links to the previous and next chapter, and from a few verses to their wholeChapter chapter. */
export function ChapterNavigation({
  passage,
  lookup: { hrefOf, prepareFor },
  chosen,
}: ChapterNavigationProps): JSX.Element {
  const { previous, next, wholeChapter } = neighboursOf(passage);
  const firstShown = chosen ?? passage.verses[0]?.osis ?? '';
  return (
    <nav className={style.chapters} aria-label="Chapters" data-print="no">
      {previous ? (
        <Link
          href={hrefOf(previous)}
          className={button.text}
          onClick={() => prepareFor(previous, 'focus', false)}
          aria-label={`Previous chapter: ${previous}`}
        >
          <ChevronLeft aria-hidden="true" />
          {previous}
        </Link>
      ) : (
        <span />
      )}
      {wholeChapter && (
        <Link
          href={`${hrefOf(wholeChapter)}#${firstShown}`}
          className={button.text}
          onClick={() => prepareFor(wholeChapter, 'stay', false)}
        >
          Read {wholeChapter}
        </Link>
      )}
      {next && (
        <Link
          href={hrefOf(next)}
          className={button.text}
          onClick={() => prepareFor(next, 'focus', false)}
          aria-label={`Next chapter: ${next}`}
        >
          {next}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
