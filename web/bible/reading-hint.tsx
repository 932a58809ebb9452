import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { type JSX, useState } from 'react';
import { recall, remember } from '../app/storage.ts';
import button from '../ui/button.module.css';
import style from './reading-hint.module.css';

const NAME = 'bible.hint-seen';
const isTrue = (value: unknown): value is true => value === true;

/** Says once what touching the text does; its style shows it only where there is a finger, and room. */
export function ReadingHint(): JSX.Element | null {
  const [isSeen, setSeen] = useState(() => recall('browser', NAME, isTrue) !== null);
  if (isSeen) return null;
  const dismiss = (): void => {
    remember('browser', NAME, true);
    setSeen(true);
  };
  return (
    <div className={style.hint} role="note" data-print="no">
      <ArrowLeftRight aria-hidden="true" />
      <p>Swipe for the next chapter. Tap a verse to save, copy or compare it.</p>
      <button type="button" className={button.text} onClick={dismiss}>
        Got it
      </button>
    </div>
  );
}
