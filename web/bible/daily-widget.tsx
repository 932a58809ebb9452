import Sun from 'lucide-react/icons/sun';
import type { JSX } from 'react';
import { Link } from 'wouter';
import { bibleHref } from './address.ts';
import { useDaily } from './daily-query.ts';
import style from './daily-widget.module.css';
import { DailyWords } from './daily-words.tsx';

/** The verse of the day in small, beside a conversation. */
export function DailyWidget(): JSX.Element {
  const daily = useDaily();
  const { verse, version } = daily;
  return (
    <section aria-labelledby="verse-of-the-day" aria-busy={daily.isLoading}>
      <h2 id="verse-of-the-day" className={style.chip}>
        <Sun aria-hidden="true" />
        Verse of the day
      </h2>
      <figure className={style.scripture}>
        <DailyWords daily={daily} />
        <figcaption className={style.from}>
          {verse && (
            <>
              <Link href={bibleHref(verse.reference, version)}>{verse.reference}</Link>
              <span>{verse.version}</span>
            </>
          )}
        </figcaption>
      </figure>
    </section>
  );
}
