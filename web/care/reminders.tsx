import { type JSX, useEffect, useRef, useState } from 'react';
import { REMINDERS } from '../../content/care/age.ts';
import { isUnderEighteen, useStatedAge } from '../app/age-band.ts';
import { recall, remember } from '../app/storage.ts';
import { TIME_IN_USE } from '../app/visitor-data.ts';
import { HOUR_MS, measureUse, type TimeInUse } from './time-in-use.ts';

const MEASURE_EVERY_MS = 30_000;
const VISITOR_EVENTS = ['keydown', 'pointerdown', 'wheel', 'scroll', 'touchmove'] as const;

const isDuration = (value: unknown): value is number => typeof value === 'number' && value >= 0;

interface RemindersProps {
  /** The conversation has no message: its first screen has just said that this is a program. */
  isEmpty: boolean;
  /** Called when the visitor is to be reminded. */
  onDue: () => void;
}

/** Reminds the visitor that this is a program after three hours of use; under 18, after each hour. */
export function Reminders({ isEmpty, onDue }: RemindersProps): JSX.Element {
  const age = useStatedAge();
  const interval = isUnderEighteen(age) ? HOUR_MS : 3 * HOUR_MS;
  const latest = useRef({ interval, onDue });
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    latest.current = { interval, onDue };
  });
  useEffect(() => {
    if (isEmpty) remember('browser', TIME_IN_USE, 0);
  }, [isEmpty]);
  useEffect(
    () =>
      measureInUse((used) => {
        if (used < latest.current.interval) return false;
        // A different text each time, so that screen readers announce it again.
        setAnnouncement((last) => `${reminderFor(age)}${last.endsWith(' ') ? '' : ' '}`);
        latest.current.onDue();
        return true;
      }),
    [age],
  );
  return (
    <div className="unseen" role="status" data-print="no">
      {announcement}
    </div>
  );
}

/** Measures the time in use while the page is open. It starts again at 0 when `isDue` returns true. Returns a function that stops. */
function measureInUse(isDue: (used: number) => boolean): () => void {
  let lastActedAt = Date.now();
  let use: TimeInUse = { used: recall('browser', TIME_IN_USE, isDuration) ?? 0, measuredAt: Date.now() };
  const onAct = (): void => {
    lastActedAt = Date.now();
  };
  const timer = setInterval(() => {
    // Another tab, or a new conversation, may have changed it.
    const used = recall('browser', TIME_IN_USE, isDuration) ?? use.used;
    const isVisible = document.visibilityState === 'visible';
    use = measureUse({ ...use, used }, { now: Date.now(), lastActedAt, isVisible });
    if (isDue(use.used)) use = { ...use, used: 0 };
    remember('browser', TIME_IN_USE, use.used);
  }, MEASURE_EVERY_MS);
  for (const name of VISITOR_EVENTS) addEventListener(name, onAct, { capture: true, passive: true });
  return () => {
    clearInterval(timer);
    for (const name of VISITOR_EVENTS) removeEventListener(name, onAct, { capture: true });
  };
}

/** Shown after the turn at which it became due. */
export function Reminder({ className }: { className: string | undefined }): JSX.Element {
  return (
    <p className={className} aria-live="off" data-print="no">
      {reminderFor(useStatedAge())}
    </p>
  );
}

const reminderFor = (age: ReturnType<typeof useStatedAge>): string => REMINDERS[age ?? 'unsaid'];
