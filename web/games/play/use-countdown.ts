import { useEffect, useRef, useState } from 'react';

const TICK_MS = 200;

/** Seconds left until `deadline` (milliseconds since 1970; null: no clock). Calls `onEnd` once when it has passed. */
export function useCountdown(deadline: number | null, onEnd: () => void): number {
  const [now, setNow] = useState(Date.now);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (deadline === null) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() < deadline) return;
      clearInterval(timer);
      end.current();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline === null ? 0 : Math.max(0, Math.ceil((deadline - now) / 1_000));
}
