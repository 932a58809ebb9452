/** Time in use, in milliseconds; what lies between two looks counts only while somebody is there. */
export interface Use {
  readonly used: number;
  readonly lookedAt: number;
}

export const HOUR_MS = 3_600_000;
/** Longer between two looks than this, and the device slept. */
const LOOK_AT_LEAST_MS = 120_000;
/** One reads for so long without touching anything. */
const THERE_FOR_MS = 300_000;

/** What another look makes of it; `lastActAt` is when the reader last touched a key, a finger or the mouse. */
export function look({ used, lookedAt }: Use, now: number, lastActAt: number, visible: boolean): Use {
  const between = now - lookedAt;
  const counts = visible && between > 0 && between <= LOOK_AT_LEAST_MS && now - lastActAt <= THERE_FOR_MS;
  return { used: counts ? used + between : used, lookedAt: now };
}
