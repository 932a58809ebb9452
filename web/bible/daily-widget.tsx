import Sun from 'lucide-react/icons/sun';
import type { JSX } from 'react';
import { useDaily } from './daily-query.ts';
import { DailyReference } from './daily-reference.tsx';
import { DailyText } from './daily-text.tsx';
import style from './daily-widget.module.css';

/** The verse of the day, small, beside a conversation. */
export function DailyWidget(): JSX.Element {
  const daily = useDaily();
  return (
    <section aria-labelledby="verse-of-the-day" aria-busy={daily.isLoading}>
      <h2 id="verse-of-the-day" className={style.chip}>
        <Sun aria-hidden="true" />
        Verse of the day
      </h2>
      <figure className={style.scripture}>
        <DailyText daily={daily} />
        <figcaption className={style.from}>
          <DailyReference daily={daily} />
        </figcaption>
      </figure>
    </section>
  );
}
