import { useEffect, useState } from 'react';

/** A day of the reader's own calendar, as YYYY-MM-DD. */
export function dateOf(time: Date): string {
  const [year, month, day] = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Milliseconds until the reader's next midnight, by the clock on the wall: a day may have 23 or 25 hours. */
export function untilMidnight(time: Date): number {
  const midnight = new Date(time.getFullYear(), time.getMonth(), time.getDate() + 1);
  return midnight.getTime() - time.getTime();
}

/** The reader's date. It changes at their midnight, and where a phone slept through it, when it wakes. */
export function useToday(): string {
  const [today, setToday] = useState(() => dateOf(new Date()));
  useEffect(() => {
    let timer = 0;
    const look = (): void => {
      clearTimeout(timer);
      const now = new Date();
      setToday(dateOf(now));
      timer = window.setTimeout(look, untilMidnight(now));
    };
    look();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  return today;
}
