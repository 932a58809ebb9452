import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { JSX } from 'react';
import { Link } from 'wouter';
import type { BiblePassage } from '../../contract/bible.ts';
import { neighboursOf } from '../passages/neighbours.ts';
import button from '../ui/button.module.css';
import style from './chapter-turn.module.css';
import type { Lookup } from './use-lookup.ts';

interface ChapterTurnProps {
  passage: BiblePassage;
  lookup: Lookup;
  chosen: string | null;
}

/** To the chapters beside the passage, and from a verse to the chapter that it stands in. */
export function ChapterTurn({ passage, lookup: { hrefOf, expect }, chosen }: ChapterTurnProps): JSX.Element {
  const { previous, next, whole } = neighboursOf(passage);
  const place = chosen ?? passage.verses[0]?.osis ?? '';
  return (
    <nav className={style.turn} aria-label="Chapters" data-print="no">
      {previous ? (
        <Link
          href={hrefOf(previous)}
          className={button.text}
          onClick={() => expect('focus', previous, false)}
          aria-label={`Previous chapter: ${previous}`}
        >
          <ChevronLeft aria-hidden="true" />
          {previous}
        </Link>
      ) : (
        <span />
      )}
      {whole && (
        <Link
          href={`${hrefOf(whole)}#${place}`}
          className={button.text}
          onClick={() => expect('stay', whole, false)}
        >
          Read {whole}
        </Link>
      )}
      {next && (
        <Link
          href={hrefOf(next)}
          className={button.text}
          onClick={() => expect('focus', next, false)}
          aria-label={`Next chapter: ${next}`}
        >
          {next}
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
