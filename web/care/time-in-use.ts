/** How long the chat was in use, in milliseconds. The time between two measurements counts only while somebody is there. */
export interface TimeInUse {
  readonly used: number;
  readonly measuredAt: number;
}

export const HOUR_MS = 3_600_000;
/** If more time than this lies between two measurements, the device was asleep. */
const MAX_INTERVAL_MS = 120_000;
/** A reader may read for this long without touching anything. */
const PRESENT_FOR_MS = 300_000;

/** The time in use after another measurement; `lastActedAt` is when the visitor last touched a key, the screen or the mouse. */
export function measureUse(
  { used, measuredAt }: TimeInUse,
  { now, lastActedAt, isVisible }: { now: number; lastActedAt: number; isVisible: boolean },
): TimeInUse {
  const interval = now - measuredAt;
  const isPresent = isVisible && now - lastActedAt <= PRESENT_FOR_MS;
  const counts = isPresent && interval > 0 && interval <= MAX_INTERVAL_MS;
  return { used: counts ? used + interval : used, measuredAt: now };
}
