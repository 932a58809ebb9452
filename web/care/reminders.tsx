import { type JSX, useEffect, useRef, useState } from 'react';
import { REMINDERS } from '../../content/care/age.ts';
import { isUnderEighteen, useToldAge } from '../app/age-band.ts';
import { recall, remember } from '../app/storage.ts';
import { USE } from './kept.ts';
import { HOUR_MS, look } from './use-time.ts';

const LOOK_EVERY_MS = 30_000;
const ACTS = ['keydown', 'pointerdown', 'wheel', 'scroll', 'touchmove'] as const;

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

interface RemindersProps {
  /** The conversation has no message yet: its notice has just said it all. */
  fresh: boolean;
  /** It is time to say it again. */
  onDue: () => void;
}

/** Counts the time that the chat is in use, and says when it is time to be reminded: after three hours, under 18 each hour. */
export function Reminders({ fresh, onDue }: RemindersProps): JSX.Element {
  const age = useToldAge();
  const every = isUnderEighteen(age) ? HOUR_MS : 3 * HOUR_MS;
  const latest = useRef({ every, onDue });
  const [said, setSaid] = useState('');
  useEffect(() => {
    latest.current = { every, onDue };
  });
  useEffect(() => {
    if (fresh) remember('browser', USE, 0);
  }, [fresh]);
  useEffect(() => {
    let lastActAt = Date.now();
    let use = { used: recall('browser', USE, isCount) ?? 0, lookedAt: Date.now() };
    const act = (): void => {
      lastActAt = Date.now();
    };
    const timer = setInterval(() => {
      // Another tab, or a new conversation, may have counted meanwhile.
      const used = recall('browser', USE, isCount) ?? use.used;
      use = look({ ...use, used }, Date.now(), lastActAt, document.visibilityState === 'visible');
      if (use.used < latest.current.every) {
        remember('browser', USE, use.used);
        return;
      }
      remember('browser', USE, 0);
      use = { ...use, used: 0 };
      setSaid((now) => `${reminderOf(age)}${now.endsWith(' ') ? '' : ' '}`);
      latest.current.onDue();
    }, LOOK_EVERY_MS);
    for (const name of ACTS) addEventListener(name, act, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const name of ACTS) removeEventListener(name, act, { capture: true });
    };
  }, [age]);
  return (
    <div className="unseen" role="status" data-print="no">
      {said}
    </div>
  );
}

/** Said behind the turn at which it was time. */
export function Reminder({ className }: { className: string | undefined }): JSX.Element {
  return (
    <p className={className} aria-live="off" data-print="no">
      {reminderOf(useToldAge())}
    </p>
  );
}

const reminderOf = (age: ReturnType<typeof useToldAge>): string => REMINDERS[age ?? 'unsaid'];
