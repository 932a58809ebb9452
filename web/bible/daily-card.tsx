import BookOpen from 'lucide-react/icons/book-open';
import Share from 'lucide-react/icons/share-2';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { bibleHref } from '../passages/address.ts';
import { CopyVerse } from '../passages/copy-verse.tsx';
import button from '../ui/button.module.css';
import style from './daily-card.module.css';
import { useDaily } from './daily-query.ts';
import { DailyText } from './daily-text.tsx';
import { shareWithToast, showCopyFailed } from './share-with-toast.ts';

/** Stands in until the verse is loaded, so that the invisible buttons take up their space. */
const NO_VERSE = { reference: '', text: '', version: '' };

/** The verse of the day in full, with buttons to copy, share and open it. */
export function DailyCard(): JSX.Element {
  const daily = useDaily();
  const { verse, version } = daily;
  const shared = verse ?? NO_VERSE;
  const href = verse ? bibleHref(verse.reference, version) : '/bible';
  return (
    <article className={style.card} aria-label="Today’s verse" aria-busy={daily.isLoading}>
      <p className={style.theme}>{verse?.theme ?? '\u00a0'}</p>
      <figure className={style.figure}>
        <div className={style.text}>
          <DailyText daily={daily} />
        </div>
        <figcaption className={style.from}>
          {verse ? (
            <>
              <b>{verse.reference}</b> <span>{verse.version}</span>
              {verse.insteadOf && <span>The {verse.insteadOf} is not on this device.</span>}
            </>
          ) : (
            '\u00a0'
          )}
        </figcaption>
      </figure>
      <div className={verse ? style.actions : `${style.actions} ${style.waiting}`} data-print="no">
        <CopyVerse
          shared={shared}
          className={button.text}
          onOutcome={(worked) => worked || showCopyFailed()}
        />
        <button type="button" className={button.text} onClick={() => void shareWithToast(shared, href)}>
          <Share aria-hidden="true" />
          Share
        </button>
        <Link href={href} className={button.text}>
          <BookOpen aria-hidden="true" />
          Open in the Bible
        </Link>
      </div>
    </article>
  );
}
