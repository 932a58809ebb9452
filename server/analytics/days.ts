export const DAY_MS = 86_400_000;

/** The first millisecond of the first of `days` days (UTC) that end with today. */
export function startOfDays(days: number, now: number): number {
  return Math.floor(now / DAY_MS) * DAY_MS - (days - 1) * DAY_MS;
}

/** YYYY-MM-DD (UTC). */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The days from `since` (the start of one) until today, oldest first. */
export function datesSince(since: number, now: number): string[] {
  const count = Math.floor((now - since) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, day) => dateOf(since + day * DAY_MS));
}
