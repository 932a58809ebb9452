const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
/** "9,860" */
export const formatNumber = (value: number): string => whole.format(value);
/** "2.7%" */
export const formatPercent = (value: number): string => `${whole.format(value)}%`;

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
const weekday = inUtc({ weekday: 'short' });
const dayAndMonth = inUtc({ day: 'numeric', month: 'short' });
const dayAndHour = inUtc({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** Of a day in UTC (YYYY-MM-DD): "Sun", and "22 Nov". */
export const weekdayOf = (date: string): string => weekday.format(new Date(date));
export const shortDate = (date: string): string => dayAndMonth.format(new Date(date));
/** "22 Nov, 14:00" in UTC. */
export const hourInUtc = (time: string): string => dayAndHour.format(new Date(time));

const longDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const clockWithSeconds = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Of a time here: "1 September", with the year if it is another one. */
export function longDateOf(time: string, now = new Date()): string {
  const date = new Date(time);
  return (date.getFullYear() === now.getFullYear() ? longDay : longDate).format(date);
}
/** "08:12" on the same day, else as `longDateOf`. */
export function whenOf(time: string, now = new Date()): string {
  const date = new Date(time);
  return date.toDateString() === now.toDateString() ? clock.format(date) : longDateOf(time, now);
}
export const clockOf = (time: number): string => clockWithSeconds.format(new Date(time));
