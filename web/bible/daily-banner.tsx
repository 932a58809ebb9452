import type { JSX } from 'react';
import { Link } from 'wouter';
import { bibleHref } from './address.ts';
import style from './daily-banner.module.css';
import { useDaily } from './daily-query.ts';
import { DailyWords } from './daily-words.tsx';

/** The verse of the day across the page. */
export function DailyBanner(): JSX.Element {
  const daily = useDaily();
  const { verse, version } = daily;
  return (
    <section
      className={style.banner}
      aria-label="Verse of the day"
      aria-busy={daily.isLoading}
      data-long={daily.expectedLength > 200}
    >
      <p className={style.chip}>Verse of the day</p>
      <div className={style.words}>
        <DailyWords daily={daily} />
      </div>
      <p className={style.from}>
        {verse && (
          <>
            <Link href={bibleHref(verse.reference, version)}>{verse.reference}</Link>{' '}
            <span>{verse.version}</span>
          </>
        )}
      </p>
    </section>
  );
}
