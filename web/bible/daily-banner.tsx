import type { JSX } from 'react';
import style from './daily-banner.module.css';
import { useDaily } from './daily-query.ts';
import { DailyReference } from './daily-reference.tsx';
import { DailyText } from './daily-text.tsx';

/** The verse of the day as a banner across the page. */
export function DailyBanner(): JSX.Element {
  const daily = useDaily();
  return (
    <section
      className={style.banner}
      aria-label="Verse of the day"
      aria-busy={daily.isLoading}
      data-long={daily.expectedLength > 200}
    >
      <p className={style.chip}>Verse of the day</p>
      <div className={style.text}>
        <DailyText daily={daily} />
      </div>
      <p className={style.from}>
        <DailyReference daily={daily} />
      </p>
    </section>
  );
}
