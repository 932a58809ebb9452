import { longDateOf } from './parts/format.ts';

const DAY_MS = 24 * 3_600_000;

/** "today, 21:40", "yesterday, 08:12", "7 November 2026": when something was, in the browser's own time. */
export function when(time: string, now = new Date()): string {
  const date = new Date(time);
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate()).getTime();
  const clock = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (date.getTime() >= midnight) return `today, ${clock}`;
  if (date.getTime() >= midnight - DAY_MS) return `yesterday, ${clock}`;
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "today, 21:40", "tomorrow, 08:12", "7 January 2027": when something will be, in the browser's own time. */
export function comingWhen(time: string, now = new Date()): string {
  const date = new Date(time);
  const isOn = (day: number): boolean =>
    date.toDateString() === new Date(now.getFullYear(), now.getMonth(), now.getDate() + day).toDateString();
  const clock = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (isOn(0)) return `today, ${clock}`;
  return isOn(1) ? `tomorrow, ${clock}` : longDateOf(time, now);
}

/** "214 MB", "1.2 GB" */
export function inBytes(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const value = bytes / 1_000 ** power;
  return `${value < 10 && power > 0 ? value.toFixed(1) : Math.round(value)} ${units[power]}`;
}
