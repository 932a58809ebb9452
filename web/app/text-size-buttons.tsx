import type { JSX } from 'react';
import { stepTextSize, useTextSize } from './text-size.ts';
import style from './text-size-buttons.module.css';

/** Makes what is read smaller or larger. `onStep` takes the step where the page has to hold its place. */
export function TextSizeButtons({ onStep = stepTextSize }: { onStep?: (by: 1 | -1) => void }): JSX.Element {
  const { isLargest, isSmallest } = useTextSize();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no set of form fields
    <span className={style.size} role="group" aria-label="Text size" data-print="no">
      <button type="button" aria-label="Smaller text" disabled={isSmallest} onClick={() => onStep(-1)}>
        A
      </button>
      <button type="button" aria-label="Larger text" disabled={isLargest} onClick={() => onStep(1)}>
        A
      </button>
    </span>
  );
}
