import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Says when something refused can be tried again, where that is more than a minute away; else empty. */
export function whenToTryAgain(at: number, now: number): string {
  const minutes = Math.ceil((at - now) / MINUTE_MS);
  if (minutes <= 1) return '';
  const wait = minutes < 90 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`;
  // With the time of day, which stays true while the sentence does.
  const time = new Date(at).toLocaleTimeString([], { hour: 'numeric', minute: '2-digit' });
  return ` You can try again in about ${wait}, at ${time}.`;
}

/** Whether a time (milliseconds since 1970) has come. Draws again when it does. */
export function useHasCome(at: number): boolean {
  const [passed, setPassed] = useState(0);
  const hasCome = passed >= at;
  useEffect(() => {
    if (hasCome) return;
    const timer = setTimeout(() => setPassed(at), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [at, hasCome]);
  return hasCome;
}
