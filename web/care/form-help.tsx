import { type JSX, useEffect, useState } from 'react';
import type { Care } from '../../contract/chat.ts';
import { CarePanel } from './care-panel.tsx';
import { detectCare } from './detect-care.ts';
import { QuietHelp } from './quiet-help.tsx';

/** How long typing has to pause before the words are examined. */
const PAUSE_MS = 400;

/** Help for what is written in a form: the panel for urgent danger, the quiet line for signs. Once shown, help stays. */
export function FormHelp({ words }: { words: string }): JSX.Element | null {
  const [care, setCare] = useState<Care | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      const found = words.trim() ? detectCare([], words) : null;
      setCare((shown) => (found && shown?.level !== 'urgent' ? found : shown));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <div role="status">
      {care && (care.level === 'urgent' ? <CarePanel care={care} /> : <QuietHelp care={care} />)}
    </div>
  );
}
