import { useEffect, useState } from 'react';

/** The day of `time` in the reader's time zone, as YYYY-MM-DD. */
export function dateOf(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Milliseconds until the reader's next midnight, in local time: a day may have 23 or 25 hours. */
export function untilMidnight(time: Date): number {
  const midnight = new Date(time.getFullYear(), time.getMonth(), time.getDate() + 1);
  return midnight.getTime() - time.getTime();
}

/** The day for which the page is rendered; null once the app has it in hand. */
let renderedDay: string | null = null;

/**
 * Sets the day (YYYY-MM-DD) that a page is first drawn for: on the server, which does not know the reader's, and in the
 * browser as long as the server's HTML is taken over.
 */
export function renderFor(day: string | null): void {
  renderedDay = day;
}

/** The reader's date. It changes at their midnight, or when a phone that slept through midnight wakes. */
export function useToday(): string {
  const [today, setToday] = useState(() => renderedDay ?? dateOf(new Date()));
  useEffect(() => {
    let timer = 0;
    const update = (): void => {
      clearTimeout(timer);
      const now = new Date();
      setToday(dateOf(now));
      timer = window.setTimeout(update, untilMidnight(now));
    };
    update();
    document.addEventListener('visibilitychange', update);
    addEventListener('pageshow', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
      removeEventListener('pageshow', update);
    };
  }, []);
  return today;
}
